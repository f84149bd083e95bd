import type { Candidate, Recogniser } from '../../../entities/entity';
import { wordPattern } from '../../../entities/word-starts';
import { referenceKinds } from '../../../lists/kept';
import { remembered } from '../../pieces';
import { codeIn } from '../../tokens';
import { isCount } from '../bank';
import { after, before, digitsOf } from '../context';
import { governmentNumbers } from '../government';
import { guessed } from '../government/misread';
import { type Labelled, labelled, ownName } from '../labelled';
import { gluedNumber, gluedReferences } from '../labels/references';
import { lookalikeNumbers } from '../lookalikes';
import { isUnspaced } from '../unspaced';
import {
  badges,
  bearing,
  cardKinds,
  cards,
  compound,
  joiners,
  nouns,
  numberWords,
  ofWhom,
  otherCompounds,
  others,
  shortNouns,
  strongNouns,
  travelDocuments,
} from './nouns';
import { registrations } from './registrations';
import { parcels, paymentReferences, policeReports, supplyPoints } from './supplies';

/** A tax code of the United Kingdom says an allowance. */
const taxCode = /^(?:[CS]?\d{1,4}[LMNTWX1]?|[CS]?K\d{1,4}|\d{1,2}T)$/;

const isCue = (lower: string): boolean => strongNouns.has(lower) || nouns.has(lower) || numberWords.has(lower);

