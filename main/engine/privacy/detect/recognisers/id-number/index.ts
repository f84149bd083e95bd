import type { Candidate, Recogniser } from '../../../entities/entity';
import { referenceKinds } from '../../../lists/kept';
import { oneLine } from '../../../patterns/one-line';
import { matchedLength, textAfter, textBefore } from '../../../text/around';
import { isRecord } from '../../public/texts';
import { codeIn } from '../../words/tokens';
import { isCount } from '../bank';
import { digitsOf } from '../context';
import { fieldsOf, fieldsWithin, type Key } from '../fields';
import { governmentNumbers } from '../government';
import { guessed } from '../government/misread';
import { type Labelled, labelled, ownName } from '../labelled';
import { gluedNumber, gluedReferences } from '../labels/references';
import { lookalikeNumbers } from '../lookalikes';
import { spelledAfter } from '../spelled';
import { isUnspaced } from '../unspaced';
import { acronymsIn } from './acronyms';
import { type Cue, cueBehind, cueIn, isCue, isNumbered } from './cue';
import { endingsIn } from './endings';
import { booked, locators } from './locators';
import { memberships, miles } from './memberships';
import { badges, joiners, numberWords, others } from './nouns';
import { registersIn } from './registers';
import { registrations } from './registrations';
import { isShort } from './short';
import {
  parcels,
  paymentReferences,
  petChips,
  pixKeys,
  plots,
  policeReports,
  supplyPoints,
  swedishFirms,
} from './supplies';

/** A tax code of the United Kingdom says an allowance. */
const taxCode = /^(?:[CS]?\d{1,4}[LMNTWX1]?|[CS]?K\d{1,4}|\d{1,2}T)$/;

const digit = /[0-9]/g;
const piece = /[A-Za-z0-9]{1,40}(?:(?:[-/._]|\/\/)[A-Za-z0-9]{1,40}){0,8}/y;
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
  const prefix = /(?<![\p{L}\p{N}])[A-Z]{1,4} $/u.exec(textBefore(text, start, 6));
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
  if (
    prefix !== null &&
    /^[0-9]/.test(body[0]) &&
    !isCue(prefix[0].trim().toLowerCase()) &&
    !ownName.test(text.slice(start - prefix[0].length, end)) &&
    !joiners.has(prefix[0].trim().toLowerCase())
  ) {
    start -= prefix[0].length;
    // "II C 441/23": a court's chamber and its register.
    const chamber = /^[A-Z]{1,3} \d+\/\d\d$/.test(text.slice(start, end)) ? '[A-Z]{1,4}' : '[IVX]{1,4}';
    start -= matchedLength(new RegExp(`(?<![\\p{L}\\p{N}])${chamber} $`, 'u'), textBefore(text, start, 6));
  }
  // "Ä-2024-1187": a letter beyond ASCII begins it.
  start -= matchedLength(/(?<![\p{L}\p{N}_])\p{Lu}{1,3}[-/]$/u, textBefore(text, start, 5));
  if (/[\p{L}\p{N}_]/u.test(text.charAt(end)) || /[\p{L}\p{N}@]/u.test(text.charAt(start - 1))) return null;
  return { start, end };
};

const date =
  /^(?:(?:19|20)\d{2}[-./][01]?\d[-./][0-3]?\d|[0-3]?\d[-./][01]?\d[-./](?:19|20)?\d{2}|[01]?\d[-./][0-3]?\d[-./](?:19|20)\d{2})$/;
const amountAfter =
  /^ ?(?:[%€$£¥]|(?:usd|eur|gbp|pln|sek|chf|zł|kr|euros?|dollars?|pounds|units|items|pieces|stück|people|days|hours|years|times)\b)|^:\d\d|^,\d\d(?!\d)/i;
const amountBefore = /[$€£¥] ?$/;

/** "487.20", "1.284,60": an amount of money. */
const amount = /^(?:\d{1,3}(?:[.,]\d{3})+|\d{1,7})[.,]\d{2}$/;

/** "Tax 310.20 NI 145.60": what is deducted. */
const labelAhead = /^[A-Z]{1,4} (?=\d+[.,]\d\d$)/;
/** "return 2.71828 * x" */
const constant = /^\d{1,2}\.\d{3,15}$/;

const located =
  /^(?:ref|reference|booking|reservation|confirmation|buchung|réservation|reserva|prenotazione|reservering|rezerwacji)$/;

