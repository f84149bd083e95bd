import { once } from '../once';
import { createRecent } from '../recent';
import { headsOf } from './first-letters';

/**
 * Where words begin in a text, and with which four letters: most expressions that are looked for begin with one of a few
 * words, and at every other place there is nothing to ask. One pass for all of them.
 */
interface Starts {
  readonly count: number;
  readonly places: Int32Array;
  /** Of each place, what `keyAt` says. */
  readonly keys: Int32Array;
  /** Null of a short text, where to ask each place is as quick. */
  readonly heads: Heads | null;
}

/** The places by their first two letters. */
interface Heads {
  /** All keys, as `Keys` has them. */
  readonly bits: Int32Array;
  /** Of two letters the first place, as an index; -1 where none is. */
  readonly first: Int32Array;
  /** Of a place the next one with its two letters. */
  readonly next: Int32Array;
}

/** Characters that are looked at. */
const headLength = 4;
const sorts = 32;
const none = 0;
const digit = 27;
/** Of another alphabet, or with an accent. */
const other = 28;

/** A small or large letter's place in the alphabet, or one of the sorts. */
const sortOf = (code: number): number => {
  const small = code | 32;
  if (small >= 97 && small <= 122) return small - 96;
  return code >= 48 && code <= 57 ? digit : none;
};
const sortsOfCodes = Uint8Array.from({ length: 128 }, (_, code) => sortOf(code));
const sortAt = (text: string, at: number): number =>
  at < text.length ? (sortsOfCodes[text.charCodeAt(at)] ?? other) : none;

/** What stands at a place and behind it: the sorts of four characters in one number. */
const keyAt = (text: string, at: number): number => {
  let key = 0;
  for (let next = at; next < at + headLength; next++) key = key * sorts + sortAt(text, next);
  return key;
};

const isLetter = (sort: number): boolean => sort > none && sort < digit;

/** A shorter text is what stands around a place: expressions are asked for it one after the other. */
const shortLength = 256;

/** Of a short text, until the next one is read: thousands of them in a long text. */
const ofShort = { places: new Int32Array(shortLength), keys: new Int32Array(shortLength) };

const longer = (numbers: Int32Array): Int32Array => {
  const twice = new Int32Array(2 * numbers.length);
  twice.set(numbers);
  return twice;
};

const read = (text: string): Starts => {
  const isShort = text.length < shortLength;
  const expected = text.length >> 1;
  let { places, keys }: Pick<Starts, 'places' | 'keys'> = isShort
    ? ofShort
    : { places: new Int32Array(expected), keys: new Int32Array(expected) };
  let count = 0;
  let isInside = false;
  /** Of this place and those behind it. */
  let key = keyAt(text, 0);
  for (let at = 0; at < text.length; at++) {
    // Behind a letter with an accent another word may begin, for all that is known here.
    if (!isInside) {
      if (count === places.length) [places, keys] = [longer(places), longer(keys)];
      places[count] = at;
      keys[count++] = key;
    }
    isInside = isLetter(key >> 15);
    key = ((key & 0x7fff) << 5) | sortAt(text, at + headLength);
  }
  return { count, places, keys, heads: isShort ? null : headsIn(keys, count) };
};

const headsIn = (keys: Int32Array, count: number): Heads => {
  const bits = new Int32Array(sorts * sorts);
  const first = new Int32Array(sorts * sorts).fill(-1);
  const next = new Int32Array(count);
  for (let i = count - 1; i >= 0; i--) {
    const key = keys[i] ?? 0;
    const head = key >> 10;
    bits[head] = (bits[head] ?? 0) | (1 << ((key >> 5) & 31));
    next[i] = first[head] ?? -1;
    first[head] = i;
  }
  return { bits, first, next };
};

/** Characters of the texts that are remembered: one is read in several forms, by many expressions. */
const rememberedLength = 1_000_000;
const known = createRecent<Starts>(rememberedLength);
let last = { text: '', starts: read('') };
const startsOf = (text: string): Starts => {
  if (text === last.text) return last.starts;
  const isLong = text.length >= shortLength;
  const before = isLong ? known.get(text) : undefined;
  const starts = before ?? read(text);
  if (isLong && before === undefined) known.set(text, starts, text.length);
  last = { text, starts };
  return starts;
};

const everySort = Array.from({ length: sorts }, (_, sort) => sort);
/** ſ and the sign of Kelvin are an s and a k in any case. */
const sortsOfAscii = Array.from({ length: 128 }, (_, code) => [
  sortOf(code),
  ...(/[sk]/i.test(String.fromCharCode(code)) ? [other] : []),
]);
const sortsOf = (character: string | undefined): readonly number[] =>
  character === undefined ? everySort : (sortsOfAscii[character.charCodeAt(0)] ?? [other]);

/** Each of the first letters may have an accent, and one that has may be two without. */
const withAccents = (head: string): string[] => [
  head,
  ...Array.from(head.slice(0, headLength), (_, at) => `${head.slice(0, at)}\u00e9`),
];