const word = /[\p{L}]+(?:[-.][\p{L}]+)*[º°]?|[#:=º°]/gu;

interface Cue {
  word: string;
  /** A word or sign for "number" stands with it. */
  marked: boolean;
  strong: boolean;
  /** Says "is": the value may be an amount. */
  stated: boolean;
  /** A noun that is in no list, beside a word for "number". */
  unknown?: boolean;
}

/** What names a number stands in its sentence: behind a mark, or a dot after a word that is no shortened name of one. */
const lastSentence = (line: string): string => {
  const ends = [...line.matchAll(/(?<=(\p{L}*))([.!?…])["')]? +/gu)];
  for (const { 0: end, 1: word = '', 2: mark, index } of ends.reverse()) {
    const lower = word.toLowerCase();
    if (mark !== '.' || (word.length > 3 && !isCue(lower) && !compound.test(lower)))
      return line.slice(index + end.length);
  }
  return line;
};

const isStrong = (word: string): boolean =>
  strongNouns.has(word) || (compound.test(word) && !otherCompounds.test(word));

/** Whose reference it is stands between: "Aktenzeichen der Ausländerbehörde:", "numéro de locataire CROUS est le". */
const beyondOffice = (near: readonly string[], at: number): string | null => {
  // The office's name has two words at most, and stands behind a word that links it.
  for (let link = at - 1; link >= Math.max(0, at - 2); link--) {
    const word = near[link] ?? '';
    if (!ofWhom.has(word) && !/^\p{L}/u.test(word)) return null;
    if (!ofWhom.has(word)) continue;
    const noun = near[ofWhom.has(near[link - 1] ?? '') ? link - 2 : link - 1] ?? '';
    if (isStrong(noun)) return noun;
    // "numéro de locataire CROUS"
    return link === at - 2 && numberWords.has(noun) ? (near[at - 1] ?? null) : null;
  }
  return null;
};

/** "Mit der Nummer", "o numerze": whatever has it is named before. */
const isBearing = (near: readonly string[], at: number): boolean => {
  const isArticle = /^(?:the|der|dem|die|das|le|la|el|il|lo|het|de|o|a|den|det)$/.test(near[at - 1] ?? '');
  return [at - 1, isArticle ? at - 2 : at - 1].some((place) => bearing.has(near[place] ?? ''));
};

/** A dot after one of these ends no sentence: "Expte. 88120", "Rech. 2201". */
const isShortCue = (line: string): boolean => {
  const word = /(?<![\p{L}\p{N}])(\p{L}{1,6})\.\s+$/u.exec(line)?.[1]?.toLowerCase();
  return word !== undefined && shortNouns.has(word);
};

/** Reads back from the value: signs and joining words, "number", then what the number is of. */
const cueIn = remembered((window): Cue | null => {
  const line = window.slice(window.lastIndexOf('\n\n') + 1);
  if (/[.!?;)\]]\s+["'(]?$/.test(line) && !/(?:n[ro]?|num|ref|az|acct|acc|núm)\.\s+$/i.test(line) && !isShortCue(line))
    return null;
  const near = [...lastSentence(line).toLowerCase().matchAll(word)].map((match) => match[0]).slice(-6);
  let marked = false;
  let stated = false;
  /** A word says so, not a sign alone. */
  let numbered = false;
  for (let i = near.length - 1, skipped = 0; i >= 0 && skipped < 4; i--, skipped++) {
    const current = near[i] ?? '';
    if (/^[#:=º°]$/.test(current)) marked = true;
    else if (numberWords.has(current) && !nouns.has(current)) {
      marked = true;
      numbered ||= current !== 'ids';
      if (isBearing(near, i)) {
        const noun = near.slice(0, i).findLast((each) => isCue(each) && !numberWords.has(each));
        return { word: noun ?? current, marked, strong: false, stated, unknown: noun === undefined };
      }
    } else if (cards.has(current) && cardKinds.has(near[i - 1] ?? '')) {
      return { word: `${near[i - 1]} ${current}`, marked, strong: true, stated };
    } else if (strongNouns.has(current) || (compound.test(current) && !otherCompounds.test(current))) {
      return { word: current, marked, strong: true, stated };
    } else if (nouns.has(current)) {
      const earlier = near.slice(Math.max(0, i - 3), i);
      return { word: current, marked: marked || earlier.some((w) => numberWords.has(w)), strong: false, stated };
    } else if (joiners.has(current) || (current === 'c' && near[i + 1] === 'est')) stated = true;
    else if (travelDocuments.has(near[i - 1] ?? '') && i === near.length - 1)
      return { word: near[i - 1] ?? '', marked: false, strong: false, stated: true };
    else {
      const beyond = (marked || stated) && !others.has(current) ? beyondOffice(near, i) : null;
      if (beyond !== null && !others.has(beyond)) return { word: beyond, marked: true, strong: false, stated };
      const named = numbered || [i - 1, i - 2].some((at) => numberWords.has(near[at] ?? ''));
      return named && current.length > 2 && /^\p{L}/u.test(current) && !others.has(current)
        ? { word: current, marked: true, strong: false, stated, unknown: true }
        : null;
    }
  }
  // "ID no. 28841907": nothing else says of what.
  return marked && near.some((each, at) => /^id$/.test(each) && numberWords.has(near[at + 1] ?? ''))
    ? { word: 'id', marked, strong: false, stated, unknown: true }
    : null;
});

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
  if (
    prefix !== null &&
    /^[0-9]/.test(body[0]) &&
    !isCue(prefix[0].trim().toLowerCase()) &&
    !ownName.test(text.slice(start - prefix[0].length, end)) &&
    !joiners.has(prefix[0].trim().toLowerCase())
  ) {
    start -= prefix[0].length;
    // "II C 441/23": a court's chamber and its register.
    start -= /(?<![\p{L}\p{N}])[IVX]{1,4} $/u.exec(before(text, start, 6))?.[0].length ?? 0;
  }
  if (/[\p{L}\p{N}_]/u.test(text.charAt(end)) || /[\p{L}\p{N}@]/u.test(text.charAt(start - 1))) return null;
  return { start, end };
};

const date =
  /^(?:(?:19|20)\d{2}[-./][01]?\d[-./][0-3]?\d|[0-3]?\d[-./][01]?\d[-./](?:19|20)?\d{2}|[01]?\d[-./][0-3]?\d[-./](?:19|20)\d{2})$/;
const amountAfter =
  /^ ?(?:[%€$£¥]|(?:usd|eur|gbp|pln|sek|chf|zł|kr|euros?|dollars?|pounds|units|items|pieces|stück|people|days|hours|years|times)\b)|^:\d\d/i;
const amountBefore = /[$€£¥] ?$/;

/** "487.20", "1.284,60": an amount of money. */
const amount = /^(?:\d{1,3}(?:[.,]\d{3})+|\d{1,7})[.,]\d{2}$/;

const located =
  /^(?:ref|reference|booking|reservation|confirmation|buchung|réservation|reserva|prenotazione|reservering|rezerwacji)$/;

const judge = (cue: Cue, value: string): boolean => {
  if (amount.test(value)) return false;
  const digits = digitsOf(value).length;
  if ((date.test(value.replace(/^[A-Z]{1,4} /, '')) && cue.word !== 'sort') || digits < 3)
    // A locator of a booking: QX7M2P.
    return (
      (cue.marked || located.test(cue.word)) &&
      cue.unknown !== true &&
      /^(?=.*\d)(?=.*[A-Z].*[A-Z])[A-Z0-9]{6}$/.test(value)
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
  '[A-Za-z]{0,8}[-_/]?(?=[A-Za-z0-9._/-]{0,20}[0-9]{2})[A-Za-z0-9]{1,24}(?:[-/._][A-Za-z0-9]{1,20}){0,4}|[0-9]{2,6}(?: [0-9]{2,6}){1,4}';
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
    'ügyfél(?:szám|azonosító)(?:om)?|ügyszám(?:a)?|rendelés(?:szám|i szám)(?:a)?|cod(?:ul)? client|număr(?:ul)? (?:comenzii|dosarului|contractului)|broj (?:narudžbe|predmeta|ugovora|računa)|številka (?:naročila|pogodbe)',
    'asiakas(?:numero(?:ni)?)|tilausnumero|viitenumero|kundenummer|ordrenummer|sagsnummer|saksnummer|kid-?nummer|αριθμός (?:παραγγελίας|υπόθεσης|πελάτη|πρωτοκόλλου)|αρ\\. πρωτ',
    'номер (?:заказа|договора|дела|обращения|посылки|замовлення|справи|поръчка)|трек(?:-номер)?|лицев(?:ой|ого) сч[её]т(?:а)?|título de eleitor|mã (?:đơn hàng|khách hàng)|nomor (?:pesanan|resi)',
  ],
  value: '(?:[A-Z]{1,3}[-/ ]?)?[0-9][0-9A-Z]{1,19}(?:[-/. ][0-9A-Z]{1,12}){0,3}',
  isValue: (value) => digitsOf(value).length > 3 && !date.test(value),
  score: 0.85,
};

/** "200000 vs 250000 users": two counts against each other, and no payment's symbol. */
const isVersus = (text: string, { start, end, reason }: Candidate): boolean => {
  if (!/^after 'vs'$/i.test(reason)) return false;
  const against = /(?<![\p{L}\p{N}/.-])([0-9]{4,10}) vs\.? $/iu.exec(before(text, start, 20))?.[1];
  if (against === undefined || Math.abs(against.length - (end - start)) > 1) return false;
  const isRound = against.endsWith('000') && text.slice(start, end).endsWith('000');
  return isRound || /^ (?!thanks)\p{Ll}{3,}s(?!\p{L})/u.test(after(text, end, 24));
};

/** Short names of firms' and taxpayers' numbers that are words too: only with as many digits as those have. */
const business: Labelled = {
  cues: ['ico|dic|gst(?:in)?|cui|afm|pib|пиб|rut|mwst|cvr|org\\.? ?nr|cod (?:fiscal|unic)|d-u-n-s|duns'],
  value: '(?:[A-Z]{2})?[0-9]{8,13}|[0-9]{1,3}(?:[. ][0-9]{3}){2}(?:-[0-9Kk])?',
  isValue: (value) => digitsOf(value).length > 7,
  score: 0.85,
};

/** A court's register and year: "R.G. 2204/2024", "procedimiento 233/2026". */
const register = wordPattern(
  /(?<![\p{L}\p{N}])(?:R\.? ?G\.?(?: ?N\.?R\.?)?|RG|[Pp]rocedimiento|[Dd]iligencias(?: previas)?|[Aa]utos|[Rr]ollo|[Ss]umario|[Cc]ausa|[Ss]entenza|[Ss]entencia|[Rr]uolo|[Pp]rocedimento|[Pp]rocesso|[Ii]nquérito|[Aa]pelação|[Rr]ôle|[Rr]olnummer|[Mm]ål(?= n| ?:? ?\d{3})|[Kk]arar|[Ee]sas)(?: (?:n\.?[º°r]?\.?|núm\.?|nr\.?|no\.?))? ?:? ?(\d{1,6}\/(?:19|20)\d{2})(?![\d/])/gu,
);

/** "Autos 2020/2021", "Sentenza 120/2024 della Corte costituzionale": years of cars, and what everybody may cite. */
const isPublicRegister = (whole: string, value: string, rest: string): boolean =>
  (/^(?:autos|causa|m[åa]l|karar|esas)/iu.test(whole) && /^(?:19|20)\d\d\//.test(value)) ||
  /^,? (?:della|dell['’]|del|de la|de|do|da|du) ?(?:(?:Corte|Cour|Tribunal) (?:[Cc]ostituzionale|[Cc]onstitu\p{L}{5,8}|di [Cc]assazione|[Ss]uprem[oa]|[Ee]urope[oa])|Cassazione|Consulta|Consiglio di Stato|Conseil constitutionnel|TJUE|CGUE|CEDU|STF|STJ)(?!\p{L})/u.test(
    rest,
  );

/** The last digits of a number, as they are said: "SSN ending 4471". */
const few = /(?<![0-9.,])[0-9]{3,5}(?![0-9]|[.,][0-9])/g;
const ending = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:${[
    '(?:ssn|social security(?: number)?|social|itin|ein|passport|licen[cs]e|id|phone|number|claim|order|policy)s? (?:that )?(?:ending|ends?)(?: in| with)?',
    '(?:ausweis|nummer|pass|steuer-?id|kundennummer) (?:mit (?:der )?endung|endend auf|endet auf|die auf)',
    '(?:numéro|passeport|sécu|dossier) (?:se terminant|finissant|qui (?:se termine|finit)) (?:par|en)',
    '(?:número|pasaporte|dni|documento) (?:terminad[oa]|acabad[oa]|que (?:termina|acaba)) en',
    '(?:numero|passaporto|codice fiscale) (?:che (?:termina|finisce)|terminante) (?:con|per|in)',
    '(?:nummer|paspoort|bsn) (?:eindigend|dat eindigt|die eindigt) op',
    '(?:numer|pesel|paszport) kończąc\\p{L}{1,3} się na',
    '(?:número|cpf|passaporte|rg) (?:terminad[oa]|com final|que termina)(?: em)?',
    '(?:nummer|personnummer|pass) som slutar (?:på|med)',
  ].join('|')}):? |(?:尾号|末尾|末四位|后四位|後四碼|下四桁|下4桁|끝자리)(?:是|为|は|が)?:? ?)$`,
  'iu',
);
const endingsIn = (text: string): Candidate[] =>
  [...text.matchAll(few)].flatMap(({ 0: value, index: start }) =>
    !/^(?:19|20)\d\d$/.test(value) && ending.test(before(text, start))
      ? [{ start, end: start + value.length, score: 0.9, reason: 'the last digits of a number' }]
      : [],
  );

/** "B-559201 numaralı paket": Turkish says behind a number that it is one. */
const numbered = /^ (?:numaralı|no['’]?lu|nolu)(?!\p{L})/u;
const cueBehind = (rest: string): Cue | null => {
  const word = numbered.exec(rest)?.[0].trim();
  return word === undefined ? null : { word, marked: true, strong: false, stated: false, unknown: true };
};

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

/** Numbers of claims, orders, policies, accounts, customers, passports, taxes: by cue word in ten languages, and by shape. */
export const recogniseIdNumber: Recogniser = (prepared) => {
  const { text } = prepared;
  const isCode = codeIn(text);
  const found: Candidate[] = [
    ...lookalikeNumbers(text),
    ...(isUnspaced(text) ? glued : []).flatMap((of) => labelled(prepared, of)),
    ...labelled(prepared, business),
    ...labelled(prepared, further).filter((candidate) => !isVersus(text, candidate)),
    ...endingsIn(text),
    ...(/\d{3}/.test(text) ? registrations(text) : []),
    ...(/\d{3} ?\d{3}/.test(text) ? parcels(text) : []),
    ...(/\d{8}/.test(text) ? labelled(prepared, supplyPoints) : []),
    ...(/\d{7}|\d \d{4}/.test(text) ? labelled(prepared, paymentReferences) : []),
    ...(/\d[/-]\d/.test(text) ? labelled(prepared, policeReports) : []),
  ];
  for (const { 0: whole, 1: value = '', index } of register.all(text)) {
    const end = index + whole.length;
    if (isPublicRegister(whole, value, after(text, end, 40))) continue;
    found.push({ start: end - value.length, end, score: 0.88, reason: 'a court’s register' });
  }
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
    const cue = cueIn(before(text, value.start)) ?? cueBehind(after(text, value.end, 12));
    if (
      cue !== null &&
      value.end - value.start <= longest &&
      !(cue.unknown === true && isCode(value.start)) &&
      judge(cue, text.slice(value.start, value.end)) &&
      !amountAfter.test(after(text, value.end, 10)) &&
      !amountBefore.test(before(text, value.start, 3)) &&
      !isCount(text, value)
    ) {
      found.push({ ...value, score: cue.strong || cue.marked ? 0.92 : 0.82, reason: `after '${cue.word}'` });
    }
    // A long chain is cut short: always go on from the digit that was looked at.
    digit.lastIndex = Math.max(value.end, hit.index + 1);
  }
  return besides(found, governmentNumbers(prepared), text.length);
};
