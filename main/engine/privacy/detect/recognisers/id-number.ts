import type { Candidate, Recogniser } from '../../entities/entity';
import { referenceKinds } from '../../lists/kept';
import { after, before, digitsOf } from './context';
import { governmentNumbers } from './government';
import { lookalikeNumbers } from './lookalikes';

/** What has a number of its own. Two ranks: some nouns say it alone, others need "number", "#" or a colon, or a long value. */
const strongNouns = new Set(
  `passport passports reisepass reisepassnummer personalausweis ausweis passeport pasaporte passaporto paspoort paszport paszportu pass passaporte
  ssn itin vat ust ustid ustidnr uid siret siren nir nif cif dni cuit cuil curp rg cpf cnpj pesel nip regon bsn kvk btw personnummer orgnr organisationsnummer
  mrn nhs nino npi dea ahv avs steuernummer steuer-id steuerid idnr steueridentifikationsnummer sozialversicherungsnummer rentenversicherungsnummer
  aktenzeichen az kennzeichen blz pnr cvv cvc pin otp licence license führerschein führerscheinnummer permis rijbewijs körkort patente matricola matrikelnummer
  kundennummer vertragsnummer auftragsnummer bestellnummer rechnungsnummer schadennummer versicherungsnummer kontonummer mitgliedsnummer`.split(
    /\s+/,
  ),
);
const nouns = new Set(
  `order claim policy account acct acc customer client invoice case ticket reference ref booking reservation member membership patient insurance employee
  student badge contract tracking confirmation registration permit visa file routing serial user plate chart record transaction payment loan mortgage subscription sort
  tax social dossier docket matter license certificate shipment case
  kunde kunden auftrag bestellung rechnung schaden vertrag versicherung police konto mitglied patient akte vorgang buchung steuer
  commande facture contrat sinistre police compte adhérent abonné assuré patient réservation fiscal sécurité client dossier sécu
  pedido cliente póliza factura expediente cuenta reclamación siniestro contrato socio paciente reserva seguro referencia trámite
  ordine fattura pratica polizza conto sinistro contratto tessera paziente prenotazione fiscale riferimento iva
  bestelling klant polis factuur rekening schade lidmaatschap patiënt reservering zaak
  zamówienie zamówienia faktura faktury polisa polisy umowa umowy konto konta rachunek rachunku klienta klient szkody szkoda sprawy sprawa pacjenta rezerwacji dowodu dowód
  encomenda fatura apólice processo conta utente contribuinte reserva sinistro matrícula
  kund beställning faktura ärende försäkring konto medlem avtal order`.split(/\s+/),
);
const numberWords = new Set(
  'number numbers no nr num nos n nº n° id ids code kod ref reference nummer numret numéro número numero numer numeru identifier identification núm núm. identifiant'.split(
    ' ',
  ),
);
/** `Kundennummer`, `polisnummer`, `ordernr`: a compound says it itself, unless it counts or dials something. */
const compound = /^\p{L}{3,30}-?(?:nummern?|nr|numret|kennzeichen|zeichen)$/u;
const otherCompounds =
  /^(?:telefon|tel|handy|mobil|fax|ruf|haus|zimmer|seiten?|versions?|zeilen?|port|post|artikel|modell|raum|start|spiel|wagen|telefoon|huis|kamer|pagina|telefax|mobiel|rum|sido|rad|konto-?iban)/u;
/** "ID card", "health insurance card": not a graphics card. */
const cards = new Set(['card', 'cards']);
const cardKinds = new Set(
  'id identity insurance health medicare membership library national residence resident'.split(' '),
);
const joiners = new Set(
  'is are ist lautet est es è é jest to är was war the my your our his her mein meine meiner de des du d del della dello di do da dos la le el il van het den mon ma mi mio numer bancaire bancaria bancario bankowego client bank with as'.split(
    ' ',
  ),
);

const isCue = (lower: string): boolean => strongNouns.has(lower) || nouns.has(lower) || numberWords.has(lower);

