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
const token = /\p{L}[\p{L}\p{M}]*/gu;
/** Of "sechzigjährig" and "34-årig" the number stands before the age's ending. */
const ageEnding = /(?<=\p{L}{2})(?:jährig|jarig|årig|åring|enne)\p{L}{0,3}$/u;

/** The first letters, folded. */
const beginning = (word: string): string => {
  const plainly = word.slice(0, beginningLength).toLowerCase();
  return /^[a-z]+$/.test(plainly) ? plainly : fold(word.slice(0, beginningLength + 1)).slice(0, beginningLength);
};

/** "a hundred": the article is the number's one. */
const articleBefore = (text: string, start: number): number =>
  /(?<!\p{L})a $/iu.test(text.slice(Math.max(0, start - 3), start)) ? start - 2 : start;

/** Articles in other languages than English: "un", "eine", "een". */
const isArticle = (value: number, { code }: NumberLanguage): boolean => value === 1 && code !== 'en';

/** "1.2 million", "5 hundred": the word scales the digits before it. */
const afterDigit = (text: string, start: number): boolean => /\d[ -]?$/.test(text.slice(Math.max(0, start - 2), start));

type Token = Pick<NumberWords, 'start' | 'end'>;

/** The longest number of a language that begins with token `at`, and its last token. */
const longestIn = (
  reader: Reader,
  text: string,
  tokens: readonly Token[],
  at: number,
): { number: NumberWords; last: number } | null => {
  const piece = ({ start, end }: Token): readonly Atom[] | null =>
    end - start > longestWord ? null : atomsOf(reader, fold(text.slice(start, end)));
  const grows = createGrowth();
  let end = at;
  for (; end < tokens.length && end < at + longestRun; end++) {
    const here = tokens[end];
    if (end > at && !/^[ -]$/.test(text.slice(tokens[end - 1]?.end, here?.start))) break;
    const atoms = here === undefined ? null : piece(here);
    if (atoms === null || !grows(atoms)) break;
  }
  const { language } = reader;
  const first = tokens[at];
  for (let last = end - 1; first !== undefined && last >= at; last--) {
    const stop = tokens[last]?.end ?? first.end;
    const words = text.slice(first.start, stop);
    const value = readIn(reader, words);
    if (value === null || (last === at && isArticle(value, language))) continue;
    const start = lacksOne(atomsOf(reader, fold(words)) ?? [], reader) ? articleBefore(text, first.start) : null;
    return start === first.start ? null : { number: { start: start ?? first.start, end: stop, value, language }, last };
  }
  return null;
};

/**
 * Numbers in words, in order. Of several languages that share a word `preferred`, else the first of the table.
 * Time linear in the text's length: runs are bounded.
 */
export const readNumberWords = (text: string, preferred: string | null = null): NumberWords[] => {
  const halves = readHalves(text);
  const found: NumberWords[] = [];
  const tokens = [...text.matchAll(token)].map(({ 0: word, index }) => {
    const end = index + word.length;
    return { start: index, end: word.length > 6 ? end - (ageEnding.exec(word)?.[0].length ?? 0) : end };
  });
  let next = 0;
  for (let at = 0; at < tokens.length; at++) {
    const { start, end } = tokens[at] ?? { start: 0, end: 0 };
    while ((halves[next]?.end ?? text.length) <= start) next++;
    if ((halves[next]?.start ?? text.length) <= start) continue;
    const possible = (beginnings.get(beginning(text.slice(start, end))) ?? []).flatMap(
      (reader) => longestIn(reader, text, tokens, at) ?? [],
    );
    const best = possible.reduce<(typeof possible)[number] | null>(
      (most, each) =>
        most === null || each.last > most.last || (each.last === most.last && each.number.language.code === preferred)
          ? each
          : most,
      null,
    );
    if (best === null) continue;
    if (!afterDigit(text, start)) found.push(best.number);
    at = best.last;
  }
  return [...halves, ...found].sort((a, b) => a.start - b.start);
};
