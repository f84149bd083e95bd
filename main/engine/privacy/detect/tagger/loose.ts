import type { Tagged } from '../../../../../shared/tagger';
import { isGivenName, names } from '../../lists';
import { matchedLength, textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { textLanguage } from '../../text/language';
import { isAuxiliary, isJoinedVerb, isStopWordOf } from '../words/vocabulary';
import { isAfterTitle, isHonorific } from './titles';

/** Ends of a model's span that are words of the sentence, or of another value. */

/** "jose manuel el", "enzo jai": small words behind a name in small letters, with which the sentence goes on. */
const lastSmall = / (\p{Ll}[\p{L}\p{M}'’]*)$/u;
const smallEnd = (text: string, words: string): number => {
  const code = textLanguage(text);
  const [tail = '', word = ''] = /^\p{Ll}/u.test(words) ? (lastSmall.exec(words) ?? []) : [];
  if (code === null) return 0;
  const isSpeaker = speaker[code]?.test(tail === '' ? words : word) === true;
  if (tail === '') return isSpeaker ? words.length : 0;
  const isOfSentence = isSpeaker || (!names.has(fold(word)) && (isStopWordOf(word, code) || isJoinedVerb(word, code)));
  return isOfSentence ? tail.length + smallEnd(text, words.slice(0, -tail.length)) : 0;
};
/** What who writes says of themselves in one word. */
const speaker: Readonly<Record<string, RegExp>> = {
  fr: /^(?:jai|jm|jsuis|chui|chuis|jte|jle|jla)$/u,
  en: /^(?:im|ive|ill|id)$/u,
};

/** "Tel. di Oksana", "cumpleaños de Nerea": what stands before the only name, which is a given one, is no part of it. */
const particleFirst = /^(?:di|de|da|do|van|von|of|du) (?=(\p{Lu}[\p{L}\p{M}]+)$)/u;
const particleStart = (text: string, start: number, words: string): number => {
  const [lead = '', given = ''] = particleFirst.exec(words) ?? [];
  const kind = names.get(fold(given))?.kind;
  // "Dr. von Arnim": who is called by a title is called by the family's name.
  return isGivenName(given) && kind !== 'family' && !isAfterTitle(text, start) ? lead.length : 0;
};

/** "Vormund Fr" of "Vormund Fr. Döring": a title whose name stands behind the span. */
const titleLast = / (?:Hr|Fr|Dr|Mr|Mrs|Ms|Mme|Mlle|Sr|Sra|Sig|Dott|Dhr|Mevr|Prof)$/u;
const namedBehind = /^\.? \p{Lu}/u;

/** The last word of several. */
const lastWord = / (\p{L}+)$/u;

/** "18 h 20, rond-point", or "20, rond-point" of it: when is no part of where. */
const hourBefore = /(?<![\p{L}\d])\d{1,2} ?[hH:] ?$/u;
const minutesFirst = /^\d{2}(?!\d),? (?=\p{L})/u;
const timeFirst = /^\d{1,2} ?(?:[hH:] ?\d{0,2}|Uhr(?: \d{2})?),? (?=\p{L})/u;
/** "Does Hartwell Dental take …": what a question begins with. */
const firstOfSeveral = /^(?<first>\p{Lu}\p{Ll}+) (?=\p{Lu})/u;
const sentenceBefore = /(?:^|[.!?:\n]\s{0,3})["'“„«¿¡(]?$/u;
/** "Unterkunft Zeppelinring 40": what somebody lives in, before its street with a number. */
const dwellingFirst =
  /^\p{Lu}?\p{Ll}*(?:[uU]nterkunft|[wW]ohnung|[wW]ohnheim|[aA]dresse|[aA]nschrift|[wW]ohnsitz|[lL]ogement|[aA]lloggio|[vV]ivienda|[mM]oradia) (?=\p{Lu}[^,\n]* \d)/u;
/** ", ref" of "2.º B, ref. catastral 44": what a number is called that stands behind. */
const labelLast = /, (?:ref|tel|tfno|tél|cod|NIF|DNI|CIF|IBAN|Nr|Tel)$/u;

/** "月沖縄" of "来月沖縄": when. */
const whenBefore = /[来先今毎]$/u;
const whenFirst = /^[月週年日](?=[\p{Script=Han}\p{Script=Katakana}])/u;

/** "来月沖縄", "先週脳梗塞": when, before where or what; 今年 and its like begin no place's name. */
const whenWhole =
  /^(?:[来先今毎][月週年]|昨[日年]|一昨[日年]|上周|下周|本周|上个?月|下个?月|本月|去年|今年|明年|昨天|今天|明天)(?=[\p{Script=Han}\p{Script=Katakana}]{2})/u;

/** The span without such ends; what somebody is before a title is all of them. */
export const withoutLoose = (text: string, span: Tagged): Tagged => {
  const { start, end, type } = span;
  const words = text.slice(start, end);
  if (whenBefore.test(textBefore(text, start, 1))) return { ...span, start: start + matchedLength(whenFirst, words) };
  const when = type === 'LOCATION' || type === 'MEDICAL_CONDITION' ? matchedLength(whenWhole, words) : 0;
  if (when > 0) return { ...span, start: start + when };
  if (type === 'ADDRESS') {
    const first = hourBefore.test(textBefore(text, start, 6)) ? minutesFirst : timeFirst;
    const from = matchedLength(first, words) || matchedLength(dwellingFirst, words);
    return { ...span, start: start + from, end: end - matchedLength(labelLast, words) };
  }
  if (type === 'ORGANIZATION') {
    const first = firstOfSeveral.exec(words)?.groups?.first ?? '';
    const isFirst = first !== '' && sentenceBefore.test(textBefore(text, start, 4));
    const asks = isFirst && isAuxiliary(first.toLowerCase(), textLanguage(text) ?? 'en', textAfter(text, start, 160));
    return asks ? { ...span, start: start + first.length + 1 } : span;
  }
  if (type !== 'PERSON') return span;
  if (titleLast.test(words) && namedBehind.test(textAfter(text, end, 3)))
    return { ...span, end: end - matchedLength(titleLast, words) };
  const [tail = '', last = ''] = lastWord.exec(words) ?? [];
  const called = isHonorific(text, last) ? tail.length : 0;
  return { ...span, start: start + particleStart(text, start, words), end: end - (called || smallEnd(text, words)) };
};
