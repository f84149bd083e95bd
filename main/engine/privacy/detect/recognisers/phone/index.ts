import type { Candidate, Recogniser } from '../../../entities/entity';
import { isGivenName } from '../../../lists';
import { oneLine } from '../../../patterns/one-line';
import { matchedLength, textAfter, textBefore } from '../../../text/around';
import { cueIn, digitsOf } from '../context';
import { extensions } from '../extensions';
import { fieldsOf } from '../fields';
import { cueIn as numberCue } from '../id-number/cue';
import { spokenPhones } from '../spoken';
import { isBesideSomebody, isInHead, isOfSomeone, isReachedAt, isSaidToBe } from '../unlabelled-phone';
import { amongUnspaced, isUnspaced } from '../unspaced';
import { besideName, isBehindSomebody, isOfPerson, nameBefore } from './beside-names';
import { cues, heads, labelAfter, notCues, ofDevice, ofDeviceShort, owned, pixKey, sentBy, units } from './cues';
import {
  areaInBrackets,
  bookNumber,
  brazilian,
  chineseMobile,
  countries,
  eastern,
  elsewhere,
  international,
  isDialled,
  isOfOtherKind,
  isValid,
  japanese,
  local,
  mobile,
  northAmerican,
  ofYear,
  russian,
  thousands,
  trunk,
  unprefixed,
  withoutTrunk,
} from './shapes';

