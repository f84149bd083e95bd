import { foldName, nameListsOf } from '../names';
import { ownTowns } from '../own-script';
import { cityLists } from '../places';
import { accentsOf } from './accents';
import { type Groups, groupsWith } from './groups';
import { type Habits, learn } from './habits';
import { type Letters, lettersOf } from './letters';

export { accentsOf, alphabets } from './accents';

/** Words of one length and one cost. */
interface Run {
  readonly length: number;
  readonly cost: number;
  readonly size: bigint;
}

/** Words that are spelled alike, in order: what a word that stands in no list is enciphered among. */
export interface SpelledClass {
  readonly name: string;
  readonly size: bigint;
  /** Position of a word that is among them. */
  rank(word: string): bigint;
  unrank(position: bigint): string;
  /** Whether names are commonly spelled so, so that a stand-in can be said. */
  readonly isUsual: boolean;
  readonly runs: readonly Run[];
}

/** Scripts that write vowels as letters of their own; and others, in whose names three letters in a row tell much. */
const withVowels: ReadonlySet<string> = new Set(['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor']);
const withoutVowels: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Deva', 'Thai', 'Taml', 'Orya', 'Sinh']);

/** A word with more accents, or longer, is spelled as no name is. */
const mostAccents = 4;
const longest = 24;

/** Words of up to six letters are one domain: those of each length alone are too few to hide in. */
const together = [2, 3, 4, 5, 6];

/** What is no letter of its own: the dot that İ leaves in small letters, the Arabic tatweel. Nothing is to be spelled with it. */
const isNoLetter = /\u0307|\p{Lm}/u;

/** Some names of the lists: a sign that no letter carries, or two vowels on one. Nothing is to be spelled as they are. */
const isMisspelled = /^\p{M}|[ा-ौ][ा-्]|[ା-ୌ][ା-୍]|เเ|[ิ-ู]{2}/u;

const ownScripts: Readonly<Record<string, RegExp>> = { Cyrl: /\p{Script=Cyrillic}/u, Grek: /\p{Script=Greek}/u };
/** Towns, in all their cases, are spelled as names are. */
const townsOf = (script: string): readonly string[] => {
  const letters = ownScripts[script];
  if (letters !== undefined) return ownTowns.filter((town) => letters.test(town));
  if (script !== 'Latn') return [];
  return Object.values(cityLists).flatMap((list) => list.flatMap((town) => foldName(town).split(/[\s'’-]+/)));
};
const wordsOf = (script: string): string[] => {
  const names = Object.values(nameListsOf(script)).flat().map(foldName);
  return [...names, ...townsOf(script)].filter(
    (word) => /^[\p{L}\p{M}]+$/u.test(word) && !isNoLetter.test(word) && !isMisspelled.test(word),
  );
};

const remembered = <V>(make: (name: string) => V): ((name: string) => V) => {
  const known = new Map<string, V>();
  return (name) => {
    const found = known.get(name) ?? make(name);
    known.set(name, found);
    return found;
  };
};

/** A mark that no letter carries (z̄) is of no language that has vowels. */
const habitsOf = remembered((script): Habits => learn(wordsOf(script).filter((word) => !/\p{M}/u.test(word))));
const lettersIn = remembered((script): Letters => lettersOf(wordsOf(script)));

const joined = (
  name: string,
  isUsual: boolean,
  runs: readonly Run[],
  runOf: (word: string) => Omit<Run, 'size'>,
  own: { rank(word: string): bigint; unrank(position: bigint, length: number, cost: number): string },
): SpelledClass => ({
  name,
  isUsual,
  runs,
  size: runs.reduce((sum, { size }) => sum + size, 0n),
  rank: (word) => {
    const { length, cost } = runOf(word);
    const at = runs.findIndex((run) => run.length === length && run.cost === cost);
    return runs.slice(0, at).reduce((sum, { size }) => sum + size, 0n) + own.rank(word);
  },
  unrank: (position) => {
    let rest = position;
    for (const { length, cost, size } of runs) {
      if (rest < size) return own.unrank(rest, length, cost);
      rest -= size;
    }
    throw new RangeError('position of a word beyond the last');
  },
});

/** As many costs are one class as make it large enough to hide in. */
const fewest = 1n << 20n;

/** What nine names of ten cost five letters, and no more. */
const usualCost = 11;

/** The classes of words of some lengths, by their costs; the rarest, too few for one of their own, go with those before them. */
const classesOf = (name: string, own: Groups, lengths: readonly number[]): SpelledClass[] => {
  const costs = Math.max(...lengths.map((length) => own.sizes(length).length));
  const classes: Run[][] = [];
  let runs: Run[] = [];
  let size = 0n;
  for (let cost = 0; cost < costs; cost++) {
    for (const length of lengths) {
      const run = { length, cost, size: own.sizes(length)[cost] ?? 0n };
      runs.push(run);
      size += run.size;
    }
    if (size < fewest) continue;
    classes.push(runs);
    [runs, size] = [[], 0n];
  }
  classes.push([...(classes.pop() ?? []), ...runs]);
  const runOf = (word: string) => ({ length: Array.from(word).length, cost: own.costOf(word) ?? 0 });
  return classes.map((each, at) => {
    const dearest = Math.max(...each.map(({ cost }) => cost));
    return joined(`${name} ${at}`, 5 * dearest <= usualCost * Math.max(...lengths), each, runOf, own);
  });
};

interface Spelling {
  readonly groups: Groups;
  /** By the lengths that are one domain, and the cost. */
  readonly byCost: (lengths: string) => readonly SpelledClass[];
}
const spellings = new Map<string, Spelling>();

const amongGroups = (script: string, word: string, lengths: readonly number[]): SpelledClass | null => {
  const accents = accentsOf(word);
  if (accents.count > mostAccents) return null;
  const name = `${script} ${accents.count} ${accents.alphabet}`;
  let spelling = spellings.get(name);
  if (spelling === undefined) {
    const groups = groupsWith(habitsOf(script), accents);
    spelling = {
      groups,
      byCost: remembered((joint) => {
        const found: SpelledClass[] = [];
        for (const alike of classesOf(`${name} ${joint}`, groups, joint.split(',').map(Number)))
          for (const { cost } of alike.runs) found[cost] = alike;
        return found;
      }),
    };
    spellings.set(name, spelling);
  }
  const cost = spelling.groups.costOf(word);
  return cost === null ? null : (spelling.byCost(lengths.join())[cost] ?? null);
};

const amongLetters = remembered((name): SpelledClass => {
  const [script = '', joint = ''] = name.split(' ');
  const own = lettersIn(script);
  const runs = joint.split(',').map((each) => ({ length: Number(each), cost: 0, size: own.size(Number(each)) }));
  return joined(name, true, runs, (word) => ({ length: Array.from(word).length, cost: 0 }), own);
});

/**
 * The words that are spelled as a folded word is.
 * @param script ISO 15924.
 * @returns Null where names do not tell.
 */
export const spelledAs = (script: string, word: string): SpelledClass | null => {
  const { length } = Array.from(word);
  if (length < 2 || length > longest) return null;
  const lengths = together.includes(length) ? together : [length];
  if (withVowels.has(script)) return amongGroups(script, word, lengths);
  const isSpelled = withoutVowels.has(script) && lettersIn(script).has(word);
  return isSpelled ? amongLetters(`${script} ${lengths.join()}`) : null;
};