/** Which keys are meant. */
interface Keys {
  /** A bit for each third character of two. */
  readonly bits: Int32Array;
  /** A bit for each fourth character of the second and the third, where the first is of ASCII. */
  readonly behind: Int32Array;
  /** Where bits are. */
  readonly used: readonly number[];
}
const has = ({ bits, behind }: Keys, key: number): boolean =>
  (((bits[key >> 10] ?? 0) >>> ((key >> 5) & 31)) & 1) === 1 &&
  (key >> 15 === other || (((behind[(key >> 5) & 1023] ?? 0) >>> (key & 31)) & 1) === 1);

/** Of one expression and one text, until the next ones are asked. */
let chosen: Int32Array = new Int32Array(1024);

/** Chooses the places of a text that have one of the keys, as indices in their order. @returns How many. */
const choose = (keys: Keys, starts: Starts): number => {
  let count = 0;
  if (chosen.length < starts.count) chosen = new Int32Array(2 * starts.count);
  if (starts.heads === null) {
    for (let i = 0; i < starts.count; i++) if (has(keys, starts.keys[i] ?? 0)) chosen[count++] = i;
    return count;
  }
  const { bits, first, next } = starts.heads;
  let heads = 0;
  for (const head of keys.used) {
    if (((keys.bits[head] ?? 0) & (bits[head] ?? 0)) === 0) continue;
    heads++;
    for (let i = first[head] ?? -1; i !== -1; i = next[i] ?? -1)
      if (has(keys, starts.keys[i] ?? 0)) chosen[count++] = i;
  }
  // Those of one head are in their order.
  if (heads > 1) chosen.subarray(0, count).sort();
  return count;
};

/** A bit for each third of some characters behind the two before it. */
const add = (bits: Int32Array, first?: string, second?: string, third?: string): void => {
  let mask = 0;
  for (const sort of sortsOf(third)) mask |= 1 << sort;
  for (const one of sortsOf(first))
    for (const two of sortsOf(second)) bits[one * sorts + two] = (bits[one * sorts + two] ?? 0) | mask;
};

const keysOf = (heads: Iterable<string>): Keys => {
  const bits = new Int32Array(sorts * sorts);
  const behind = new Int32Array(sorts * sorts);
  for (const head of heads) {
    const [first, second, third, fourth] = Array.from(head);
    add(bits, first, second, third);
    if (first === undefined || first <= '\x7f') add(behind, second, third, fourth);
  }
  const used: number[] = [];
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) used.push(at);
  return { bits, behind, used };
};

/** Whether a word at a place may begin as one of some, whatever the case and the accents. */
export const beginsAs = (heads: Iterable<string>): ((text: string, at: number) => boolean) => {
  const keys = once(() => keysOf([...heads].flatMap(withAccents)));
  return (text, at) => has(keys(), keyAt(text, at));
};

/** The look-behind that an expression's source begins with. */
export const edge = /^\(\?<[!=](?:\\.|\[(?:\\.|[^\]\\])*\]|[^()[\]\\])*\)/u;

/** Look-behinds that no letter satisfies. Many expressions have the same one. */
const outside = new Set<string>();
const letters = 'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ';

const keysOfPattern = ({ source }: RegExp): Keys => {
  const [behind = ''] = edge.exec(source) ?? [];
  if (!outside.has(behind) && new RegExp(`(?<=.)${behind}`, 'u').test(letters))
    throw new Error(`Begins inside of words: ${source.slice(0, 60)}`);
  outside.add(behind);
  return keysOf(headsOf(source.slice(behind.length), headLength));
};

/** An expression that begins with words, and finds in a text what it finds as it is. */
export interface WordPattern {
  test(text: string): boolean;
  /** The first match. */
  exec(text: string): RegExpExecArray | null;
  all(text: string): RegExpExecArray[];
}

/**
 * Looked for where a word begins with letters that it begins with.
 * @param pattern Begins with a look-behind that no letter may satisfy, and then with words.
 * @param heads What is wanted of its matches begins as one of these, whatever the accents; without them it says itself
 *   what it begins with.
 */
export const wordPattern = (pattern: RegExp, heads?: Iterable<string>): WordPattern => {
  const sticky = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}y`);
  const keys = once(() => (heads === undefined ? keysOfPattern(pattern) : keysOf([...heads].flatMap(withAccents))));
  const find = (text: string, most: number): RegExpExecArray[] => {
    const found: RegExpExecArray[] = [];
    const starts = startsOf(text);
    let from = 0;
    const count = choose(keys(), starts);
    for (let i = 0; i < count && found.length < most; i++) {
      const at = starts.places[chosen[i] ?? 0] ?? 0;
      if (at < from) continue;
      sticky.lastIndex = at;
      const match = sticky.exec(text);
      if (match === null) continue;
      found.push(match);
      from = sticky.lastIndex;
    }
    return found;
  };
  return {
    all: (text) => find(text, Number.POSITIVE_INFINITY),
    test: (text) => find(text, 1).length > 0,
    exec: (text) => find(text, 1)[0] ?? null,
  };
};
