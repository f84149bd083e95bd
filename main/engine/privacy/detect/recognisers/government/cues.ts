import type { PreparedText } from '../../../entities/entity';
import { identityCard } from '../../../entities/government/documents';
import type { Scheme } from '../../../entities/government/scheme';
import { schemes } from '../../../entities/government/schemes';
import { beginsAs } from '../../../patterns/word-starts';
import { textAfter } from '../../../text/around';
import { fold } from '../../../text/fold';
import { camelWords } from '../../words/word-runs';
import { fieldsIn } from '../fields';
import { isUnspaced } from '../unspaced';
import { namesOwner } from './owners';

/** A place in a text that says what kind of number stands beside it. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly word: string;
  /** Kinds of number; none where it names something else: an order, a telephone. */
  readonly names: ReadonlySet<Scheme>;
  /** Says "identity number" of no country in particular: of kinds that do not call themselves so only a number that passes its check is meant. */
  readonly general: boolean;
  /** Kinds that are called so themselves. */
  readonly own: ReadonlySet<Scheme>;
}

const general =
  `national id,national identity,national identification,national number,identity number,id number,personal id,personal number,personal code,tax id,tin,tax number,tax identification,
social security,social security number,social insurance,social insurance number,insurance number,citizen id,citizen number,resident id,ausweis,sozialversicherungsnummer,personalnummer,
numero d identite,numero national,numero fiscal,documento de identidad,numero de identidad,numero de identificacion,cedula,identificacion,codice identificativo,documento d identita,identiteitsnummer,personnummer,id nummer,
numer identyfikacyjny,numero de identificacao,identitetsnummer,kimlik,national id no`
    .replace(/\n/g, '')
    .split(',');

/** What else numbers are of: nearer to one than a name of ours, it is not ours. */
const others =
  `phone,telephone,tel,mobile,cell,fax,handy,telefon,telefonnummer,mobil,telephone number,portable,movil,celular,cellulare,telefono,komorka,tracking,order,orders,invoice,ticket,isbn,issn,ean,upc,gtin,sku,barcode,serial,imei,version,
build,commit,port,pid,timestamp,epoch,iban,account,konto,kontonummer,compte,cuenta,conto,card number,credit card,debit card,visa,mastercard,amex,kreditkarte,zip,postcode,plz,bestellung,bestellnummer,rechnung,rechnungsnummer,
sendungsnummer,auftrag,auftragsnummer,kundennummer,customer number,commande,facture,pedido,factura,ordine,fattura,zamowienie,faktura,tracking number,claim,policy,case,page,room,reference,ref,routing,sort code,vin,mrn,npi,dea`
    .replace(/\n/g, '')
    .split(',');

type Meaning = Pick<Cue, 'names' | 'general' | 'own'>;
const owners = new Map<string, Set<Scheme>>();
for (const scheme of schemes)
  for (const cue of scheme.cues.split(',')) owners.set(fold(cue), (owners.get(fold(cue)) ?? new Set()).add(scheme));
const meanings = new Map<string, Meaning>();
for (const [cue, own] of owners) meanings.set(cue, { names: own, general: false, own });
const national = schemes.filter(({ type }) => type !== 'PASSPORT' && type !== 'DRIVER_LICENSE');
const addGeneral = (cues: readonly string[], kinds: readonly Scheme[]): void => {
  for (const cue of cues) {
    // A name that is one country's here is general elsewhere.
    const own = owners.get(cue) ?? new Set();
    meanings.set(cue, { names: new Set([...own, ...kinds]), general: true, own });
  }
};
addGeneral(general, national);
// A German word for a taxpayer's number is of no other country's.
addGeneral(
  ['steuernummer', 'steuer nr'],
  national.filter(({ name }) => /(?:German|Austrian|Swiss|Liechtenstein|Italian|Luxembourg)/.test(name)),
);
// A card bears its country's number; no card bears these.
const cardless = /^(?:US|UK|AU|CA)_|^(?:DE_TAX_ID|IN_PAN|BR_CNPJ|FR_NIR|ID_NUMBER)$/;
addGeneral(
  identityCard.cues.split(',').map(fold),
  national.filter(({ type }) => !cardless.test(type)),
);
for (const cue of others)
  if (!meanings.has(cue)) meanings.set(cue, { names: new Set(), general: false, own: new Set() });

/** "NINO", "P.IVA": in capitals no name, but what a number is called. */
export const isNumberName = (words: string): boolean =>
  /^\p{Lu}[\p{Lu}.]+$/u.test(words) && meanings.has(fold(words.replaceAll('.', ' ').trim()));

const firstWords = new Map<string, number>();
for (const cue of meanings.keys()) {
  const words = cue.split(' ');
  firstWords.set(words[0] ?? '', Math.max(firstWords.get(words[0] ?? '') ?? 0, words.length));
}
/** Most words of a text begin none. */
const mayBegin = beginsAs(firstWords.keys());
/** Scripts that part no words: looked for inside. */
const unparted = [...meanings.keys()].filter((cue) =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(cue),
);