const word = /[\p{L}]+(?:[-.][\p{L}]+)*[º°]?|[#:=º°]/gu;

interface Cue {
  word: string;
  /** A word or sign for "number" stands with it. */
  marked: boolean;
  strong: boolean;
  /** Says "is": the value may be an amount. */
  stated: boolean;
}

/** Reads back from the value: signs and joining words, "number", then what the number is of. */
const cueBefore = (text: string, at: number): Cue | null => {
  const window = before(text, at);
  const line = window.slice(window.lastIndexOf('\n\n') + 1);
  if (/[.!?;)\]]\s+["'(]?$/.test(line) && !/(?:n[ro]?|num|ref|az|acct|acc|núm)\.\s+$/i.test(line)) return null;
  const near = [...line.toLowerCase().matchAll(word)].map((match) => match[0]).slice(-6);
  let marked = false;
  let stated = false;
  for (let i = near.length - 1, skipped = 0; i >= 0 && skipped < 4; i--, skipped++) {
    const current = near[i] ?? '';
    if (/^[#:=º°]$/.test(current)) marked = true;
    else if (numberWords.has(current) && !nouns.has(current)) marked = true;
    else if (cards.has(current) && cardKinds.has(near[i - 1] ?? '')) {
      return { word: `${near[i - 1]} ${current}`, marked, strong: true, stated };
    } else if (strongNouns.has(current) || (compound.test(current) && !otherCompounds.test(current))) {
      return { word: current, marked, strong: true, stated };
    } else if (nouns.has(current)) {
      const earlier = near.slice(Math.max(0, i - 3), i);
      return { word: current, marked: marked || earlier.some((w) => numberWords.has(w)), strong: false, stated };
    } else if (joiners.has(current)) stated = true;
    else return null;
  }
  return null;
};

const digit = /[0-9]/g;
const piece = /[A-Za-z0-9]{1,40}(?:[-/._][A-Za-z0-9]{1,40}){0,8}/y;
/** Further groups: digits, or capitals with digits. */
const group =
  / (?:[A-Z]{0,3}[0-9][A-Z0-9]{0,11}(?:[-/.][A-Z0-9]{1,12}){0,4}|[A-Z](?![\p{L}\p{N}.']))(?![\p{L}\p{N}])/uy;

const longest = 40;

/** The number, code or name with digits around `at`. */
const valueAround = (text: string, at: number): { start: number; end: number } | null => {
  let start = at;
  while (start > 0 && at - start < longest && /[A-Za-z0-9_]/.test(text.charAt(start - 1))) start--;
  while (
    start > 1 &&
    at - start < longest &&
    /[-/._]/.test(text.charAt(start - 1)) &&
    /[A-Za-z0-9]/.test(text.charAt(start - 2))
  ) {
    start--;
    while (start > 0 && at - start < longest && /[A-Za-z0-9]/.test(text.charAt(start - 1))) start--;
  }
  const prefix = /(?<![\p{L}\p{N}])[A-Z]{1,4} $/u.exec(before(text, start, 6));
  piece.lastIndex = start;
  const body = piece.exec(text);
  if (body === null) return null;
  let end = start + body[0].length;
  for (let groups = 0; groups < 8; groups++) {
    group.lastIndex = end;
    const more = group.exec(text);
    if (more === null) break;
    end += more[0].length;
  }
  if (prefix !== null && /^[0-9]/.test(body[0]) && !isCue(prefix[0].trim().toLowerCase())) start -= prefix[0].length;
  if (/[\p{L}\p{N}_]/u.test(text.charAt(end)) || /[\p{L}\p{N}@]/u.test(text.charAt(start - 1))) return null;
  return { start, end };
};

const date =
  /^(?:(?:19|20)\d{2}[-./][01]?\d[-./][0-3]?\d|[0-3]?\d[-./][01]?\d[-./](?:19|20)?\d{2}|[01]?\d[-./][0-3]?\d[-./](?:19|20)\d{2})$/;
const amountAfter =
  /^ ?(?:[%€$£¥]|(?:usd|eur|gbp|pln|sek|chf|zł|kr|euros?|dollars?|pounds|units|items|pieces|stück|people|days|hours|years|times)\b)|^:\d\d/i;
const amountBefore = /[$€£¥] ?$/;

const judge = (cue: Cue, value: string): boolean => {
  const digits = digitsOf(value).length;
  if ((date.test(value.replace(/^[A-Z]{1,4} /, '')) && cue.word !== 'sort') || digits < 3) return false;
  if (cue.strong) return digits >= 3;
  if (cue.marked) return digits >= 3;
  const mixed = /[A-Z]/.test(value) && digits >= 3;
  return mixed || digits >= (cue.stated ? 7 : 5);
};

/** References made of a prefix that names them: CLM-2024-00123. */
const prefixed = new RegExp(
  `(?<![\\p{L}\\p{N}_/-])(?:${[...referenceKinds].join('|').toUpperCase()})(?:[-_#/][A-Z0-9]{1,12}){1,4}(?![\\p{L}\\p{N}_])`,
  'gu',
);

/** A number whose kind is known is of that kind, and only what stands beside it is of none. */
const besides = (
  found: readonly Candidate[],
  known: ReturnType<typeof governmentNumbers>,
  length: number,
): Candidate[] => {
  const taken = new Uint8Array(length);
  for (const [type, numbers] of known)
    if (type !== 'ID_NUMBER') for (const { start, end } of numbers) taken.fill(1, start, end);
  return [
    ...found.filter(({ start, end }) => !taken.subarray(start, end).includes(1)),
    ...(known.get('ID_NUMBER') ?? []),
  ];
};

/** Numbers of claims, orders, policies, accounts, customers, passports, taxes: by cue word in ten languages, and by shape. */
export const recogniseIdNumber: Recogniser = (prepared) => {
  const { text } = prepared;
  const found: Candidate[] = lookalikeNumbers(text);
  for (const match of text.matchAll(prefixed)) {
    if (digitsOf(match[0]).length < 4) continue;
    const end = match.index + match[0].length;
    found.push({ start: match.index, end, score: 0.85, reason: `begins with '${match[0].split(/[-_#/]/, 1)[0]}'` });
  }
  digit.lastIndex = 0;
  for (let hit = digit.exec(text); hit !== null; hit = digit.exec(text)) {
    const value = valueAround(text, hit.index);
    if (value === null) {
      while (/[A-Za-z0-9]/.test(text.charAt(digit.lastIndex))) digit.lastIndex++;
      continue;
    }
    const cue = cueBefore(text, value.start);
    if (
      cue !== null &&
      value.end - value.start <= longest &&
      judge(cue, text.slice(value.start, value.end)) &&
      !amountAfter.test(after(text, value.end, 10)) &&
      !amountBefore.test(before(text, value.start, 3))
    ) {
      found.push({ ...value, score: cue.strong || cue.marked ? 0.92 : 0.82, reason: `after '${cue.word}'` });
    }
    // A long chain is cut short: always go on from the digit that was looked at.
    digit.lastIndex = Math.max(value.end, hit.index + 1);
  }
  return besides(found, governmentNumbers(prepared), text.length);
};
