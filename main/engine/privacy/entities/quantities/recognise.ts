import { fieldsWithin, type Key } from '../../detect/recognisers/fields';
import { textAfter, textBefore } from '../../text/around';
import { language } from '../../text/language';
import { wordSet } from '../../word-set';
import type { Candidate, PreparedText, Recogniser } from '../entity';
import { plain } from './plain';
import { fold } from './words/atoms';
import type { NumberWords } from './words/languages';
import { type Projection, project } from './words/project';

const known = new WeakMap<PreparedText, Projection>();

/**
 * Numbers of one language that are words, names or prefixes in others, without accents: a number only where its language
 * is written.
 */
const otherwiseWords = wordSet(
  'once onze due sei sex elf dos tio cent otto mila dix set sto um ten bir on bin yuz kirk alti elli bes uc iki',
);
/** A name may be two of them: "Elli Bes". */
const isOtherwise = (words: string): boolean => {
  const each = words.split(/[ -]/);
  return (
    (each.length === 1 || each.every((word) => /^\p{Lu}/u.test(word))) &&
    each.every((word) => otherwiseWords.has(fold(word)))
  );
};

/** What follows a number in its own language, and no name in another. */
const counted: Readonly<Record<string, RegExp>> = {
  en: /^ (?:grand|quid|bucks|dollars|pounds|years|percent|per cent)(?!\p{L})/u,
  fr: /^ (?:ans|mois|euros|pour cent)(?!\p{L})/u,
  es: /^ (?:años|meses|euros|por ciento)(?!\p{L})/u,
  it: /^ (?:ann[io]|mes[ei]|euro|per cento)(?!\p{L})/u,
  nl: /^ (?:jaar|euro|procent)(?!\p{L})/u,
  pl: /^ (?:lat|złotych|procent)(?!\p{L})/u,
  pt: /^ (?:anos?|meses|mês|euros|por cento)(?!\p{L})/u,
  sv: /^ (?:år|kronor|procent)(?!\p{L})/u,
  tr: /^ (?:(?:buçuk|küsur) )?(?:yaş|(?:yıl|ay|hafta|gün)(?:dır|dür)?(?= )|aylık|lira|TL|kişi|kardeş|ev arkadaş|çocu[kğ]|çalışan|kala|geçe|geçiyor|var(?!\p{L}))/u,
};

/** As far as " buçuk yaşında". */
const countedReach = 16;

/** "kwart over elf", "yüzde beş": an hour or a share, whatever else the word is. */
const announced =
  /(?<!\p{L})(?:kwart (?:over|voor)|viertel (?:nach|vor)|(?:om|um) half|halb|heures?(?: moins)?|yüzde) $/iu;
const announcedReach = 14;

/** "je dois 250": two in Portuguese, and here a verb. */
const isOwed = (text: string, start: number, end: number): boolean =>
  end - start === 'dois'.length &&
  text.slice(start, end).toLowerCase() === 'dois' &&
  /(?<!\p{L})(?:je|tu|te|lui|nous|vous|leur) $/iu.test(textBefore(text, start, 6));

/** In a row of a table its label and its number, with its sign or its currency: "Net pay\t-2,101.33". */
const labelTab = /(?<=[^\s\d] ?)\t[\t ]*(?=[-\u2212+(]? ?(?:\p{Sc} ?|[A-Z]{3} )?\d)/gu;
const labelsBesideNumbers = (text: string): string =>
  text.includes('\t') ? text.replace(labelTab, (gap) => ' '.repeat(gap.length)) : text;

/** The text with its number words as digits; read once for all types. */
export const inDigits = (prepared: PreparedText): Projection => {
  let code: string | null | undefined;
  const isMeant = ({ start, end, language: of }: NumberWords): boolean => {
    if (isOwed(prepared.text, start, end)) return false;
    if (!isOtherwise(prepared.text.slice(start, end))) return true;
    if (announced.test(textBefore(prepared.text, start, announcedReach))) return true;
    if (counted[of.code]?.test(prepared.text.slice(end, end + countedReach)) === true) return true;
    if (code === undefined) code = language(prepared.text);
    return code === of.code || (code === null && of.code === 'en');
  };
  const found = known.get(prepared) ?? project(labelsBesideNumbers(plain(prepared.text)), isMeant);
  known.set(prepared, found);
  return found;
};

/** A recogniser that reads digits, and so reads number words as well. */
export const recogniser =
  (find: (text: string, prepared: PreparedText) => readonly Candidate[]): Recogniser =>
  (prepared) => {
    const { text, toSource } = inDigits(prepared);
    return find(text, prepared).map((candidate) => ({ ...candidate, ...toSource(candidate.start, candidate.end) }));
  };

/**
 * A recogniser that also takes what a key or a column's head names: `age` over 34.
 * @param key Of the key in small letters, its words parted by one space.
 * @param value Whether a whole value, as it was written, is one of the type.
 */
export const orNamed =
  (recognise: Recogniser, key: Key, value: (text: string) => boolean): Recogniser =>
  (prepared) => {
    const named = fieldsWithin(prepared, key, (text) => value(plain(text)));
    const found = recognise(prepared);
    if (named.length === 0) return found;
    const taken: Candidate[] = [];
    // Of two in one place the longer, with its unit; of two alike the one that is named first.
    for (const candidate of [...named, ...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
      const last = taken.at(-1);
      if (last === undefined || last.end <= candidate.start) taken.push(candidate);
      else if (candidate.end - candidate.start > last.end - last.start) taken[taken.length - 1] = candidate;
    }
    return taken;
  };

/** How far around a number its context is looked for. */
const reach = 64;

/** What stands before and after a place, within its line; nearest last, and nearest first. */
export const around = (text: string, start: number, end: number): { left: string; right: string } => ({
  left: textBefore(text, start, reach),
  right: textAfter(text, end, reach),
});
