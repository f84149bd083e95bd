import { isCity, isCommonName, isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { lastBefore, remembered } from '../../text/pieces';
import type { Found } from '../resolve';
import { yearsLongAgo } from './ages';
import { any } from './any';
import { isListed } from './authors';
import { isBrand } from './brands';
import { citations } from './citations';
import { actsOnUs, isAdmired, isOfWorks } from './contexts';
import { isFiction } from './fiction';
import { fameOf, fameOfCase, isBorne } from './figures';
import { figurePlaces, figuresNamed } from './named-figures';
import { sentencesOf } from './sentences';
import { ofName } from './weights';
import { whoseIs } from './whose';

/** How well everybody knows the names of one text, and which of them go together. */

/** The word before a name, with it: "Pan Tadeusz". */
const withWordBefore = (text: string, { start, end }: Found): string =>
  /[\p{L}.-]+ $/u
    .exec(textBefore(text, start, 16))?.[0]
    .replace('.', '')
    .concat(text.slice(start, end)) ?? '';

/** What is asked about books and those in them. */
const ofBooks = any(
  oneLine`
    summari[sz]e|summary|analy[sz]e|analysis|compare|contrast|essays?|who (?:is|was|plays|played)|fan ?fiction|fass
    |fasse|zusammenfassung|analysiere?|vergleiche?|aufsatz|interpretation|wer (?:ist|war|spielt)|résume|résumé|analyse
    |dissertation|commentaire|qui (?:est|était|joue)|analiza|compara|resume (?:el|la|los|las|o|a|le|les|en)|resumen
    |ensayo|quién (?:es|era|fue)|riassumi|riassunto|analizza|confronta|tema su|chi (?:è|era)|vat [^.!?\n]{1,60} samen
    |samenvatting|vergelijk|boekverslag|wie (?:is|was)|streść|streszczenie|porównaj|rozprawk[aę]|kim (?:jest|był|była)
    |analisa|quem (?:é|era|foi)|sammanfatta|jämför|analysera|vem (?:är|var)
  `,
);
/** "Summarize the call with Mr Wickham": what one has with the living. */
const ofDealings = any(
  oneLine`
    (?:calls?|meetings?|e-?mails?|chat|appointment|quotes?|invoices?|contract) (?:with|from|to|for)
    |(?:telefonat|besprechung|termin|mails?|angebote?|rechnung(?:en)?|vertrag) (?:mit|von|an|für)
    |(?:appel|réunion|rendez-vous|mails?|devis|factures?|contrat) (?:avec|de|du|à|pour)
    |(?:llamada|reunión|cita|correos?|presupuestos?|facturas?|contrato) (?:con|de|del|para)
    |(?:chiamata|riunione|appuntamento|mail|preventiv[oi]|fattur[ae]|contratto) (?:con|di|del|per)
    |(?:telefoongesprek|vergadering|afspraak|mails?|offertes?|factu(?:ur|ren)|contract) (?:met|van|voor)
    |(?:rozmow[ayęy]|spotkani[ea]|maile?|ofert[ayę]|faktur[ayę]|umow[ayę]) (?:z|od|dla)
    |(?:chamada|reunião|consulta|orçamentos?|faturas?|contrato) (?:com|de|do|da|para)
    |(?:samtalet?|mötet?|mejlet?|offert(?:en|er)?|faktura|avtalet) (?:med|från|till)
  `,
);
/** Whether a text speaks of a story: elsewhere thousands are called Wickham and Rochester. */
const isOfStory = remembered(
  (text) => isFiction(text) || (!ofDealings.test(text) && (ofBooks.test(text) || figuresNamed(text) > 1)),
);

/** "Mr. Darcy", "Mrs Dalloway": whom everybody knows with the title, of a story; not one's own who is called so. */
export const isTitledFigure = (text: string, name: Found): boolean =>
  !isTitledOwn(text, name) &&
  fameOfCase(withWordBefore(text, name), language(text)) === 'famous' &&
  isOfStory(text) &&
  !whoseIs(sentenceOf(text, name.start), language(text)).ours;

const regnal =
  /^(?:[IVX]{2,5}|[VX](?!\.)|I(?= (?:of|the|von|der|de|d[aeio]|van|af|z|king|König|roi|rey|re|rei|król|kung)(?!\p{L})))(?![\p{L}\p{N}])/u;
/** "Louis XVI", "Elizabeth II", "III. Ahmed"; "V. Szabo" and "Ana V." are somebody's initials. */
const isRegnal = (text: string, { start, end }: Found): boolean =>
  regnal.test(textAfter(text, end, 8).trimStart()) ||
  / (?:[IVX]{2,5})$|^[IVX]{2,5}\. /.test(text.slice(start, end)) ||
  (regnalFirst.has(language(text) ?? '') && /^[IVX]\. \p{L}+$/u.test(text.slice(start, end))) ||
  /(?<![\p{L}\p{N}])[IVX]{2,5}\. $/u.test(textBefore(text, start, 7));

const saintBefore =
  /(?<!\p{L})(?:Saint|Sainte|Ste?\.|Sank(?:t|ta)|Heilige[rn]?|Hl\.|Santo|Santa|San|São|Sint|Święt\p{L}{1,4}|Św\.|Aziz)[ -]$/u;
/** "Sankta Lucia", "San Pietro": of a saint's name only the given one stands behind the title. */
const isSaint = (text: string, { start, end }: Found): boolean => {
  const [title = '', given = '', ...rest] = text.slice(start, end).split(/(?<=[ -])/);
  if (rest.length > 0) return false;
  return given === ''
    ? isGivenName(title) && saintBefore.test(textBefore(text, start, 10))
    : isGivenName(given) && saintBefore.test(title);
};

/** Where the number stands before the king. */
const regnalFirst = new Set(['tr', 'hu']);

/** "Nancy Sommer": a given name of the lists and another. */
export const isFullName = (text: string, { start, end }: Found): boolean => {
  const [first = '', ...rest] = text.slice(start, end).split(/\s+/);
  return rest.length > 0 && isGivenName(first);
};

const wordsOf = (text: string, { start, end }: Found): string[] =>
  fold(text.slice(start, end))
    .split(/[\s.]+/)
    .filter((word) => word !== '');

/** The word by which a name goes with its other mentions: its last; "Jamal" goes with "Jamal Whitfield", of `names`. */
export const keysOf = (text: string, names: readonly Found[]): ((name: Found) => string) => {
  const families = new Map<string, string>();
  for (const name of names) {
    const words = wordsOf(text, name);
    const [first = ''] = words;
    if (words.length > 1 && !families.has(first)) families.set(first, words.at(-1) ?? '');
  }
  return (name) => {
    const words = wordsOf(text, name);
    const last = words.at(-1) ?? '';
    return words.length === 1 ? (families.get(last) ?? last) : last;
  };
};

/** The mentions of one name. */
export interface Group {
  readonly names: Found[];
  /** A cue says that it is somebody's own. */
  claimed: boolean;
  /** Every mention is one that everybody knows. */
  figure: boolean;
  /** … and by a name that few others bear. */
  renowned: boolean;
  best: number;
  worst: number;
}

/** "Paul Newman": a full name of which every word is common, so that a record may be of another. */
const isCommonlyBorne = (name: string): boolean => {
  const words = name.trim().split(/\s+/);
  return words.length > 1 && words.every(isCommonName);
};

const office = '(?:LJ|LJJ|LCJ|CJ|JSC)(?![\\p{L}\\p{N}])';
const officeAfter = new RegExp(`^ ${office}`, 'u');
/** Beside initials that a colleague may have as well: the bench, a case, a judgment. */
const ofLaw = new RegExp(
  `(?<!\\p{L})(?:Lords?|Lady|Justices?|Court of|Supreme Court|dissent\\p{L}*|judge?ments?|obiter)(?!\\p{L})| v\\.? \\p{Lu}|\\p{L} ${office}.*\\p{L} ${office}`,
  'u',
);
/** Characters before and behind a name that its sentence is read from. */
const reach = 240;
const sentenceOf = (text: string, at: number): string => {
  const from = Math.max(0, at - reach);
  return sentencesOf(text.slice(from, at + reach)).findLast(({ start }) => from + start <= at)?.text ?? '';
};
const isOfLaw = (sentence: string): boolean => ofLaw.test(sentence) || citations(sentence) > 0;

/** "Lord Atkin", "Lindley LJ": peers and judges are known to the public; whom a letter greets so is claimed by it. */
const isPeer = (text: string, { start, end }: Found): boolean =>
  /(?<!\p{L})Lord $/u.test(textBefore(text, start, 6)) ||
  (officeAfter.test(textAfter(text, end, 6)) && isOfLaw(sentenceOf(text, start)));

/** By whose words it is somebody whom one knows: "my", "unser". */
const possessive = oneLine`
  (?:
    my|our|mein|meine|meine[rn]|unsere?|unsere[rn]|mon|ma|notre|mi|nuestr[oa]|(?:il |la )?(?:mi[oa]|nostr[oa])|mijn
    |onze|mój|moja|nasz|nasza|(?:o |a )?(?:meu|minha|nosso|nossa)|min|vår
  )
`;
/** … but not whom one only admires. */
const favourite = oneLine`
  (?! (?:
      (?:all-time |absolute |biggest |great )?
      (?:favou?rite|hero|heroine|idol|icon|inspiration|role model|crush|choice|queen|king|answer|guess)|absolute[rs]?
      |liebling\p{L}*|lieblings\p{L}*|idol|vorbild|held(?:in)?|préférée?|idole|modèle|héros|héroïne|favorit[oa]
      |preferit[oa]|ídolo|idolo|mito|héroe|eroe|favoriete|held|ulubion\p{L}*|idol[ek]?|favorit\p{L}*|actor|actriz
      |cantante|autor[ea]?|attore|attrice|scrittore|pisarz|author|singer|actor|actress|writer|band|artist
    ))
`;
const ownBehind = new RegExp(
  oneLine`
    ^(?:
      (?:,| \(| [–-]) ?${possessive}${favourite} \p{L}
      | (?:is|was|ist|war|est|était|es|era|è|jest|är|é|['’]s) ${possessive}${favourite} \p{L}
      |,? (?:aus der|from|in) (?:\d{1,2}[a-z](?!\p{L})|my |our )
      | (?:has|had|needs|wants|cancelled|missed|booked|hat|a|tiene|ha|heeft|ma|har|tem) (?:
        (?:an|the|her|his|einen|den|un|una|een|en|um|uma) )?
      (?:appointment|termin|rendez-vous|cita|appuntamento|afspraak|wizytę|tid|consulta)(?!\p{L})
      | (?:called|phoned|rang|emailed|texted|wrote)(?: (?:me|us|back))?
      (?: (?:about|again)(?!\p{L})| (?:me|us)(?!\p{L}))
      | (?:
        lives (?:next door|upstairs|downstairs|opposite|across|above|below|with (?:me|us))
        |wohnt (?:neben|über|unter|bei) (?:mir|uns)|wohnt (?:nebenan|gegenüber)
        |habite (?:à côté|en face|au-dessus|chez)|vive (?:al lado|enfrente|arriba|conmigo|con nosotros)
        |abita (?:accanto|di fronte|sopra|con (?:me|noi))|woont (?:naast|boven|onder|tegenover|bij) (?:mij|me|ons)
        |mieszka (?:obok|naprzeciwko|nad|pod|z) (?:nami|mną|mnie|nas)|mora (?:ao lado|em frente|comigo|connosco)
        |bor (?:bredvid|mittemot|ovanför|granne|hos) (?:mig|oss|med)
      )(?!\p{L})
      |[^.!?\n]{0,60} (?:at|in|from|to) our (?:
        practice|office|surgery|clinic|team|school|street|shop|firm|company|building|house|department
      )(?!\p{L})
    )
  `,
  'iu',
);
/** "Louis de Funès, mon pote Driss dit …": behind the comma somebody else begins. */
const anotherBehind = new RegExp(`^(?:,| \\() ?${possessive} (?:\\p{L}+ ){1,2}(?<name>\\p{Lu}\\p{L}+)`, 'u');
/** "Invoice to Charlotte York", "Lieferung an": with whom one deals. */
const dealing =
  /(?<!\p{L})(?:(?:invoice|bill(?:ed)?|receipt|refund(?:ed)?|ship(?:ped|ping)?|deliver(?:ed|y)?|parcel|quotation|reminder)(?: (?:to|for|from)|:| (?:to|for|from):)|(?:rechnung|mahnung|lieferung|angebot|gutschrift|paket) (?:an|für|von):?|(?:facture|devis|livraison|colis|relance) (?:à|pour|de):?|(?:factura|presupuesto|envío|paquete) (?:a|para|de):?|(?:fattura|preventivo|spedizione|pacco) (?:a|per|di):?|(?:factuur|offerte|levering|pakket) (?:aan|voor|van):?|(?:faktura|paczka|wysyłka) (?:dla|do):?|(?:fatura|orçamento|encomenda|envio) (?:a|para|de):?|(?:faktura|offert|leverans|paket) (?:till|åt|från):?) $/iu;
const longestDealing = 20;

/** "Charlotte Brontë is my cat sitter", "Paul Simon, our postman": one's own, whoever is called so as well. */
export const isOnesOwn = (text: string, { start, end }: Found): boolean => {
  if (dealing.test(textBefore(text, start, longestDealing))) return true;
  const behind = textAfter(text, end, 120);
  return ownBehind.test(behind) && !isGivenName(anotherBehind.exec(behind)?.groups?.name ?? '');
};

/** "Monsieur Bouvard notre prof": one's own with a title as well, and without a comma. */
const titleBefore =
  /(?<!\p{L})(?:mr|mrs|ms|miss|herrn?|frau|fräulein|m|mme|mlle|madame|monsieur|señora?|sra?|signora?|sig|meneer|mevrouw|mevr|mw|pan|pani|senhora?|seu|dona|fru|dr|prof)\.? $/iu;
/** "pani Gołębiowska". */
export const isTitledName = (text: string, { start }: Found): boolean => titleBefore.test(textBefore(text, start, 12));
const ownApposed = new RegExp(`^ ${possessive}${favourite} \\p{L}`, 'iu');
const isTitledOwn = (text: string, name: Found): boolean =>
  isTitledName(text, name) && (isOnesOwn(text, name) || ownApposed.test(textAfter(text, name.end, 60)));

/** How well everybody knows a name: points, 0 where nobody does. */
export const fameIn = (text: string, name: Found, isPart: (word: string) => boolean): number => {
  const value = text.slice(name.start, name.end);
  const code = language(text);
  const fame = fameOfCase(value, code) ?? fameOfCase(withWordBefore(text, name), code);
  const several = /\s|^\p{Script=Han}{3,}$/u.test(value.trim());
  if ((several && isOnesOwn(text, name)) || isTitledOwn(text, name)) return 0;
  if (isRegnal(text, name) || isPeer(text, name) || isSaint(text, name)) return ofName.famous;
  if (isBrand(value) && !isGivenName(value)) return ofName.famousWord;
  if (!several && isPart(value)) return isGivenName(value) ? ofName.ordinary : ofName.famous;
  if (fame === 'famous') return several && !isCommonlyBorne(value) ? ofName.famous : ofName.famousWord;
  // "Friedrich Barbarossa": by the last word everybody knows somebody.
  if (fame === null) {
    const isOfOldTimes = several && fameOf(value.split(' ').at(-1) ?? '') === 'famous' && yearsLongAgo(text) > 0;
    return isOfOldTimes ? ofName.ordinary : 0;
  }
  if (actsOnUs(text, name.end)) return ofName.ordinary;
  const borne = isBorne(value);
  // "Tickets for Beyoncé": by a given name alone a friend may be loved as well, but sells no tickets.
  if (isOfWorks(text, name.start, name.end, borne)) return several ? ofName.famous : ofName.famousWord;
  return several && isAdmired(text, name.start, borne) ? ofName.famous : ofName.ordinary;
};

/**
 * Lists go on: in "Bohr, Heisenberg and Born" all three are known by one, also by one that nothing read as a name. A given
 * name alone stays a private one.
 */
export const withLists = (text: string, names: readonly Found[], fame: Map<Found, number>): void => {
  const carry = (from: Found | undefined, to: Found | undefined, between: string): void => {
    if (from === undefined || to === undefined || (fame.get(from) ?? 0) > ofName.listedWithFigure) return;
    const before = fame.get(to) ?? 0;
    if (before <= ofName.listedWithFigure || !isListed(between)) return;
    const isFull = /\s/.test(text.slice(to.start, to.end)) && (fame.get(from) ?? 0) <= ofName.famous;
    if (before < 0) fame.set(to, isFull ? ofName.famous : ofName.famousWord);
    else if (!isGivenName(text.slice(to.start, to.end))) fame.set(to, ofName.listedWithFigure);
  };
  const unread = figurePlaces(text)
    .filter(({ start, end }) => (names[lastBefore(names, end - 1)]?.end ?? 0) <= start)
    .filter(({ start, end }) => fameOf(text.slice(start, end)) === 'famous')
    .map((place): Found => ({ ...place, type: 'PERSON', score: 1, source: 'gazetteer', reason: 'a figure' }));
  for (const figure of unread) fame.set(figure, ofName.famous);
  const all = unread.length === 0 ? names : [...names, ...unread].sort((a, b) => a.start - b.start);
  const pairs = all.slice(1).map((name, i) => [all[i], name] as const);
  for (const [one, next] of pairs) carry(one, next, text.slice(one?.end, next.start));
  for (const [one, next] of pairs.reverse()) carry(next, one, text.slice(one?.end, next.start));
};

/** "Eichmann", read as a place. */
export const isFigureName = (name: string): boolean => fameOf(name) === 'famous' && !isCity(name);

/**
 * Whether a place is a part of a name that was left alone, or of one that everybody knows and nothing found: "Harry" of
 * "Harry Potter", where another Harry is not.
 */
export const insideFigures = (text: string, found: readonly Found[], kept: ReadonlySet<Found>) => {
  const named = found.filter(({ type }) => type === 'PERSON').sort((a, b) => a.start - b.start);
  const isKept = ({ start, end }: { start: number; end: number }): boolean => {
    const last = named[lastBefore(named, end - 1)];
    return last !== undefined && last.end > start && kept.has(last);
  };
  const left = [...named.filter((each) => !kept.has(each)), ...figurePlaces(text).filter((each) => !isKept(each))].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  );
  return (start: number, end: number): boolean => {
    const name = left[lastBefore(left, start)];
    return name !== undefined && end <= name.end && end - start < name.end - name.start;
  };
};