/** Names of a tax too: "VAT 18.2" is so much of it. */
const taxes = /^(?:vat|ust|btw|iva|tva|moms|mwst|kdv)$/;
const judge = (cue: Cue, value: string): boolean => {
  if (taxes.test(cue.word) && /^\d{1,6}[.,]\d{1,2}$/.test(value)) return false;
  if (amount.test(value.replace(labelAhead, ''))) return false;
  if (!cue.marked && !cue.strong && constant.test(value)) return false;
  const digits = digitsOf(value).length;
  if ((date.test(value.replace(/^[A-Z]{1,4} /, '')) && cue.word !== 'sort') || digits < 3)
    // A locator of a booking: QX7M2P.
    return (
      isShort(cue, value) ||
      ((cue.marked || located.test(cue.word)) &&
        cue.unknown !== true &&
        /^(?=.*\d)(?=.*[A-Z].*[A-Z])[A-Z0-9]{6}$/.test(value))
    );
  if (cue.word === 'tax' && taxCode.test(value)) return false;
  if (cue.unknown === true) return digits >= 5 || (/[A-Z]/.test(value) && digits >= 4);
  if (badges.has(cue.word)) return digits >= 4 && !/^(?:19|20)\d\d$/.test(value);
  if (cue.strong) return digits >= 3;
  if (cue.marked) return digits >= 3;
  const mixed = /[A-Z]/.test(value) && digits >= 3;
  return mixed || digits >= (cue.stated ? 7 : 5);
};

/** References made of a prefix that names them: CLM-2024-00123. */
const prefixed = new RegExp(
  `(?<![\\p{L}\\p{N}_/-])(?:${[...referenceKinds].join('|').toUpperCase()})(?:(?:[-_#/][A-Z0-9]{1,12}){1,4}| (?:19|20)\\d{2}[-/]\\d{3,6})(?![\\p{L}\\p{N}_])`,
  'gu',
);

const gluedValue =
  '[0-9]{2,6}(?: [0-9]{2,6}){1,4}|[A-Za-z]{0,8}[-_/]?(?=[A-Za-z0-9._/-]{0,20}[0-9]{2})[A-Za-z0-9]{1,24}(?:[-/._][A-Za-z0-9]{1,20}){0,4}';
const isGluedValue =
  (least: number) =>
  (value: string): boolean =>
    digitsOf(value).length >= least && !date.test(value) && !amount.test(value);
const glued: readonly Labelled[] = [
  { cues: Object.values(gluedReferences), value: gluedValue, isValue: isGluedValue(3) },
  { cues: [gluedNumber], value: gluedValue, isValue: isGluedValue(5), score: 0.82 },
];

/** References in further languages, by two words or in a case. */
const further: Labelled = {
  cues: [
    '(?:variabiln[íý]|specifick[ýy]|konstantn[íý]) symbol(?:em|u)?|vs(?= ?:? ?[0-9]{6,10})|spisov[áeé]j? značk[auy]|sp\\. ?zn|č\\. ?j',
    oneLine`
      ügyfél(?:szám|azonosító)(?:om)?|ügyszám(?:a)?|rendelés(?:szám|i szám)(?:a)?|cod(?:ul)? client
      |număr(?:ul)? (?:comenzii|dosarului|contractului)|broj (?:narudžbe|predmeta|ugovora|računa)
      |številka (?:naročila|pogodbe)
    `,
    'asiakas(?:numero(?:ni)?)|tilausnumero|viitenumero|kundenummer|ordrenummer|sagsnummer|saksnummer|kid-?nummer|αριθμός (?:παραγγελίας|υπόθεσης|πελάτη|πρωτοκόλλου)|αρ\\. πρωτ',
    oneLine`
      номер (?:заказа|договора|дела|обращения|посылки|замовлення|справи|поръчка)|трек(?:-номер)?
      |лицев(?:ой|ого) сч[её]т(?:а)?
      |título de eleitor|mã (?:đơn hàng|khách hàng)|nomor (?:pesanan|resi)
    `,
  ],
  value: '(?:[A-Z]{1,3}[-/ ]?)?[0-9][0-9A-Z]{1,19}(?:[-/. ][0-9A-Z]{1,12}){0,3}',
  isValue: (value) => digitsOf(value).length > 3 && !date.test(value),
  score: 0.85,
};

