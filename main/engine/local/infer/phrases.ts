import { counting, type Slot, slots } from './slots';
import { fold, type Word } from './words';

/** One word of a phrase: a word; the beginning of one (`*`); a slot (`@`); a few words of any kind (`..`). */
const partPattern = /@\p{L}+|\.\.|(?:\p{N}+|[\p{L}\p{M}]+|[°£€$])\*?/gu;
/** Words of any kind that `..` stands for, at most. */
const mostBetween = 4;

/** What denies the rest is no filler: "habe keine Depression". */
const denial = /^(?:not|never|no|without|nicht|kein\p{L}*|nie|niemals|ohne|pas|jamais|aucune?|sans|nunca|jamas|sin)$/u;

/** A group of ways within a word: "(drei/vier)köpfig". */
const glued = /(?<=[\p{L}\p{N}@])\([^()]*\)|\([^()]*\)(?=[\p{L}\p{N}*])/u;

/** The phrase with each way of a group that is part of a word. */
const unglued = (phrase: string): string[] => {
  const found = glued.exec(phrase);
  if (found === null) return [phrase];
  const [group] = found;
  const tail = phrase.slice(found.index + group.length);
  return group
    .slice(1, -1)
    .split('/')
    .flatMap((way) => unglued(phrase.slice(0, found.index) + way + tail));
};

/** Letters by which the beginning of a word is looked up. */
const stem = 2;

interface Node<T> {
  readonly values: T[];
  readonly closed: Map<string, Node<T>[]>;
  readonly opened: Map<string, { readonly beginning: string; readonly node: Node<T> }[]>;
  readonly slots: Map<Slot, Node<T>[]>;
  readonly between: Node<T>[];
  /** Where the ways of one phrase meet: no other phrase goes on from here. */
  readonly meeting: boolean;
}

const createNode = <T>(meeting: boolean): Node<T> => ({
  values: [],
  closed: new Map(),
  opened: new Map(),
  slots: new Map(),
  between: [],
  meeting,
});

const listOf = <K, V>(lists: Map<K, V[]>, key: K): V[] => {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
};

const link = <T>(node: Node<T>, part: string, next: Node<T>): void => {
  if (part === '..') node.between.push(next);
  else if (part.startsWith('@')) listOf(node.slots, part.slice(1) as Slot).push(next);
  else if (part.endsWith('*')) {
    const beginning = part.slice(0, -1);
    listOf(node.opened, beginning.slice(0, stem)).push({ beginning, node: next });
  } else listOf(node.closed, part).push(next);
};

const linked = <T>(node: Node<T>, part: string): readonly Node<T>[] => {
  if (part === '..') return node.between;
  if (part.startsWith('@')) return node.slots.get(part.slice(1) as Slot) ?? [];
  if (!part.endsWith('*')) return node.closed.get(part) ?? [];
  const beginning = part.slice(0, -1);
  const siblings = node.opened.get(beginning.slice(0, stem)) ?? [];
  return siblings.filter((each) => each.beginning === beginning).map((each) => each.node);
};

/** The node behind a part, which phrases that begin alike share. */
const nextOf = <T>(node: Node<T>, part: string): Node<T> => {
  const known = linked(node, part).find(({ meeting }) => !meeting);
  if (known !== undefined) return known;
  const next = createNode<T>(false);
  link(node, part, next);
  return next;
};

/** Goes from each node by each way to one node where they meet. */
const meet = <T>(nodes: readonly Node<T>[], ways: readonly (readonly string[])[]): Node<T> => {
  const meeting = createNode<T>(true);
  for (const node of nodes) {
    for (const way of ways) {
      const last = way.at(-1);
      if (last !== undefined) link(way.slice(0, -1).reduce(nextOf, node), last, meeting);
    }
  }
  return meeting;
};

const partsOf = (words: string): readonly string[] => words.match(partPattern) ?? [];

/** The ends of a phrase: more than one where its last words may be left out. "(drive/drove) (a/) bus" has one. */
const endsOf = <T>(root: Node<T>, phrase: string): readonly Node<T>[] => {
  let ends: readonly Node<T>[] = [root];
  for (const piece of phrase.split(/(\([^()]*\))/)) {
    const isGroup = piece.startsWith('(');
    const ways = (isGroup ? piece.slice(1, -1).split('/') : [piece]).map(partsOf);
    const [first = []] = ways;
    const [end] = ends;
    if (!isGroup && first.length === 0) continue;
    if (!isGroup && ends.length === 1 && end !== undefined) ends = [first.reduce(nextOf, end)];
    else ends = [meet(ends, ways), ...(ways.some((way) => way.length === 0) ? ends : [])];
  }
  return ends;
};

/** From a word to the one behind the last. */
type Range = readonly [start: number, end: number];

/** A phrase that begins at a word: what it says, the words that it takes, and those of its slots. */
interface Hit<T> {
  readonly value: T;
  readonly length: number;
  readonly taken: readonly Range[];
  /** What stands there may be any words, or any number. */
  readonly open: readonly Range[];
}

/**
 * Phrases as a tree of their words, in which the ways of a group meet again: looking at a word costs no more for more
 * phrases with other beginnings, and a group costs one branch a way.
 */
export interface PhraseIndex<T> {
  add(phrase: string, value: T): void;
  /** The phrases that begin at this word. */
  at(words: readonly Word[], index: number): Hit<T>[];
}

/** @param form Whether accents count. */
export const createPhraseIndex = <T>(form: 'word' | 'exact'): PhraseIndex<T> => {
  const written = form === 'word' ? fold : (phrase: string) => phrase.normalize('NFC').toLowerCase();
  const root = createNode<T>(false);

  const collect = (
    hits: Hit<T>[],
    { values, closed, opened, slots: own, between }: Node<T>,
    words: readonly Word[],
    first: number,
    at: number,
    taken: readonly Range[],
    open: readonly Range[],
  ): void => {
    for (const value of values) hits.push({ value, length: at - first, taken, open });
    const word = words[at];
    if (word === undefined || (at > first && !word.joined)) return;
    const said = word[form];
    for (const next of closed.get(said) ?? []) collect(hits, next, words, first, at + 1, taken, open);
    for (const { beginning, node } of opened.get(said.slice(0, stem)) ?? []) {
      if (said.startsWith(beginning)) collect(hits, node, words, first, at + 1, taken, open);
    }
    for (const [name, nodes] of own) {
      const length = slots[name](words, at);
      if (length === 0) continue;
      const range: Range = [at, at + length];
      const opened = counting.has(name) ? [...open, range] : open;
      for (const node of nodes) collect(hits, node, words, first, at + length, [...taken, range], opened);
    }
    if (between.length === 0) return;
    for (let skipped = 0; skipped <= mostBetween; skipped++) {
      if (skipped > 0 && (denial.test(words[at + skipped - 1]?.word ?? '') || !words[at + skipped]?.joined)) break;
      const passed: readonly Range[] = skipped > 0 ? [...open, [at, at + skipped]] : open;
      for (const node of between) collect(hits, node, words, first, at + skipped, taken, passed);
    }
  };

  return {
    add: (phrase, value) => {
      for (const way of unglued(written(phrase))) {
        for (const end of endsOf(root, way)) {
          if (end === root) throw new RangeError('a phrase has words');
          end.values.push(value);
        }
      }
    },
    at: (words, index) => {
      const hits: Hit<T>[] = [];
      collect(hits, root, words, index, index, [], []);
      return hits;
    },
  };
};
