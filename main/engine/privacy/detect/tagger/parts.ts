import type { Tagged } from '../../../../../shared/tagger';
import { isCity, isGivenName } from '../../lists';
import { and } from '../../lists/conjunctions';
import { oneLine } from '../../patterns/one-line';
import { textBefore } from '../../text/around';
import { offices } from '../described/titles';
import { named } from '../resolve';
import { isAnyWord, isTitle } from '../words/vocabulary';
import { isAfterTitle, withoutTitles } from './titles';

const conjunction = new RegExp(` (?:${and}) `, 'u');

/** "Lena und Jakob": two given names. */
const coupled = new RegExp(`^(\\p{L}[\\p{L}\\p{M}-]*) (?:${and}|&|\\+) (\\p{L}[\\p{L}\\p{M}-]*)`, 'u');

const wide = /[ \u00a0]{3,}|[ \u00a0]*[\t\n][ \t\n]*/g;
/** Two words of a name, or an initial and one. */
const whole = /^\p{Lu}[\p{L}\p{M}'’-]*\.?\s*\p{Lu}/u;
/** "K. Marsden      B. Oyelowo": two signatures of one line. "ROSSI    Bianca" is one person. */
const seamOf = (words: string): RegExpExecArray | null =>
  [...words.matchAll(wide)].find(
    (gap) =>
      /[\t\n]/.test(gap[0]) ||
      (whole.test(words.slice(0, gap.index)) && whole.test(words.slice(gap.index + gap[0].length))),
  ) ?? null;

/** "Jugendamt (Frau", "Risorse Umane (Sig.ra Bianchi": a bracket that opens and does not close. */
const opened = /^(?<outside>[^()（）]+?) ?[(（](?<inside>[^()（）]+)$/u;

const split = (text: string, span: Tagged, end: number, start: number): Tagged[] => [
  { ...span, end },
  ...parted(text, { ...span, start }),
];

/** "present: Mirella, Gianca", "da: Annegret, Dariusz": who came, where no family name stands before its given one. */
const attending = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      present|attendees?|attending|in attendance|absent|apologies|participants?|team|cc|da|dabei|anwesend|Anwesende
      |abwesend|Teilnehmer(?:innen|\*innen)?|entschuldigt|présente?s?|absente?s?|excusée?s?|participants?|asistentes
      |asisten|presentes|ausentes|participantes|presenti|assenti|partecipanti|aanwezig(?:en)?|afwezig(?:en)?
      |deelnemers|obecni|nieobecni|uczestnicy|presenças|närvarande|frånvarande|deltagare|katılanlar|katılımcılar
    )(?: ?[:：]|(?<=presenti|présents|presentes|present|obecni|närvarande|aanwezig|anwesend)) (?:[\p{L}\p{M}.'’ -]{1,40}, ){0,6}$
  `,
  'iu',
);

/** "Noah Abernathy, Ruth" are two; "Kowalski, Irena" is one. */
const commaOf = (text: string, span: Tagged, words: string): number => {
  const comma = words.indexOf(', ');
  if (comma === -1 || words.slice(0, comma).includes(' ') || isAfterTitle(text, span.start)) return comma;
  if (attending.test(textBefore(text, span.start, 160))) return comma;
  const first = { ...span, end: span.start + comma };
  return withoutTitles(text, first).start > span.start ? comma : -1;
};

/** "paula la de torrejón": who is called by where she is from. */
const calledBy = /^(?<name>\p{L}[\p{L}\p{M}]+) (?:la|el) del? (?<from>\p{L}[\p{L}\p{M}]+)$/u;

/** "pastor de Riaño", "alcalde de Lugo": what somebody is, and where; "profesor de Matemáticas" is one trade. */
const placedTrade = new RegExp(
  `^(?<trade>(?:(?:ex|anti[gc]u?o) )?(?:${offices})) (?:de|di|da|do|of|von|van|z|w|i|à) (?<place>\\p{Lu}[\\p{L}\\p{M}'’ -]+)$`,
  'iu',
);

/** "Morel & Fils SARL de Clermont-Ferrand", "Dąbrowski i Synowie sp. z o.o. z Rzeszowa": a firm's form ends its name, and where it is stands behind. */
const seated =
  /^(?<firm>.+[ ,](?:GmbH|AG|KG|OHG|UG|e\.V\.|Ltd\.?|Inc\.?|LLC|PLC|S\.?A\.?R\.?L\.?|S\.?A\.?S\.?|SASU|EURL|S\.?L\.?U?\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|sp\. ?z ?o\. ?o\.|Lda\.?|Ltda\.?|AB|A\.Ş\.)) (?:de|d['’]|di|da|do|z|ze|w|aus|in|of|from|van|uit|te|från|i|à|en|em) ?(?<seat>\p{Lu}[\p{L}\p{M}'’ -]+)$/u;

/** "Laboratorios Norbide S.L. Carnet B", "Voltaro B.V. Rotterdam": a form with dots ends the name, and something else stands behind. */
const ended =
  /^(?<firm>.+[ ,](?:S\.L\.(?:U\.)?|S\.A\.(?:U\.|S\.)?|S\.r\.l\.|S\.p\.A\.|S\.R\.L\.|B\.V\.|N\.V\.|e\.V\.|sp\. ?z ?o\. ?o\.|A\.Ş\.|Ltd\.|Inc\.|Ltda\.|Lda\.)),? (?<behind>\p{Lu}[\p{L}\p{M}'’ -]+)$/u;

/** Each of those that the model read as one: two in brackets, two illnesses, a couple, two signatures, a list. */
export const parted = (text: string, span: Tagged): Tagged[] => {
  const { start, end, type } = span;
  const words = text.slice(start, end);
  const { outside, inside } = named.has(type) ? (opened.exec(words)?.groups ?? {}) : {};
  if (outside !== undefined && inside !== undefined) {
    const first = { ...span, end: start + outside.length };
    return isTitle(inside.toLowerCase()) ? [first] : split(text, span, first.end, end - inside.length);
  }
  const isPerson = type === 'PERSON';
  const [couple = '', first = '', second = ''] = isPerson ? (coupled.exec(words) ?? []) : [];
  if (couple !== '' && (isGivenName(first) || isGivenName(second)))
    return split(text, span, start + first.length, start + couple.length - second.length);
  const { name = '', from = '' } = isPerson ? (calledBy.exec(words)?.groups ?? {}) : {};
  if (name !== '' && isGivenName(name))
    return [
      { ...span, end: start + name.length },
      { ...span, type: 'LOCATION', start: end - from.length },
    ];
  const { trade, place } = type === 'OCCUPATION' ? (placedTrade.exec(words)?.groups ?? {}) : {};
  if (trade !== undefined && place !== undefined && /^\p{Lu}/u.test(place))
    return [
      { ...span, end: start + trade.length },
      { ...span, type: 'LOCATION', start: end - place.length },
    ];
  const { firm, seat } = type === 'ORGANIZATION' ? (seated.exec(words)?.groups ?? {}) : {};
  if (firm !== undefined && seat !== undefined)
    return [
      { ...span, end: start + firm.length },
      { ...span, type: 'LOCATION', start: end - seat.length },
    ];
  const { firm: whole, behind } = type === 'ORGANIZATION' ? (ended.exec(words)?.groups ?? {}) : {};
  if (whole !== undefined && behind !== undefined) {
    const alone = { ...span, end: start + whole.length };
    const rest = { ...span, start: end - behind.length };
    if (isCity(behind)) return [alone, { ...rest, type: 'LOCATION' }];
    // "S.L. Carnet B": one word of a language, perhaps with a letter; "Ltd. Green Energy" is another firm.
    const [first = '', ...more] = behind.toLowerCase().split(' ');
    return isAnyWord(first) && more.every((word) => word.length === 1) ? [alone] : [alone, rest];
  }
  const seam = isPerson ? seamOf(words) : type === 'MEDICAL_CONDITION' ? conjunction.exec(words) : null;
  if (seam !== null) return split(text, span, start + seam.index, start + seam.index + seam[0].length);
  const comma = isPerson ? commaOf(text, span, words) : -1;
  return comma === -1 ? [span] : split(text, span, start + comma, start + comma + 2);
};