/** "Pensione cat. VO n. 10418277", "expediente sancionador n.º 88120417": what has a file of its own. */
const filed: Labelled = {
  cues: [
    `(?:${[
      'pensione|prestazione|pratica|fascicolo|domanda|ricorso|verbale|cartella|sinistro|polizza|posizione|libretto|assegno|istanza|denuncia',
      'pensión|prestación|expediente|solicitud|recurso|acta|siniestro|póliza|denuncia|subsidio|reclamación',
      'pensão|processo|requerimento|benefício|sinistro|apólice|participação|reclamação|queixa|subsídio',
      'pension|dossier|demande|recours|procès-verbal|sinistre|police|titre|allocation|plainte|réclamation',
    ].join('|')})(?: (?:cat\\.? ?)?[\\p{L}]{1,16}\\.?){0,2} (?:n\\.?[º°ro]{0,2}|n[úu]m\\.?|n[ru]o?\\.)`,
  ],
  value: '[0-9]{6,12}(?:[-/][0-9A-Z]{1,6})?',
};

/** "200000 vs 250000 users": two counts against each other, and no payment's symbol. */
const isVersus = (text: string, { start, end, reason }: Candidate): boolean => {
  if (!/^after 'vs'$/i.test(reason)) return false;
  const against = /(?<![\p{L}\p{N}/.-])([0-9]{4,10}) vs\.? $/iu.exec(textBefore(text, start, 20))?.[1];
  if (against === undefined || Math.abs(against.length - (end - start)) > 1) return false;
  const isRound = against.endsWith('000') && text.slice(start, end).endsWith('000');
  return isRound || /^ (?!thanks)\p{Ll}{3,}s(?!\p{L})/u.test(textAfter(text, end, 24));
};

/** Short names of firms' and taxpayers' numbers that are words too: only with as many digits as those have. */
const business: Labelled = {
  cues: ['ico|dic|gst(?:in)?|cui|afm|pib|пиб|rut|mwst|cvr|org\\.? ?nr|cod (?:fiscal|unic)|d-u-n-s|duns'],
  value: '(?:[A-Z]{2})?[0-9]{8,13}|[0-9]{1,3}(?:[. ][0-9]{3}){2}(?:-[0-9Kk])?',
  isValue: (value) => digitsOf(value).length > 7,
  score: 0.85,
};

