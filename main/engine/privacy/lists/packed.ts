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
  return Int32Array.from([...starts, text.length + 1]);
};

/** @param separator One character. */
export const packedWords = (text: string, separator: string): PackedWords => {
  const starts = startsIn(text, separator);
  return {
    size: starts.length - 1,
    at: (place) => text.slice(starts[place] ?? text.length, (starts[place + 1] ?? text.length) - 1),
  };
};

const hashOf = (word: string): number => {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x9e3779b1);
  return hash ^ (hash >>> 15);
};

/** A hash table with open addressing and linear probing, at most half full. @param words Each once, none with a line break. */
export const packedList = (words: readonly string[]): PackedList => {
  const text = words.join('\n');
  const starts = startsIn(text, '\n');
  const size = words.length;
  const mask = (1 << (33 - Math.clz32(size))) - 1;
  const slots = new Int32Array(mask + 1).fill(-1);
  const longest = words.reduce((most, { length }) => Math.max(most, length), 0);
  const startOf = (place: number): number => starts[place] ?? text.length + 1;
  const lengthOf = (place: number): number => startOf(place + 1) - startOf(place) - 1;
  words.forEach((word, place) => {
    let slot = hashOf(word) & mask;
    while (slots[slot] !== -1) slot = (slot + 1) & mask;
    slots[slot] = place;
  });
  return {
    size,
    at: (place) => text.slice(startOf(place), startOf(place + 1) - 1),
    placeOf: (word) => {
      if (word.length > longest) return -1;
      for (let slot = hashOf(word) & mask; ; slot = (slot + 1) & mask) {
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

/**
 * A list in parts.
 *
 * @param names The part of each word of the list; null of one that is in none.
 * @returns Of a word its part; null where it has none.
 */
export const partition = (list: PackedList, names: Iterable<string | null>): ((word: string) => Part | null) => {
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
  const parts = Array.from(places, ([name, own]) => ({ name, places: Int32Array.from(own) }));
  parts.forEach((part, number) => {
    for (const own of part.places) numbers[own] = number;
  });
  return (word) => {
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
