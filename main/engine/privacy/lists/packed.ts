import { once } from '../once';

/**
 * Long lists in one text and in whole numbers. As strings, and in a Map of them, they take ten times as much, and all of it
 * lies in the heap that is searched for what can go.
 */

/** The words of a text that stand between separators. */
export interface PackedWords {
  readonly size: number;
  /** The word at a place of the list; empty beyond its end. */
  at(place: number): string;
}

/** A list in which each word stands once. */
interface PackedList extends PackedWords {
  /** Where a word stands; -1 of none. */
  placeOf(word: string): number;
}

/** What is known of each word of a list. */
export interface PackedMap<V> extends PackedList {
  has(word: string): boolean;
  get(word: string): V | undefined;
  [Symbol.iterator](): Iterator<readonly [string, V]>;
}

/** A part of a list, and a place in it. */
export interface Part {
  readonly name: string;
  readonly size: number;
  /** The word at a place of the part; empty beyond its end. */
  at(index: number): string;
  readonly index: number;
}

const startsIn = (text: string, separator: string): Int32Array => {
  const starts = [0];
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + 1)) starts.push(at + 1);
  starts.push(text.length + 1);
  return new Int32Array(starts);
};

/** @param separator One character. */
export const packedWords = (text: string, separator: string): PackedWords => {
  const starts = startsIn(text, separator);
  return {
    size: starts.length - 1,
    at: (place) => text.slice(starts[place] ?? text.length, (starts[place + 1] ?? text.length) - 1),
  };
};

/** Of the word at a place of a text. */
const hashOf = (text: string, start: number, end: number): number => {
  let hash = 0;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x9e3779b1);
  return hash ^ (hash >>> 15);
};

/**
 * A hash table with open addressing and linear probing, at most half full.
 * @param text Its words, each once.
 * @param separator One character.
 */
export const packedList = (text: string, separator: string): PackedList => {
  const starts = startsIn(text, separator);
  const size = text === '' ? 0 : starts.length - 1;
  const mask = (1 << (33 - Math.clz32(size))) - 1;
  const slots = new Int32Array(mask + 1).fill(-1);
  const startOf = (place: number): number => starts[place] ?? text.length + 1;
  const lengthOf = (place: number): number => startOf(place + 1) - startOf(place) - 1;
  let longest = 0;
  for (let place = 0; place < size; place++) {
    longest = Math.max(longest, lengthOf(place));
    let slot = hashOf(text, startOf(place), startOf(place + 1) - 1) & mask;
    while (slots[slot] !== -1) slot = (slot + 1) & mask;
    slots[slot] = place;
  }
  return {
    size,
    at: (place) => text.slice(startOf(place), startOf(place + 1) - 1),
    placeOf: (word) => {
      if (word.length > longest) return -1;
      for (let slot = hashOf(word, 0, word.length) & mask; ; slot = (slot + 1) & mask) {
        const place = slots[slot] ?? -1;
        if (place === -1) return -1;
        if (lengthOf(place) === word.length && text.startsWith(word, startOf(place))) return place;
      }
    },
  };
};

export const packedMap = <V>(list: PackedList, valueAt: (place: number) => V): PackedMap<V> => ({
  ...list,
  has: (word) => list.placeOf(word) !== -1,
  get: (word) => {
    const place = list.placeOf(word);
    return place === -1 ? undefined : valueAt(place);
  },
  *[Symbol.iterator]() {
    for (let place = 0; place < list.size; place++) yield [list.at(place), valueAt(place)];
  },
});

interface Parts {
  readonly list: PackedList;
  readonly parts: readonly { readonly name: string; readonly places: Int32Array }[];
  /** Of each place of the list its part's number, and its place there; -1 where it is in none. */
  readonly numbers: Uint16Array;
  readonly indices: Int32Array;
}

const partsOf = (list: PackedList, names: Iterable<string | null>): Parts => {
  const places = new Map<string, number[]>();
  const indices = new Int32Array(list.size).fill(-1);
  const numbers = new Uint16Array(list.size);
  let place = 0;
  for (const name of names) {
    if (name !== null) {
      const part = places.get(name) ?? [];
      places.set(name, part);
      indices[place] = part.push(place) - 1;
    }
    place++;
  }
  const parts = Array.from(places, ([name, own]) => ({ name, places: new Int32Array(own) }));
  parts.forEach((part, number) => {
    for (const own of part.places) numbers[own] = number;
  });
  return { list, parts, numbers, indices };
};

/**
 * A list in parts, worked out when it is first asked: most texts need few of the lists.
 *
 * @param given The list, and the part of each of its words; null of one that is in none.
 * @returns Of a word its part; null where it has none.
 */
export const partition = (
  given: () => readonly [list: PackedList, names: Iterable<string | null>],
): ((word: string) => Part | null) => {
  const parted = once(() => partsOf(...given()));
  return (word) => {
    const { list, parts, numbers, indices } = parted();
    const at = list.placeOf(word);
    const index = indices[at] ?? -1;
    const part = index === -1 ? undefined : parts[numbers[at] ?? 0];
    if (part === undefined) return null;
    return {
      name: part.name,
      size: part.places.length,
      at: (other) => list.at(part.places[other] ?? list.size),
      index,
    };
  };
};