/** `mortgage(250000, 0.045)`: a function of that name is given it. */
const isArgument = (text: string, { start, end }: { readonly start: number; readonly end: number }): boolean =>
  /[\p{L}_]\($/u.test(textBefore(text, start, 2)) && (codeIn(text)(start) || text.charAt(end) === ',');

/** What is read out letter by letter: "my order number is k four four oh nine". */
const spelledId = spelledAfter([
  oneLine`
    (?:
      case|claim|order|booking|reservation|confirmation|customer|client|member(?:ship)?|account|reference|ref|invoice
      |ticket|tracking|serial|employee|staff|student|contract
    )(?: (?:number|no|id|code))?
  `,
  '(?:kunden|auftrags|vorgangs|bestell|mitglieds|personal|vertrags|buchungs|rechnungs|sendungs|serien)-?(?:nummer|nr)|aktenzeichen',
  'numéro de (?:dossier|commande|client|contrat|réservation|facture|suivi|série)|référence',
  'número de (?:expediente|pedido|cliente|contrato|reserva|factura|seguimiento|serie|processo|encomenda)|referencia|referência|localizador',
  'numero (?:di |della |del )?(?:pratica|ordine|cliente|contratto|prenotazione|fattura|serie)|codice (?:cliente|prenotazione)',
  '(?:klant|order|dossier|lidmaatschaps|boekings|factuur|contract)nummer|kenmerk',
  'numer (?:klienta|zamówienia|sprawy|umowy|rezerwacji|faktury)',
  '(?:kund|order|ärende|medlems|boknings|faktura|avtals)nummer',
]);

/** `customerId`, `order_nr`, and in JSON `{"kunde": {"nummer": …}}`: a key whose last word is one for a number. */
const numberKey: Key = {
  test: (words) => {
    const each = words.split(' ');
    return (
      numberWords.has(each.at(-1) ?? '') && each.slice(0, -1).some(isCue) && !each.some((word) => others.has(word))
    );
  },
};
/** `kundnr`, `klantnummer`, `asiakasnro`: one word for whose or which number it is. */
const compoundKey = new RegExp(
  oneLine`
    (?:^| )(?:
      kund(?:en?)?|medlems?|mitglieds?|ordre?|order|beställnings?|bestillings?|bestell|bestel|faktura|factuur|rechnungs?
      |avtals?|aftale|avtale|kontrakts?|contract|vertrags?|sags?|saks?|ärende|dossier|polis|försäkrings?|forsikrings?
      |klant(?:en)?|lid(?:maatschaps)?|personeels|personal|anställnings?|ansatt|medarbejder|debitor(?:en)?|debiteur(?:en)?
      |kreditor(?:en)?|crediteur(?:en)?|leverantörs?|leverandør|asiakas|lasku|tilaus|sopimus|jäsen|vakuutus|työntekijä
    )-?(?:nummer|nr|no|nro|numero|id)$
  `,
  'u',
);
/** "Account", "Ref", "Key fob": over a number that no amount and no count is written like. */
const columnKey: Key = {
  test: (words) => {
    const last = words.split(' ').at(-1) ?? '';
    return (
      (/^(?:ref|réf|rif|reference|nr|no|fob|transponder|chip|wristband)$/u.test(last) || isNumbered(last)) &&
      !/^(?:loan|mortgage|payment|refund|return|claim|transaction|tax|iva|insurance|sort|konto|conto|file|phone)$/u.test(
        last,
      ) &&
      !words.split(' ').some((word) => others.has(word) && word !== 'key')
    );
  },
};
const columned = /^(?:0\d{4,11}|\d{7,12}|[A-Z]{1,4}[-/]?\d{5,11}|\d{4,9}-\d{1,6})$/;
/** `"upn": "K330208219014"`: short keys of records, over a letter and many digits. */
const shortKey: Key = {
  test: (words) => /^\p{L}{2,5}$/u.test(words) && !/^(?:sku|ean|gtin|upc|isbn|etag|hash|sha|rev|tag|ver)$/u.test(words),
};
const shortKeyed = /^[A-Z]{1,3}-?\d{7,14}[A-Z]?$/;
const keyedId = /^(?=.{4,40}$)(?=(?:.{0,39}\d){3})[A-Za-z0-9]+(?:[-_./ ][A-Za-z0-9]+){0,7}$/;

/** A number whose kind is known is of that kind, and only what stands beside it is of none. */
const besides = (
  found: readonly Candidate[],
  known: ReturnType<typeof governmentNumbers>,
  length: number,
): Candidate[] => {
  const taken = new Uint8Array(length);
  for (const [type, numbers] of known)
    if (type !== 'ID_NUMBER')
      for (const { start, end, score } of numbers) if (score > guessed) taken.fill(1, start, end);
  return [
    ...found.filter(({ start, end }) => !taken.subarray(start, end).includes(1)),
    ...(known.get('ID_NUMBER') ?? []),
  ];
};

/** "versicherung: 120": what an insurance costs; its numbers are longer. */
const premium = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      \p{L}{0,12}versicherung|insurance|assurance|seguro|assicurazione|verzekering|ubezpieczenie|försäkring|sigorta
    )["']?[ ]?[:=][ ]?$
  `,
  'iu',
);
const isPremium = (text: string, { start, end }: { readonly start: number; readonly end: number }): boolean =>
  /^\d{1,4}$/.test(text.slice(start, end)) && premium.test(textBefore(text, start, 32));

const range = /^(\d{1,3}(?:[.,]\d{1,2})?)-(\d{1,3}(?:[.,]\d{1,2})?)$/;
const measured =
  /\d ?(?:\p{L}{1,5}\/\p{L}{1,4}|%|[fp][gl])(?!\p{L})[^\p{L}]{0,4}\p{L}{3,9}[.:]? $|(?<!\p{L})ranges?:? $/iu;
/** "Hgb 10.9 g/dL (ref 12.0-15.5)": between which values a laboratory calls one normal. */
const isNormalRange = (text: string, { start, end }: { readonly start: number; readonly end: number }): boolean => {
  const [value, low, high] = range.exec(text.slice(start, end)) ?? [];
  if (value === undefined || low === undefined || high === undefined) return false;
  const rises = Number(low.replace(',', '.')) < Number(high.replace(',', '.'));
  return rises && (/\d[.,]\d.*-.*[.,]\d/.test(value) || measured.test(textBefore(text, start, 40)));
};

/** "IRS notice number CP2000": what kind of letter it is, the same for everybody. */
const noticeKind = /^(?:CP|LT)\d{2,4}[A-Z]?$/;
const ofNotice = /(?<!\p{L})(?:irs|notice|letter)(?!\p{L})[^.!?\n]{0,24}$/iu;
const isNoticeKind = (text: string, { start, end }: { readonly start: number; readonly end: number }): boolean =>
  noticeKind.test(text.slice(start, end)) && ofNotice.test(textBefore(text, start, 40));

/** Numbers of claims, orders, policies, accounts, customers, passports, taxes: by cue word in ten languages, and by shape. */
export const recogniseIdNumber: Recogniser = (prepared) => {
  const { text } = prepared;
  const isCode = codeIn(text);
  const found: Candidate[] = [
    ...lookalikeNumbers(text),
    ...(isUnspaced(text) ? glued : []).flatMap((of) => labelled(prepared, of)),
    ...fieldsWithin(prepared, numberKey, (value) => keyedId.test(value) && !date.test(value) && !amount.test(value)),
    ...fieldsOf(prepared, compoundKey, (value) => keyedId.test(value) && !date.test(value) && !amount.test(value)),
    ...fieldsOf(prepared, columnKey, (value) => columned.test(value) && !date.test(value)),
    ...(isRecord(text) ? fieldsOf(prepared, shortKey, (value) => shortKeyed.test(value)) : []),
    ...spelledId(prepared),
    ...labelled(prepared, business),
    ...labelled(prepared, further).filter((candidate) => !isVersus(text, candidate)),
    ...labelled(prepared, filed),
    ...labelled(prepared, locators),
    ...labelled(prepared, booked),
    ...(/\d{2}/.test(text) ? labelled(prepared, memberships) : []),
    ...(/\d{2}/.test(text) && miles.spokenOf.test(text) ? labelled(prepared, miles.labelled) : []),
    ...endingsIn(text),
    ...acronymsIn(text),
    ...registersIn(text),
    ...(/\d{3}/.test(text) ? registrations(text) : []),
    ...(/\d{3} ?\d{3}/.test(text) ? parcels(text) : []),
    ...(/\d{8}/.test(text) ? labelled(prepared, supplyPoints) : []),
    ...(/\d[/:]\d|[A-Z] ?\d/.test(text) ? labelled(prepared, plots) : []),
    ...(/\d{6}-\d{4}/.test(text) ? labelled(prepared, swedishFirms) : []),
    ...(/\d{3} ?\d{3,4} ?\d{3,4}/.test(text) ? labelled(prepared, petChips) : []),
    ...(/\d{7}|\d \d{4}/.test(text) ? labelled(prepared, paymentReferences) : []),
    ...(/\d[/-]\d/.test(text) ? labelled(prepared, policeReports) : []),
    ...(/\d{11}|\d-\d\d/.test(text) ? labelled(prepared, pixKeys) : []),
  ];
  for (const match of text.matchAll(prefixed)) {
    if (digitsOf(match[0]).length < 4) continue;
    const end = match.index + match[0].length;
    found.push({ start: match.index, end, score: 0.85, reason: `begins with '${match[0].split(/[-_#/ ]/, 1)[0]}'` });
  }
  digit.lastIndex = 0;
  for (let hit = digit.exec(text); hit !== null; hit = digit.exec(text)) {
    const value = valueAround(text, hit.index);
    if (value === null) {
      while (/[A-Za-z0-9]/.test(text.charAt(digit.lastIndex))) digit.lastIndex++;
      continue;
    }
    const cue = cueIn(textBefore(text, value.start)) ?? cueBehind(textAfter(text, value.end, 12));
    if (
      cue !== null &&
      value.end - value.start <= longest &&
      !(cue.unknown === true && isCode(value.start)) &&
      (cue.marked || !isArgument(text, value)) &&
      judge(cue, text.slice(value.start, value.end)) &&
      !amountAfter.test(textAfter(text, value.end, 10)) &&
      !amountBefore.test(textBefore(text, value.start, 3)) &&
      !isCount(text, value) &&
      !isPremium(text, value) &&
      !isNormalRange(text, value) &&
      !isNoticeKind(text, value)
    ) {
      found.push({ ...value, score: cue.strong || cue.marked ? 0.92 : 0.82, reason: `after '${cue.word}'` });
    }
    // A long chain is cut short: always go on from the digit that was looked at.
    digit.lastIndex = Math.max(value.end, hit.index + 1);
  }
  return besides(found, governmentNumbers(prepared), text.length);
};
