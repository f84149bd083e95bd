import type { Candidate, PreparedText } from '../../entities/entity';
import { fieldsOf } from './fields';

/** A kind of value that words name: what it is called, and how it is written. */
export interface Labelled {
  /** What names it: alternatives of a regular expression, any case. */
  readonly cues: readonly string[];
  /** Keys and columns' heads that name it too, alone: alternatives. */
  readonly keys?: readonly string[];
  /** How it is written; a regular expression without anchors. */
  readonly value: string;
  /** Whether `value` is in fact one. */
  isValue?(value: string): boolean;
  readonly score?: number;
}

/** Words and signs between a name and its value, in the languages of the cues. */
const joining =
  'numbers?|num|no|n\\.?[º°]|n\\.o|nr|nbr|nummer|numer|numero|número|numéro|número de|is|was|are|reads?|ist|lautet|war|est|es|è|é|jest|to|är|is het|of|for|the|my|our|your|his|her|their|mein[e]?|unser[e]?|mon|ma|mi|mio|mia|mój|moja|of|und|and|on file|ending|below|above|follows?|as|code|id|de|del|di|der|des|du|da|do|la|le|el|il|van';
const joiner = new RegExp(
  `[ \\t]{0,4}(?:\\.?[:=#|"'\`*>(,№-]{1,4}|–|→|\\.(?=[ \\t\\n])|\\r?\\n[ \\t>|*-]{0,8}|\\([^()\\n]{1,24}\\)|(?:${joining})(?![\\p{L}\\p{N}])\\.?)[ \\t]{0,4}`,
  'iuy',
);
const mostJoiners = 6;
const spaces = /[ \t]{0,4}/y;

/** What may stand between a value and its name behind it: "20-00-00 is my sort code", "12345678 (account)". */
const backward = `(?:,? (?:is|was|as|ist|est|es|è|é|jest|är)(?: (?:my|our|the|his|her|their|mein|meine|unser|unsere|die|der|das|mon|ma|le|la|mi|el|il|mio|mia|mój|moja|min|mitt))?| ?[(\\[])\\s?$`;
const windowBefore = 64;

const compiled = new WeakMap<Labelled, { cue: RegExp; key: RegExp; at: RegExp; whole: RegExp; last: RegExp }>();
const compile = (of: Labelled) => {
  const known = compiled.get(of);
  if (known !== undefined) return known;
  const cues = of.cues.join('|');
  const made = {
    cue: new RegExp(`(?<![\\p{L}\\p{N}])(?:${cues})(?![\\p{L}\\p{N}])`, 'giu'),
    key: new RegExp(
      `(?:^| )(?:${cues})(?: (?:number|no|nr|num|id|code))?$${(of.keys ?? []).map((each) => `|^(?:${each})$`).join('')}`,
      'iu',
    ),
    at: new RegExp(`(?:${of.value})(?![\\p{L}\\p{N}_])`, 'uy'),
    whole: new RegExp(`^(?:${of.value})$`, 'u'),
    last: new RegExp(`(?<![\\p{L}\\p{N}_.,])(${of.value})(?:${backward})`, 'iu'),
  };
  compiled.set(of, made);
  return made;
};

/** Values after a word that names them, before it ("… is my account number"), and under a key or a column of that name. */
export const labelled = (prepared: PreparedText, of: Labelled): Candidate[] => {
  const { text } = prepared;
  const { cue, key, at, whole, last } = compile(of);
  const { isValue = () => true, score = 0.92 } = of;
  const found = fieldsOf(prepared, key, (value) => whole.test(value) && isValue(value));
  for (const match of text.matchAll(cue)) {
    const reason = `after '${match[0]}'`;
    let from = match.index + match[0].length;
    for (let joiners = 0; joiners <= mostJoiners; joiners++) {
      spaces.lastIndex = from;
      at.lastIndex = from + (spaces.exec(text)?.[0].length ?? 0);
      const value = at.lastIndex > from || joiners > 0 ? at.exec(text) : null;
      if (value !== null && isValue(value[0])) {
        found.push({ start: value.index, end: value.index + value[0].length, score, reason });
        break;
      }
      joiner.lastIndex = from;
      const joined = joiner.exec(text);
      if (joined === null) break;
      from = joiner.lastIndex;
    }
    const windowStart = Math.max(0, match.index - windowBefore);
    const window = text.slice(windowStart, match.index);
    const before = /\d/.test(window) ? last.exec(window) : null;
    if (before?.[1] !== undefined && isValue(before[1])) {
      const start = windowStart + before.index;
      found.push({ start, end: start + before[1].length, score, reason: `before '${match[0]}'` });
    }
  }
  return found;
};