/** Starts like a number, then digits with at most three separators between two of them. */
const pattern = new RegExp(
  oneLine`
    (?<!
      [\p{L}\p{N}_+]|[0-9][.\-/:] ?
      |[0-9], ?
      (?![+(]|0[1-9][0-9]{0,3}[ /-]|[2-9][0-9]{2}[-. ][2-9][0-9]{2}[-. ][0-9]{4}(?![0-9])|0[67][0-9]{8}(?![0-9]))
      |[$€£¥₹#=^*\\]
    )(?:\+|00 ?)?(?:\(?[0-9]{2,5}\)? \/ )?(?:\(\+?[0-9]{1,5}\)|[0-9])(?:(?: ?[-–()]? ?\(?|\.|\/)[0-9]){5,17}\)?
    (?:[ ]?(?:\(?(?:[0-9]){2,6}\))?)?
    (?:,? ?(?:ext\.?|extension|x|durchwahl|dw|poste|anexo|interno|wew\.?|ankn\.?) ?[0-9]{1,6})?
    (?![\p{L}\p{N}_]|[-/.:%°][0-9]| ?[%€$£])
  `,
  'giu',
);
const judge = (text: string, start: number, value: string): Omit<Candidate, 'start' | 'end'> | null => {
  const number = value.replace(/[, ]*(?:ext|x|dur|dw|pos|ane|int|wew|ank)[^0-9]*\d+$/i, '');
  const digits = digitsOf(number);
  if (digits.length > 15 + (number.startsWith('00') ? 2 : 0) || /^(\d)\1*$/.test(digits)) return null;
  if (isOfOtherKind(number)) return null;
  if (bookNumber.test(number) && digits.length === 13) return null;
  // Before a comma and a digit only what no amount or list is written like: the next cell of a row.
  const rowed = international.test(number) || northAmerican.test(number) || trunk.test(number) || mobile.test(number);
  if (!rowed && /^,\d/.test(textAfter(text, start + value.length, 2))) return null;
  const window = textBefore(text, start, 32);
  if (ofDevice.test(window)) return null;
  const label = labelAfter.exec(textAfter(text, start + value.length, 12))?.[1];
  const cue = cueIn(cues, window.slice(window.lastIndexOf('\n\n') + 1)) ?? label ?? null;
  const short = ofDeviceShort.exec(window)?.[1];
  if (short !== undefined && (cue === null || /[:#]/.test(short))) return null;
  const other = cue === null && notCues.test(textBefore(text, start, 24));
  if (international.test(number)) {
    if (digits.length < 7) return null;
    const plus = `+${digits.replace(number.startsWith('+') || number.startsWith('(') ? /^/ : /^00/, '')}`;
    if (isValid(plus.replace(/[^+0-9]/g, ''))) return { score: 0.99, reason: 'a valid international phone number' };
    if (number.startsWith('+') && digits.length >= 8)
      return { score: 0.8, reason: 'written as an international phone number' };
  }
  if (cue === null && northAmerican.test(number)) {
    return { score: 0.85, reason: 'written as a North American phone number' };
  }
  if (other || (cue === null && ofYear.test(number)) || units.test(textAfter(text, start + value.length, 16)))
    return null;
  if (cue !== null) {
    if (
      digits.length >= 8 ||
      (digits.length >= 7 && local.test(number)) ||
      (digits.length >= 6 && trunk.test(number))
    ) {
      return { score: 0.95, reason: `beside '${cue}'` };
    }
    return digits.length === 7 ? { score: 0.85, reason: `beside '${cue}'` } : null;
  }
  const whose = owned.exec(window)?.[0].trim();
  if (whose !== undefined && digits.length >= 7 && digits.length <= 13) {
    const isPhone = [...countries, ...elsewhere, ...eastern].some((country) => isValid(number, country));
    if (isPhone) return { score: 0.9, reason: `after '${whose}'` };
  }
  const ofHere = (): boolean => withoutTrunk.some((country) => isValid(number, country));
  if (unprefixed.test(number) && ofHere()) {
    const [left, right] = [textBefore(text, start, 64), textAfter(text, start + value.length, 24)];
    if (isOfSomeone(left) || isReachedAt(left, right) || isInHead(text, start, start + value.length))
      return { score: 0.88, reason: 'a number where somebody is reached' };
  }
  const isSomewhere = (): boolean => [...countries, ...elsewhere].some((country) => isValid(number, country));
  const isCounted =
    thousands.test(number) && !(unprefixed.test(number.replaceAll('.', ' ')) && !number.endsWith('000') && ofHere());
  if (
    !isCounted &&
    digits.length > 7 &&
    digits.length < 12 &&
    isBesideSomebody(textBefore(text, start, 48), number, textAfter(text, start + value.length, 4)) &&
    isSomewhere()
  )
    return { score: 0.85, reason: 'beside somebody' };
  if (isSaidToBe(textBefore(text, start, 64), number)) return { score: 0.88, reason: 'said to be the number' };
  if (digits.length > 7 && digits.length < 13 && sentBy.test(window))
    return { score: 0.85, reason: 'behind a service that pays by phone' };
  if (pixKey.test(window) && brazilian.test(digits) && isValid(number, 'BR'))
    return { score: 0.97, reason: 'a key of payments' };
  if (russian.test(number) && isValid(number, 'RU'))
    return { score: 0.85, reason: 'written as a Russian phone number' };
  const isEastern = isUnspaced(window) || isUnspaced(textAfter(text, start + value.length, 24));
  if (isEastern && japanese.test(number) && digits.length >= 10)
    return { score: 0.8, reason: 'written as a Japanese phone number' };
  if (isEastern && chineseMobile.test(number)) return { score: 0.85, reason: 'written as a Chinese mobile number' };
  if ((trunk.test(number) || mobile.test(number)) && digits.length >= 9) {
    // "SIRET 077 281 059 46593", "expediente 0682/91940": a number that is named is of its name.
    const named = numberCue(textBefore(text, start));
    if (named !== null && (named.strong || (named.marked && (named.unknown !== true || number.includes('/')))))
      return null;
    const near = isEastern ? [...eastern, ...countries] : countries;
    return near.some((country) => isValid(number, country)) ? { score: 0.8, reason: 'a valid phone number' } : null;
  }
  if (
    unprefixed.test(number) &&
    isOfPerson(textBefore(text, start, 64), textAfter(text, start + value.length, 8)) &&
    ofHere()
  )
    return { score: 0.8, reason: 'behind a name' };
  const name = besideName.test(number) ? nameBefore.exec(window)?.[1] : undefined;
  if (name !== undefined && isGivenName(name) && (['ES', 'PT'] as const).some((country) => isValid(number, country)))
    return { score: 0.8, reason: 'behind a name' };
  if (areaInBrackets.test(number) && digits.length >= 7 && digits.length <= 12 && isBehindSomebody(window))
    return { score: 0.85, reason: 'behind somebody' };
  if (areaInBrackets.test(number) && digits.length >= 8 && digits.length <= 11 && !thousands.test(number)) {
    return { score: 0.7, reason: 'written as a phone number' };
  }
  return null;
};
/** A number goes on in the next line, quoted or not. */
const lineEnd = /(?<=[0-9)][-./]?)[ \t]?\r?\n(?:> ?)?(?=[0-9(])/g;
const fewestBroken = 9;
/** What goes on behind a part that is a number by itself has fewer digits than another number, and is no house or item: "44 Lindenweg", "2. Tim". */
const mostBehind = 6;
const goesOn = /^(?!\d)(?:$|[,;!?)](?!\d)|\.(?=\s|$)(?! \p{L})|\.$|\s*\n| (?:\p{Ll}|[–—(-]))/u;
/** Over a line's end: behind a word for it or whose it is, and valid somewhere. */
const brokenPhones = (text: string, found: readonly Candidate[]): Candidate[] => {
  // As long, and what a number may have between two groups.
  const joined = text.replace(lineEnd, (gap) => ' - '.slice(0, gap.length).padEnd(gap.length));
  if (joined === text) return [];
  const sorted = [...found].sort((a, b) => a.start - b.start);
  // Matches come in the order of the text: what ends before one ends before the next.
  let next = 0;
  return [...joined.matchAll(pattern)].flatMap(({ 0: matched, index: start }) => {
    while ((sorted[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    const value = matched.replace(/[ (]+$/, '');
    const end = start + value.length;
    if (text.slice(start, end).split('\n').length !== 2 || digitsOf(value).length < fewestBroken) return [];
    const window = textBefore(text, start, 32);
    const cue = cueIn(cues, window.slice(window.lastIndexOf('\n') + 1)) ?? owned.exec(window)?.[0].trim() ?? null;
    const within: Candidate[] = [];
    for (let at = next; (sorted[at]?.start ?? end) < end; at++) {
      const each = sorted[at];
      if (each !== undefined && each.end > start) within.push(each);
    }
    const [part = '', behind = ''] = text.slice(start, end).split('\n');
    const isFirstPart = (each: Candidate): boolean =>
      each.start === start && each.end === start + part.trimEnd().length && digitsOf(behind).length <= mostBehind;
    const isOne =
      cue !== null &&
      within.every(isFirstPart) &&
      (within.length === 0 || goesOn.test(textAfter(text, end, 4))) &&
      [undefined, ...countries, ...elsewhere, ...eastern].some((country) => isValid(value, country));
    return isOne ? [{ start, end, score: 0.9, reason: `beside '${cue}'` }] : [];
  });
};
/** Phone numbers: libphonenumber's rules, the ways that they are written, and cue words in a dozen languages. */
export const recognisePhone: Recogniser = amongUnspaced((prepared) => {
  const { text } = prepared;
  const found: Candidate[] = [...spokenPhones(prepared), ...extensions(text), ...fieldsOf(prepared, heads, isDialled)];
  for (const match of text.matchAll(pattern)) {
    const bare = match[0].replace(/[ (]+$/, '');
    const value = bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare;
    // "大門町253 075-555-0162": behind the last number of an address.
    const ahead = isUnspaced(textBefore(text, match.index, 8)) ? matchedLength(/^\d{1,4} (?=0\d)/, value) : 0;
    const start = match.index + ahead;
    const verdict = judge(text, start, value.slice(ahead));
    if (verdict !== null) found.push({ start, end: match.index + value.length, ...verdict });
  }
  return [...found, ...brokenPhones(text, found)];
});
