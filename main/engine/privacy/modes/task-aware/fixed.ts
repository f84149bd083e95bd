import data from '../../../../../resources/words/trees.json';
import { textAfter, textBefore } from '../../text/around';
import { wordSet } from '../../word-set';
import type { Occurrence } from '../words/reading';
import { type WordClass, wordOf } from '../words/vocabulary';

/**
 * Where another noun or adjective makes no sense, whatever it means: in a name, in a compound ("line manager", "primary
 * school", "second-year"), where the word is a verb, and where a number says how much is asked for.
 */

let known: ReadonlyMap<string, ReadonlySet<string>> | null = null;
const isCompound = (first: string, second: string): boolean => {
  known ??= new Map(
    data.compounds.split('|').map((entry) => {
      const [word = '', ...others] = entry.split(' ');
      return [word, new Set(others)] as const;
    }),
  );
  return known.get(first)?.has(second) ?? false;
};

/** A noun behind one is a verb: "to queue", "she exercises". */
const beforeVerb = wordSet(
  `
    to will would can could shall should must may might do does did not don't doesn't didn't won't can't couldn't
    shouldn't i you we they he she it who please lets let's cannot never always also just
  `,
);
const beforeAdjective = wordSet(
  `
    am is are was were be been being isn't aren't wasn't weren't i'm you're we're they're he's she's it's feel feels
    felt feeling seem seems seemed look looks looked get gets got become becomes became very so too quite rather
    really pretty extremely more most less
  `,
);
/** What is counted in an answer. */
const asked = wordSet(
  `
    words characters letters sentences lines paragraphs pages points bullets items examples tips ideas steps questions
    options slides reasons ways versions suggestions chapters verses stanzas tokens
  `,
);
/** What a number names: "error 404", "page 12". */
const numbered = wordSet(
  `
    error code status port line page chapter section article paragraph step version level question exercise figure
    table part act scene rule option item problem example task unit lesson type grade class group room gate platform
    channel day week season episode volume issue
  `,
);

/** How far a word may reach; a longer one is none. */
const reach = 40;
const wordBehind = /^ ([\p{L}\p{M}\p{N}'’]+)(?![\p{L}\p{M}\p{N}_@/\\-])/u;
const wordBefore = /(?<![\p{L}\p{M}\p{N}_@/\\-])([\p{L}\p{M}\p{N}'’]+) $/u;
/** The beginning of a text, a line, an item or a sentence. */
const beginning = /(?:^|[\n.!?:;•*>|"“(—–][ \t]*|\n[ \t]*[-–#+]+[ \t]*)$/u;

interface Neighbours {
  /** As written, and in small letters; empty where something else than a space parts them from the word. */
  readonly before: string;
  readonly behind: string;
  readonly first: boolean;
  readonly joined: boolean;
}

const neighbours = (text: string, { start, end }: Occurrence): Neighbours => {
  const left = textBefore(text, start, reach);
  const right = textAfter(text, end, reach);
  return {
    before: wordBefore.exec(left)?.[1]?.replaceAll('’', "'") ?? '',
    behind: wordBehind.exec(right)?.[1]?.replaceAll('’', "'") ?? '',
    first: beginning.test(left),
    joined: left.endsWith('-') || right.startsWith('-'),
  };
};

const isOf = (classes: readonly WordClass[], lower: string): boolean => {
  const word = wordOf(lower);
  return word !== null && classes.includes(word.class);
};
const hasCapital = (word: string): boolean => word !== word.toLowerCase() && word !== 'I' && !word.startsWith("I'");

/**
 * Whether a noun or an adjective may be another here. Only in small letters, and not where a sentence begins: a capital
 * within is a name's (Python), several are an abbreviation's (MAC), and a noun without an article at the beginning is an order
 * (Email her).
 */
export const isFreeWord = (text: string, word: Occurrence): boolean => {
  const { before, behind, first, joined } = neighbours(text, word);
  if (first || joined || text.slice(word.start, word.end) !== word.lower) return false;
  const [last, next] = [before.toLowerCase(), behind.toLowerCase()];
  if (isCompound(last, word.lower) || isCompound(word.lower, next) || hasCapital(behind)) return false;
  if (isOf(['JJ'], word.lower)) return isOf(['NN', 'NNS'], next) || (beforeAdjective.has(last) && next === '');
  const isModifier = isOf(['NN', 'NNS', 'VBG'], next);
  // A plural before a noun is mostly a verb: "drinks wine".
  const isModified = isOf(['NN', 'VBG'], last) || hasCapital(before);
  return !isModifier && !isModified && !beforeVerb.has(last);
};

/** A year, which is nobody's and says when things were. */
const year = /^(?:1[0-9]|20)\d\d$/;

/** Whether a number may be another here: not of one digit, for the task says in such what it wants. */
export const isFreeNumber = (text: string, number: Occurrence): boolean => {
  const { before, behind } = neighbours(text, number);
  if (number.lower.length === 1 || year.test(number.lower)) return false;
  return !hasCapital(before) && !asked.has(behind.toLowerCase()) && !numbered.has(before.toLowerCase());
};
