import { type Slot, slots } from './slots';
import { fold, type Word } from './words';

/** One word of a phrase: a word; the beginning of one (`*`); a slot (`@`); a few words of any kind (`..`). */
const partPattern = /@\p{L}+|\.\.|(?:\p{N}+|[\p{L}\p{M}]+|[°£€$])\*?/gu;
/** Words of any kind that `..` stands for, at most. */
const mostBetween = 4;

/** What denies the rest is no filler: "habe keine Depression". */
const denial = /^(?:not|never|no|without|nicht|kein\p{L}*|nie|niemals|ohne|pas|jamais|aucune?|sans|nunca|jamas|sin)$/u;

/** Each way to say a phrase: "(drive/drove) (a/) bus" is four, the last without an article. */
const saidAs = (phrase: string): string[] => {
  const group = /\(([^()]*)\)/u.exec(phrase);
  if (group === null) return [phrase];
  const [head, tail] = [phrase.slice(0, group.index), phrase.slice(group.index + group[0].length)];
  const tails = saidAs(tail);
  return (group[1] ?? '').split('/').flatMap((way) => tails.map((rest) => `${head}${way}${rest}`));
};

/** Letters by which the beginning of a word is looked up. */
const stem = 2;

interface Node<T> {
  readonly values: T[];
  readonly closed: Map<string, Node<T>>;
  readonly opened: Map<string, { readonly beginning: string; readonly node: Node<T> }[]>;
  readonly slots: Map<Slot, Node<T>>;
  between: Node<T> | null;
}

const createNode = <T>(): Node<T> => ({
  values: [],
  closed: new Map(),
  opened: new Map(),
  slots: new Map(),
  between: null,
});

const childOf = <K, T>(children: Map<K, Node<T>>, key: K): Node<T> => {
  const known = children.get(key);
  if (known !== undefined) return known;
  const node = createNode<T>();
  children.set(key, node);
  return node;
};

const openedOf = <T>({ opened }: Node<T>, beginning: string): Node<T> => {
  const key = beginning.slice(0, stem);
  const siblings = opened.get(key) ?? [];
  opened.set(key, siblings);
  const known = siblings.find((each) => each.beginning === beginning);
  if (known !== undefined) return known.node;
  const node = createNode<T>();
  siblings.push({ beginning, node });
  return node;
};

const nextOf = <T>(node: Node<T>, part: string): Node<T> => {
  if (part === '..') {
    node.between ??= createNode<T>();
    return node.between;
  }
  if (part.startsWith('@')) return childOf(node.slots, part.slice(1) as Slot);
  return part.endsWith('*') ? openedOf(node, part.slice(0, -1)) : childOf(node.closed, part);
};

/** A phrase that begins at a word: what it says, the words that it takes, and those of its slot. */
export interface Hit<T> {
  readonly value: T;
  readonly length: number;
  readonly slot: readonly [start: number, end: number] | null;
}

/** Phrases as a tree of their words: looking at a word costs no more for more phrases with other beginnings. */
export interface PhraseIndex<T> {
  add(phrase: string, value: T): void;
  /** The phrases that begin at this word. */
  at(words: readonly Word[], index: number): Hit<T>[];
}

/** @param form Whether accents count. */
export const createPhraseIndex = <T>(form: 'word' | 'exact'): PhraseIndex<T> => {
  const written = form === 'word' ? fold : (phrase: string) => phrase.normalize('NFC').toLowerCase();
  const root = createNode<T>();

  const collect = (
    hits: Hit<T>[],
    { values, closed, opened, slots: own, between }: Node<T>,
    words: readonly Word[],
    first: number,
    at: number,
    slot: Hit<T>['slot'],
  ): void => {
    for (const value of values) hits.push({ value, length: at - first, slot });
    const word = words[at];
    if (word === undefined || (at > first && !word.joined)) return;
    const said = word[form];
    const next = closed.get(said);
    if (next !== undefined) collect(hits, next, words, first, at + 1, slot);
    for (const { beginning, node } of opened.get(said.slice(0, stem)) ?? []) {
      if (said.startsWith(beginning)) collect(hits, node, words, first, at + 1, slot);
    }
    for (const [name, node] of own) {
      const length = slots[name](words, at);
      if (length > 0) collect(hits, node, words, first, at + length, [at, at + length]);
    }
    if (between === null) return;
    for (let skipped = 0; skipped <= mostBetween; skipped++) {
      if (skipped > 0 && (denial.test(words[at + skipped - 1]?.word ?? '') || !words[at + skipped]?.joined)) break;
      collect(hits, between, words, first, at + skipped, slot);
    }
  };

  return {
    add: (phrase, value) => {
      for (const way of saidAs(phrase)) {
        const parts = written(way).match(partPattern) ?? [];
        if (parts.length === 0) throw new RangeError('a phrase has words');
        parts.reduce((node, part) => nextOf(node, part), root).values.push(value);
      }
    },
    at: (words, index) => {
      const hits: Hit<T>[] = [];
      collect(hits, root, words, index, index, null);
      return hits;
    },
  };
};
