import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { beyondLatin, remembered } from '../../text/pieces';
import { isCommonIn, isCommonWord, isStopWord, isStopWordOf } from '../words/vocabulary';
import { isBrand } from './brands';
import { type Fame, fameOf, figuresOf, people, single } from './figures';

/** Figures that a text names. */

const capitalised = /\p{Lu}[\p{L}\p{M}'’.-]*/gu;

const unspaced = new RegExp(
  [...single].filter((name) => /^[\p{Script=Han}\p{Script=Hiragana}]{2,}$/u.test(name)).join('|'),
  'gu',
);

/** Words that a figure's name may have. */
const longestName = 4;

interface NamedFigure {
  readonly start: number;
  readonly end: number;
  readonly fame: Fame;
  /** Its last word, folded. */
  readonly last: string;
}

const ending = /(?:['\u2019]s?|\.)$/;

/** Without the genitive's ending, or the full stop. Of most words the last letter says that there is none. */
const withoutEnding = (name: string): string =>
  "'\u2019.s".includes(name.charAt(name.length - 1)) ? name.replace(ending, '') : name;

interface Word {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

const capitalisedIn = (line: string): Word[] =>
  Array.from(line.matchAll(capitalised), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: withoutEnding(fold(word)),
  }));

/** The figures that are named by more than one word and begin with the word at `i`. */
const figuresFrom = (line: string, words: readonly Word[], i: number): NamedFigure[] => {
  const first = words[i];
  if (first === undefined || !figuresOf.has(first.folded)) return [];
  const found: NamedFigure[] = [];
  for (let k = i + 1; k < Math.min(words.length, i + longestName); k++) {
    const last = words[k];
    if (last === undefined || last.end - first.start > 40) break;
    const written = withoutEnding(line.slice(first.start, last.end));
    const phrase = fold(written);
    if (people.has(phrase))
      found.push({ start: first.start, end: first.start + written.length, fame: fameOf(phrase), last: last.folded });
  }
  return found;
};

interface Figures {
  /** Those named in full, in order. */
  readonly places: readonly { readonly start: number; readonly end: number }[];
  /** The names of persons whom everybody knows. */
  readonly famous: readonly string[];
}

/** No name goes on in the next line. */
const figuresIn = remembered((line): Figures => {
  const words = capitalisedIn(line);
  const places: NamedFigure[] = [];
  const famous: string[] = beyondLatin.test(line) ? (line.match(unspaced) ?? []) : [];
  for (const [i, { folded }] of words.entries()) {
    const named = figuresFrom(line, words, i);
    places.push(...named.slice(-1));
    if (fameOf(folded) === 'famous') famous.push(folded);
    for (const { fame, last } of named) if (fame === 'famous') famous.push(last);
  }
  return { places, famous };
});

/** Where a text names figures in full, in order. Linear. */
export const figurePlaces = remembered((text): readonly { readonly start: number; readonly end: number }[] => {
  let from = 0;
  return text.split('\n').flatMap((line) => {
    const lineStart = from;
    from += line.length + 1;
    return figuresIn(line).places.map(({ start, end }) => ({ start: lineStart + start, end: lineStart + end }));
  });
});

interface Famous {
  readonly start: number;
  readonly end: number;
  readonly fame: Fame;
  /** How many words the name has. */
  readonly words: number;
}

/** What stands before a sentence's first word. */
const opening = /(?:^|[.!?…:\n])[^\p{L}\p{N}]*$/u;

/** An ordinary word where a capital says nothing: "Down payment", "Seine Frau", and in German every noun. */
const isOrdinaryWord = (sentence: string, start: number, word: string, code: string | null): boolean =>
  (code === null ? isStopWord(word) || isCommonWord(word) : isStopWordOf(word, code) || isCommonIn(word, code)) &&
  (code === 'de' || opening.test(sentence.slice(0, start)));

/** Whom a sentence names that everybody knows, in full or by one word. */
export const famousIn = remembered((sentence): readonly Famous[] => {
  const words = capitalisedIn(sentence);
  const code = language(sentence);
  const ofOneWord = words
    .filter(({ folded, start }) => !isBrand(folded) && !isOrdinaryWord(sentence, start, folded, code))
    .map(({ start, end, folded }): Famous => ({ start, end, fame: fameOf(folded), words: 1 }))
    .filter(({ fame }) => fame !== null);
  const inFull = words.flatMap((_, i) =>
    figuresFrom(sentence, words, i).map(({ start, end, fame }): Famous => ({ start, end, fame, words: 2 })),
  );
  const ofHan = beyondLatin.test(sentence) ? [...sentence.matchAll(unspaced)] : [];
  return [
    ...inFull,
    ...ofOneWord,
    ...ofHan.map(
      ({ 0: name, index }): Famous => ({ start: index, end: index + name.length, fame: 'famous', words: 1 }),
    ),
  ];
});

/** How many persons whom everybody knows a passage names, whether or not anything else found them there. */
export const figuresNamed = (passage: string): number =>
  new Set(passage.split('\n').flatMap((line) => figuresIn(line).famous)).size;
