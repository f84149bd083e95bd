import data from '../../../../../resources/words/trees.json';
import { type Word, wordsOfClass } from './vocabulary';

/** WordNet's path similarity (ProSan §5.2), as exact path lengths. */

const numbers = (text: string): number[] =>
  text === '' ? [] : text.split(',').map((each) => Number.parseInt(each, 36));

interface Trees {
  /** By node; a node's parents come before it. */
  readonly parents: readonly (readonly number[])[];
  readonly senses: readonly (readonly number[])[];
}

let known: Trees | null = null;
const trees = (): Trees => {
  known ??= { parents: data.parents.split(' ').map(numbers), senses: data.senses.split(' ').map(numbers) };
  return known;
};

/** The classes that have trees, in the order of `senses`. */
const withTrees = ['NN', 'NNS', 'JJ'] as const;

/** A word's place among those that have trees; −1 where it has none. */
const placeOf = (word: Word): number => {
  let before = 0;
  for (const name of withTrees) {
    if (name === word.class) return before + word.place;
    before += wordsOfClass(name).words.length;
  }
  return -1;
};

/** WordNet's file of what a word mostly means (noun.person, noun.act …) as a sign; null where it means several things. */
const fileOf = (word: Word): string | null => {
  const sign = data.files.charAt(placeOf(word));
  return sign === '' || sign === '-' ? null : sign;
};

/** WordNet's files of what is somebody, something that is measured out, or a thing that can be touched or owned. */
const kinds = {
  /** noun.animal, person and plant */
  living: [5, 18, 20],
  /** noun.food and substance */
  stuff: [13, 27],
  /** noun.artifact, body, object and possession */
  thing: [6, 8, 17, 21],
} as const;
const kindByFile = new Map(
  (['living', 'stuff', 'thing'] as const).flatMap((kind) =>
    kinds[kind].map((file) => [String.fromCharCode(97 + file), kind] as const),
  ),
);

/** What kind of thing a noun means; null for what cannot be touched, and for other words. */
export const kindOf = (word: Word): keyof typeof kinds | null => kindByFile.get(fileOf(word) ?? '') ?? null;

let byFile: Map<string, Word[]> | null = null;

/** The words of a word's form that mean things of the same file, itself among them; none where it means several things. */
export const ofSameFile = (word: Word): readonly Word[] => {
  if (byFile === null) {
    byFile = new Map();
    for (const each of withTrees.flatMap((name) => wordsOfClass(name).words)) {
      const name = `${each.class} ${fileOf(each)}`;
      const words = byFile.get(name) ?? [];
      words.push(each);
      byFile.set(name, words);
    }
  }
  return fileOf(word) === null ? [] : (byFile.get(`${word.class} ${fileOf(word)}`) ?? []);
};

/** Steps up to each node above a word's senses. */
const above = (word: Word): Map<number, number> => {
  const steps = new Map<number, number>();
  let nodes = trees().senses[placeOf(word)] ?? [];
  for (let step = 0; nodes.length > 0; step++) {
    const fresh = nodes.filter((node) => !steps.has(node));
    for (const node of fresh) steps.set(node, step);
    nodes = fresh.flatMap((node) => trees().parents[node] ?? []);
  }
  return steps;
};

/** Steps of the shortest path from `word` to each of `others`, over a common hypernym; null where there is none. */
export const pathsFrom = (word: Word, others: readonly Word[]): (number | null)[] => {
  const mine = above(word);
  return others.map((other) => {
    let least: number | null = null;
    for (const [node, steps] of above(other)) {
      const sum = (mine.get(node) ?? Number.POSITIVE_INFINITY) + steps;
      if (sum < (least ?? Number.POSITIVE_INFINITY)) least = sum;
    }
    return least;
  });
};
