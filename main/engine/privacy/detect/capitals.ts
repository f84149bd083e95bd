import { isGivenName, isListedPlace, names, smallWordsOf } from '../lists';
import { textAfter, textBefore } from '../text/around';
import { fold } from '../text/fold';
import { language } from '../text/language';
import { perhapsCapital, remembered } from '../text/pieces';
import { wordSet } from '../word-set';
import { isListing } from './names/manifests';
import { cues } from './words/reading';
import { isCommonIn, isCommonWord, isEnglishWord, isStopWord, isTitle } from './words/vocabulary';

/**
 * Sentences in capitals, as they would be written without: what reads names goes by small and large letters. Names and
 * places of the lists keep a large first letter, and so do words that nobody knows; acronyms and numbers stay as they are.
 */

const mayBeLoud = new RegExp(`${perhapsCapital}\\p{Lu}{2}[ ,'’]+\\p{Lu}+[ ,'’]+\\p{Lu}{2}`, 'u');
/** What has no small letter, on one line and in one cell. Most places have one of ASCII near, which costs least to ask. */
const run = /(?=[^a-z\n\r\t|{}<>=_]{12})(?<![^\p{Ll}\n\r\t|{}<>=_])[^\p{Ll}\n\r\t|{}<>=_]{12,}/gu;
/** The beginning of a word that goes on in small letters behind a run, or its end before one. */
const brokenOff = /\p{L}[\p{L}\p{M}'’-]*$/u;
const word = /(?<![\p{L}\p{N}/@#_.-])\p{Lu}[\p{Lu}\p{M}]*(?:['’-]\p{Lu}+)*(?![\p{L}\p{N}/@_]|[.-][\p{L}\p{N}])/gu;
/** Units, hours and money behind a number. */
const unit =
  /(?<=\d[ \u00a0]?)(?:[KM]?G|MCG|LBS?|OZ|[CKM]?M|[DM]?L|MMHG|MMOL|BPM|KCAL|[AP]M|UHR|H|KR|EUROS?)(?:\/(?:[DM]?L|MIN|KG|H))?(?![\p{L}\p{N}])/gu;
const sentenceStart = /(?:^|[.!?…]["”)]*\s+|\n\s*|^[-•*] )["“(¿¡]?$/u;
const nextWord = /^ (\p{Lu}[\p{Lu}\p{M}'’-]*)/u;
/** So many stop words, or words that are known, make a sentence of what stands in capitals. */
const fewestStops = 2;
const fewestWords = 3;
/** Of the letters of a text that shouts from its beginning to its end. */
const mostly = 0.9;

/** Of the same length: İ would become two characters. */
const small = (text: string, code: string | null): string =>
  text.replace(/\p{Lu}/gu, (letter) => {
    if (letter === 'İ') return 'i';
    if (letter === 'I' && code === 'tr') return 'ı';
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });

/** "O'BRIEN-HALL": O'Brien-Hall. */
const large = (text: string, lower: string): string =>
  lower.replace(/(?<![\p{L}\p{M}])\p{Ll}|(?<=['’-])\p{Ll}/gu, (_, at: number) => text.charAt(at));

const streetWord =
  /^(?:street|st|road|rd|avenue|ave|lane|drive|close|court|crescent|terrace|way|place|square|boulevard|blvd|gardens|grove|mews|straat|laan|weg|gatan|vägen)$/u;

const isSentence = (text: string, code: string): boolean => {
  const words = [...text.matchAll(word)].map(([each]) => small(each, code));
  return (
    words.filter(isStopWord).length >= fewestStops ||
    words.filter((lower) => isKnown(lower, code)).length >= fewestWords
  );
};

/** Languages of which the lists know so many words that others are likely somebody's name, or a noun. */
const wellKnown = new Set(['en', 'de']);

interface Word {
  readonly lower: string;
  /** The neighbours that only a space parts from it, in small letters; empty where there is none. */
  readonly previous: string;
  readonly next: string;
  readonly isBehindNumber: boolean;
  readonly isBehindName: boolean;
}

const quiet = (text: string, before: string, code: string): string => {
  let last = { lower: '', end: -3, isName: false };
  return text.replace(word, (each: string, index: number) => {
    const lower = small(each, code);
    const end = index + each.length;
    const isBehind = last.end + 1 === index || last.end + 2 === index;
    const ahead = nextWord.exec(textAfter(text, end, 32))?.[1] ?? '';
    const here: Word = {
      lower,
      previous: isBehind ? last.lower : '',
      next: small(ahead, code),
      isBehindNumber: /\d $/.test(textBefore(text, index, 2)),
      isBehindName: isBehind && last.isName,
    };
    const isName = isNamed(here, code);
    last = { lower, end, isName: isName && isGivenName(lower) };
    if (each.length === 1) return (code === 'en' && each === 'I') || text.charAt(end) === '.' ? each : lower;
    if (!isName && isAcronym(here, code)) return each;
    const context = index < 8 ? before + text.slice(0, index) : text.slice(index - 8, index);
    const isLarge = isName || isStreet(here) || sentenceStart.test(context);
    return isLarge ? large(each, lower) : lower;
  });
};

const longestAcronym = 4;
const inflected = /(?:s|es|d|ed|ing|ly)$/;
const isListedIn = (lower: string, code: string): boolean =>
  isCommonIn(lower, code) || (smallWordsOf[code]?.has(lower) ?? false) || isCommonWord(lower) || isTitle(lower);
const isKnown = (lower: string, code: string): boolean =>
  isListedIn(lower, code) ||
  (code === 'en' &&
    (isEnglishWord(lower) ||
      isEnglishWord(lower.replace(inflected, '')) ||
      isListedIn(lower.replace(inflected, ''), code)));
const isAcronym = ({ lower, isBehindNumber }: Word, code: string): boolean =>
  lower.length <= longestAcronym &&
  (isBehindNumber ? /^[a-z]+$/ : /^[^aeiouy\P{L}]+$/u).test(lower) &&
  (isBehindNumber || !isStopWord(lower)) &&
  !isKnown(lower, code) &&
  !isListedPlace(lower) &&
  !names.has(fold(lower));

const isStreet = ({ lower, previous, next }: Word): boolean =>
  !isStopWord(lower) && (streetWord.test(next) || (streetWord.test(lower) && previous !== '' && !isStopWord(previous)));

/** Nobody is called what stands behind one. */
const articles = wordSet('a an the ein eine einen einem einer un une una uno um uma een en ett bir');

/** Stands before somebody: a title, a relative, a greeting. */
const claims = (previous: string): boolean =>
  isTitle(previous) || cues.kin.has(previous) || cues.greetings.has(previous);

/** A name or a place of the lists that is no word; a family name behind a given one, whatever it is; behind a title anything. */
const isNamed = ({ lower, previous, next, isBehindNumber, isBehindName }: Word, code: string): boolean => {
  if (isStopWord(lower)) return false;
  const isListed = names.has(fold(lower));
  const known = isKnown(lower, code);
  if (previous !== '' && claims(previous)) return isListed || !known;
  if (isBehindName && (isListed || !known)) return true;
  if (isGivenName(lower) && names.has(fold(next)) && !isStopWord(next)) return true;
  if (known || isListedPlace(lower)) return !known;
  if (isBehindNumber || articles.has(previous)) return false;
  return wellKnown.has(code) ? isListed || lower.length > longestAcronym : isGivenName(lower);
};

/** The text with what stands in capitals in small letters. Of the same length; the same text where nobody shouts. */
export const recased = remembered((text): string => {
  // A list of passengers is written so.
  if (!mayBeLoud.test(text) || isListing(text)) return text;
  const code = language(text) ?? (/[İĞŞ]/.test(text) ? 'tr' : 'en');
  const largeLetters = text.match(/\p{Lu}/gu)?.length ?? 0;
  const smallLetters = text.match(/\p{Ll}/gu)?.length ?? 0;
  const isLoud = largeLetters > mostly * (largeLetters + smallLetters) && isSentence(text, code);
  return text.replace(run, (each: string, at: number) => {
    const isCut = /^\p{Ll}/u.test(text.slice(at + each.length, at + each.length + 1));
    const end = isCut ? each.search(brokenOff) : each.length;
    const whole = end < 0 ? each : each.slice(0, end);
    if (!isLoud && !isSentence(whole, code)) return each;
    const before = textBefore(text, at, 4);
    return quiet(whole, before, code).replace(unit, (letters) => letters.toLowerCase()) + each.slice(whole.length);
  });
});
