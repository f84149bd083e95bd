import { wordPattern } from '../../../patterns/word-starts';
import { matched, matchedLength, textBefore } from '../../../text/around';
import { remembered } from '../../../text/pieces';
import {
  type Atom,
  atomsOf,
  beginningLength,
  beginnings,
  createGrowth,
  fold,
  lacksOne,
  type Reader,
  readIn,
} from './atoms';
import { readHalves } from './halves';
import type { NumberLanguage, NumberWords } from './languages';

/** Words of one number, and letters of one word. */
const longestRun = 20;
const longestWord = 60;
/** A word that may begin a number: most of a text's begin none. */
const letters = "\\p{L}(?:[\\p{L}\\p{M}]|(?<=\\p{Script=Cyrillic})['\\u2019](?=\\p{Script=Cyrillic}))*";
const firstWord = wordPattern(new RegExp(`(?<!\\p{L}\\p{M}*)${letters}`, 'u'), [
  ...beginnings.keys(),
  // Of Ukrainian's five, as it is written.
  "п'я",
  'п\u2019я',
]);
const nextWord = new RegExp(`(?<=[ -])${letters}`, 'uy');
/** Of "sechzigjährig" and "34-årig" the number stands before the age's ending. */
const ageEnding =
  /(?<=\p{L}{2})(?:(?:einhalb)?jährig|jarig|årig|åring|vuotia|letá|enne|einhalb|[eë]nhal[fv])\p{L}{0,3}$/u;

/** The first letters, folded. */
const beginning = (word: string): string => {
  const plainly = word.slice(0, beginningLength).toLowerCase();
  return /^[a-z]+$/.test(plainly) ? plainly : fold(word.slice(0, beginningLength + 1)).slice(0, beginningLength);
};

/** "a hundred": the article is the number's one. */
const articleBefore = (text: string, start: number): number =>
  /(?<!\p{L})a $/iu.test(textBefore(text, start, 3)) ? start - 2 : start;

const between = /(?<!\p{L})(?:i?mellem|mellom) $/iu;

/** Articles in other languages than English: "un", "eine", "een". */
const isArticle = (value: number, { code }: NumberLanguage): boolean => value === 1 && code !== 'en';

/** "1.2 million", "5 hundred": the word scales the digits before it. */
const afterDigit = (text: string, start: number): boolean => /\d[ -]?$/.test(textBefore(text, start, 2));

type Token = Pick<NumberWords, 'start' | 'end'>;

const endingOf = (word: string): number => (word.length > 6 ? matchedLength(ageEnding, word) : 0);

/** The languages in which a word, without its ending, begins a number: few words are of any. */
const readersOf = remembered((word): readonly Reader[] =>
  word.length > longestWord
    ? []
    : (beginnings.get(beginning(word)) ?? []).filter((reader) => atomsOf(reader, fold(word)) !== null),
);

/** The words that a number may be of, from its first one on: spaces and hyphens part them. */
const runFrom = (text: string, start: number, first: string): readonly Token[] => {
  const run: Token[] = [];
  let [at, word] = [start, first];
  while (word !== '' && run.length < longestRun) {
    const end = at + word.length;
    const ending = endingOf(word);
    run.push({ start: at, end: end - ending });
    at = nextWord.lastIndex = end + 1;
    word = ending === 0 ? matched(nextWord, text) : '';
  }
  return run;
};

/** Whether words of a language that few texts are in may be another's: one alone, or begun with one that others have. */
const isElsewhere = (words: string, value: number, { language }: Reader, atoms: readonly Atom[]): boolean => {
  const { shy, others, write } = language;
  if (shy === undefined) return false;
  const lower = words.toLowerCase();
  const isAlone = atoms.length === 1 && !lower.includes(' ');
  const isShy = shy.includes(/^\p{L}*/u.exec(lower)?.[0] ?? '');
  const together = lower.replaceAll(' ', '');
  const isWritten = write(value).replaceAll(' ', '') === together || others[together] === value;
  return (isShy && isAlone) || ((isShy || isAlone) && !isWritten);
};

/** The longest number of a language that a run begins with, and its last word. */
const longestIn = (
  reader: Reader,
  text: string,
  run: readonly Token[],
  preferred: string | null,
): { number: NumberWords; last: number } | null => {
  const piece = ({ start, end }: Token): readonly Atom[] | null =>
    end - start > longestWord ? null : atomsOf(reader, fold(text.slice(start, end)));
  const grows = createGrowth(reader.language);
  let end = 0;
  for (; end < run.length; end++) {
    const here = run[end];
    const atoms = here === undefined ? null : piece(here);
    if (atoms === null || !grows(atoms)) break;
  }
  const { language } = reader;
  const [first] = run;
  for (let last = end - 1; first !== undefined && last >= 0; last--) {
    const stop = run[last]?.end ?? first.end;
    const words = text.slice(first.start, stop);
    const value = readIn(reader, words);
    if (value === null || (last === 0 && isArticle(value, language))) continue;
    const atoms = atomsOf(reader, fold(words)) ?? [];
    // A value by itself is one: so is its stand-in.
    // "Mellem fem og tredive" is of two numbers.
    if (language.apart === true && atoms.length === 1 && last > 0 && between.test(textBefore(text, first.start, 8)))
      continue;
    const isMeant = language.code === preferred || words.length === text.length;
    if (!isMeant && isElsewhere(words, value, reader, atoms)) continue;
    const start = lacksOne(atoms, reader) ? articleBefore(text, first.start) : null;
    return start === first.start ? null : { number: { start: start ?? first.start, end: stop, value, language }, last };
  }
  return null;
};

/** Whether a language writes the number as it stands: "cento e nove" is Portuguese, and Italian reads it too. */
const isWrittenSo = ({ start, end, value, language }: NumberWords, text: string): boolean =>
  language.write(value) === text.slice(start, end).toLowerCase().replaceAll('\u2019', "'");

/**
 * Numbers in words, in order. Of several languages that share a word `preferred`, else one that writes the number so, else
 * the first of the table. Time linear in the text's length: runs are bounded.
 */
export const readNumberWords = (text: string, preferred: string | null = null): NumberWords[] => {
  const halves = readHalves(text);
  const found: NumberWords[] = [];
  let next = 0;
  let from = 0;
  for (const { 0: word, index: start } of firstWord.all(text)) {
    if (start < from) continue;
    while ((halves[next]?.end ?? text.length) <= start) next++;
    if ((halves[next]?.start ?? text.length) <= start) continue;
    const readers = readersOf(word.slice(0, word.length - endingOf(word)));
    if (readers.length === 0) continue;
    const run = runFrom(text, start, word);
    const possible = readers.flatMap((reader) => longestIn(reader, text, run, preferred) ?? []);
    const rank = ({ number }: (typeof possible)[number]): number =>
      number.language.code === preferred ? 2 : isWrittenSo(number, text) ? 1 : 0;
    const best = possible.reduce<(typeof possible)[number] | null>(
      (most, each) =>
        most === null || each.last > most.last || (each.last === most.last && rank(each) > rank(most)) ? each : most,
      null,
    );
    if (best === null) continue;
    const { value } = best.number;
    // Of "zwei Mille" the thousand of another language scales what stands before it.
    const scales = best.last === 0 && /^10+$/.test(String(value)) && value > 10 && found.at(-1)?.end === start - 1;
    if (!afterDigit(text, start) && !scales) found.push(best.number);
    from = run[best.last]?.end ?? start;
  }
  return [...halves, ...found].sort((a, b) => a.start - b.start);
};