/** Words of every language too, or short enough to stand for anything: they count in capitals, or as a label. */
const ambiguous = new Set(
  'ni,pan,ss,cc,bi,uid,tz,t z,ci,rut,run,fin,kt,ik,pk,rc,r c,cf,c f,sin,sins,social,socials,nas,tin,dl,ein,eins,ic,eid,spi,secu,pass,permis,permits,ird,nin,nip,tva,cdi,taj,patente,medicare,sofi,inn,права,iin,ausweis,rfc,e card,pps,nic,dni,nie,cpr,chi,rg,cie,cni'.split(
    ',',
  ),
);

const label =
  /^["'’)\]*`_]{0,4} ?(?:(?:(?:no|nr|num|number|nummer|numero|numer|#|№|n[º°]|n\.º?)\.? ?)?(?:[:=#|–]|is |ist |are )|(?:nr|nummer|num[eé]ro|número|numer|№|n[º°]|n\.º?)\.? ?(?=[A-Z]{0,3}\d))/iu;

/** "Sécu de ma femme : 2 91 05 …" */
const labelled = /^(?<owner>(?: [\p{L}'’]{1,16}){1,4}) ?: ?[A-Z]{0,3}\d/u;
const isOfOwner = (after: string): boolean => namesOwner(labelled.exec(after)?.groups?.owner ?? '');

const ssn = /^ (?:is )?\d{3}[ -]\d{2}[ -]\d{4}(?!\d)/;
/** "Medicare 2123 45670 1" */
const card = /^ (?:card )?[2-6]\d{3}[ -]?\d{5}[ -]?\d(?!\d)/;

const isMeant = (phrase: string, written: string, after: string): boolean =>
  !ambiguous.has(phrase) ||
  (phrase === 'social' && ssn.test(after)) ||
  (phrase === 'medicare' && card.test(after)) ||
  /^[^\p{Ll}]+$/u.test(written) ||
  (phrase.includes(' ') && /^\. ?\d/.test(after)) ||
  label.test(after) ||
  isOfOwner(after);

/** Most words are, and of no script without spaces. */
const isAscii = (text: string, start: number, end: number): boolean => {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
};

const known = new WeakMap<PreparedText, readonly Cue[]>();

/** Every name of a kind of number, in the order of the text. The longest name at a place. Linear. */
export const cuesIn = (prepared: PreparedText): readonly Cue[] => {
  const remembered = known.get(prepared);
  if (remembered !== undefined) return remembered;
  const { text } = prepared;
  const { starts, ends } = camelWords(text);
  const folded = (at: number): string => fold(text.slice(starts[at], ends[at]));
  const hasUnparted = isUnspaced(text);
  const cues: Cue[] = [];
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] ?? 0;
    const most = mayBegin(text, start) ? (firstWords.get(folded(i)) ?? 0) : 0;
    let phrase = '';
    let found: { readonly phrase: string; readonly meaning: Meaning; readonly last: number } | null = null;
    for (let last = i; last < i + most; last++) {
      const end = ends[last];
      if (end === undefined || end - start > 60) break;
      phrase = last === i ? folded(i) : `${phrase} ${folded(last)}`;
      const meaning = meanings.get(phrase);
      if (meaning !== undefined) found = { phrase, meaning, last };
    }
    if (found !== null) {
      const end = ends[found.last] ?? start;
      const written = text.slice(start, end);
      if (isMeant(found.phrase, written, textAfter(text, end, 48)))
        cues.push({ start, end, word: written, ...found.meaning });
      i = found.last;
    }
    if (most > 0 || !hasUnparted || isAscii(text, start, ends[i] ?? start)) continue;
    const within = folded(i).slice(0, 80);
    if (/[^\p{sc=Latin}]/u.test(within))
      for (const cue of unparted) {
        const at = within.indexOf(cue);
        const meaning = at === -1 ? undefined : meanings.get(cue);
        if (meaning !== undefined)
          cues.push({ start: start + at, end: start + at + cue.length, word: cue, ...meaning });
      }
  }
  cues.sort((a, b) => a.start - b.start);
  known.set(prepared, cues);
  return cues;
};

/** What a key or a column's head says of its values: the last name in it. */
const ofKey = new Map<string, Cue | null>();
const cueOfKey = (key: string): Cue | null => {
  const remembered = ofKey.get(key);
  if (remembered !== undefined) return remembered;
  const text = `${key}:`;
  const found = cuesIn({ original: text, text, toOriginal: (start, end) => ({ start, end }) }).at(-1) ?? null;
  if (ofKey.size > 500) ofKey.clear();
  ofKey.set(key, found);
  return found;
};

/** Cues by the place where a column or key says them. */
export const namedIn = (prepared: PreparedText): ((start: number, end: number) => Cue | null) => {
  const byStart = new Map<number, { end: number; key: string }>();
  for (const { start, end, key } of fieldsIn(prepared)) byStart.set(start, { end, key });
  return (start, end) => {
    const field = byStart.get(start);
    return field === undefined || field.end < end ? null : cueOfKey(field.key);
  };
};
