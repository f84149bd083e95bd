import { isStopWordOf } from '../detect/words/vocabulary';
import { oneLine } from '../patterns/one-line';
import { language } from '../text/language';
import { wordSet } from '../word-set';
import { hasTurkish, hisses } from './forms/inflections';
import { longestSuffix, turkishSuffix } from './forms/turkish';
import type { Match } from './match';
import { apostrophe, fold, isWord } from './read/characters';
import type { Tape } from './read/tape';

/** What stands behind a name and goes by how the name sounds: "Klaus' Auto" of Anna is "Annas Auto", Kemal'in of Ayşe Ayşe'nin. */

/** How far around a name its language is looked for. */
const reach = 40;

/** Languages that write a genitive in -s without an apostrophe, and of them those that put one behind a hiss. */
const bareGenitives = wordSet('de nl sv da no nb');
const markedHisses = wordSet('de nl');
/** Words that a short German text has and an English one has not. */
const germanic = /(?<!\p{L})(?:Herrn?|Frau|der|die|das|dem|den|und|ist|von|mit)(?!\p{L})/u;
/** Before a family of that name, or as many as are counted: several have no apostrophe. */
const several = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      die|den|beide[nr]?|alle[nr]?|de|dei|familien?|the|both|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf
      |dutzende?|hunderte?|tausende?|vielen?|mehreren?|einigen?|wenigen?|manche[nr]?|andere[nr]?|diese[nr]?|jene[nr]?
      |solche[nr]?|keine[nr]?|welche|twee|drie|vijf|zes|zeven|negen|tien|veel|vele|meerdere|enkele|sommige
      |verschillende|weinig|geen
    ) $
  `,
  'iu',
);
/** … or an hour: "um 8 Annas Auto holen". */
const counted = /(?<![\p{L}\d.,:])\d{1,4} $/u;
const ofSeveral = /(?<!\p{L})the $/iu;
/** An apostrophe that opens a quotation, and none that closes it. */
const isQuoted = /(?:^|[\s(])['\u2018\u2019][^'\u2018\u2019]*$/u;
/** They are words of other languages: Ece'de, Ece'den. */
const suffixes = /['\u2019]\p{L}+/gu;
/** What may be somebody's: a noun, a count of them, or what ends as an adjective before a noun; in -en verbs end as well. */
const thing = /^ ["„“‚'(]?[\p{Lu}\d]/u;
const quality = /^(?: (\p{Ll}{2,}e[mnrs]?),?)(?: \p{Ll}{2,}e[mnrs]?,?){0,2} ["„“‚]?\p{Lu}/u;
const smallWord = /^ (\p{Ll}+)/u;
/** A name ends in letters; in front of them stands no sign that makes an address of it. */
const isSpoken = /(?:^|[\s-])[\p{L}\p{M}]+$/u;

/** With what stands behind a match; null where that stays as it is, `more` where it takes what comes to know. */
type WithSuffix = (first: number, last: number, match: Match, ended: boolean) => Match | null | 'more';

/**
 * @param rawSlice The received text.
 * @param prompts The language of the prompts: what is said of a text that is too short to tell its own.
 */
export const createSuffixes = (
  tape: Tape,
  rawSlice: (start: number, end: number) => string,
  prompts: string | null,
): WithSuffix => {
  const before = (first: number, length = reach): string => tape.text(first - length, first);
  /** The text beside `[first, end)`; null where it has not come yet. */
  const around = (first: number, end: number, ended: boolean): string | null =>
    ended || tape.length() >= end + reach ? `${before(first, 3 * reach)} ${tape.text(end, end + reach)}` : null;
  const tell = (text: string): string | null => {
    const bare = text.replace(suffixes, '');
    return language(bare) ?? (hasTurkish.test(bare) ? 'tr' : germanic.test(bare) ? 'de' : prompts);
  };

  /** Marks of Markdown between a name and what stands behind it. */
  const marks = (last: number): string => rawSlice(tape.end(last), tape.start(last + 1));

  const genitive: WithSuffix = (first, last, match, ended) => {
    if (!hisses(tape.text(last, last + 1)) || hisses(match.text)) return null;
    if (isWord(tape.code(last + 2)) || isQuoted.test(before(first))) return null;
    const text = around(first, last + 2, ended);
    if (text === null) return 'more';
    const sign = String.fromCharCode(tape.code(last + 1));
    const isBare = bareGenitives.has(tell(text) ?? '');
    const s = isBare ? 's' : ofSeveral.test(before(first)) ? `s${sign}` : `${sign}s`;
    return { ...match, end: tape.end(last + 1), text: match.text + marks(last) + s };
  };

  const suffix: WithSuffix = (first, last, match, ended) => {
    const from = last + 2;
    let to = from;
    while (to - from <= longestSuffix && isWord(tape.code(to))) to++;
    if (to - from > longestSuffix) return null;
    if (to >= tape.length() && !ended) return 'more';
    const { original = '' } = match.form ?? {};
    const own = turkishSuffix(tape.text(from, to), original);
    const isParted = rawSlice(tape.start(from), tape.end(to - 1)).length > to - from;
    if (own === null || isParted) return null;
    const text = around(first, to, ended);
    if (text === null) return 'more';
    if (tell(text) !== 'tr') return null;
    // As Turkish shouts: ÇETİN.
    const name = match.text === original.toUpperCase() ? original.toLocaleUpperCase('tr') : match.text;
    const sign = String.fromCharCode(tape.code(last + 1));
    return { ...match, end: tape.end(to - 1), text: name + marks(last) + sign + own };
  };

  /** Whether what stands behind a name is somebody's: surely, perhaps, or not. */
  const isOwned = (rest: string, code: string): 'yes' | 'perhaps' | 'no' => {
    if (thing.test(rest)) return 'yes';
    const small = smallWord.exec(rest)?.[1];
    // "Das Auto ist Annas."
    if (small === undefined) return 'perhaps';
    if (isStopWordOf(small, code) || (code === 'de' && !quality.test(rest))) return 'no';
    return small.endsWith('en') ? 'perhaps' : 'yes';
  };

  /** Of a name that went back as it is: "Annas Auto" of Klaus is "Klaus' Auto", and "Annas kommen" is "Klaus kommen". */
  const afterHiss: WithSuffix = (first, last, match, ended) => {
    if (several.test(before(first))) return null;
    const text = around(first, last + 1, ended);
    if (text === null) return 'more';
    const code = tell(text) ?? '';
    if (!markedHisses.has(code)) return null;
    const owned = isOwned(tape.text(last + 1, last + 1 + reach), code);
    const isCounted = counted.test(before(first));
    if (isCounted && owned !== 'yes') return null;
    const kind = owned === 'yes' && !isCounted ? match.kind : 'doubtful';
    const sign = owned === 'no' ? '' : text.includes('\u2019') ? '\u2019' : "'";
    return { ...match, kind, text: `${match.text}${sign}` };
  };

  return (first, last, match, ended) => {
    const { form } = match;
    if (form === null || (form.write !== 'words' && form.write !== 'plain') || !isSpoken.test(match.text)) return null;
    if (last + 1 >= tape.length() && !ended) return 'more';
    if (fold(tape.code(last + 1)) !== apostrophe) return form.isWhose ? afterHiss(first, last, match, ended) : null;
    if (last + 2 >= tape.length() && !ended) return 'more';
    return isWord(tape.code(last + 2)) ? suffix(first, last, match, ended) : genitive(first, last, match, ended);
  };
};
