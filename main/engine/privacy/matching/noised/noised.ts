import type { EntityType, Replacement } from '../../../../../shared/domain';
import type { Kept } from '../kept';

/** A number that is meant by its unit, currency or phrase, and what to write. Offsets in the window. */
export interface Reading {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: 'restored' | 'doubtful' | 'derived';
  /** Index of the replacement; -1 for a derived number. */
  readonly replacement: number;
  /** Of a derived number; an amount where it is not said. */
  readonly type?: EntityType;
  /** A derived sum without a currency: marked only where a formula gives it. */
  readonly isBare?: boolean;
}

/** A stretch of a reply around some numbers. */
export interface Window {
  readonly text: string;
  /** The same with plain digits, spaces and punctuation, character for character. */
  readonly plain: string;
  /** The same with its line breaks and tabs, which are spaces else. Asked for where a cell of a table may stand. */
  cells(): string;
  /** What stands right before a number, with its line ends and the `_` in its words: `"height_cm": `. */
  before(at: number): string;
  /** The same from further back: what may enclose a number's key. */
  around(at: number): string;
  /** What stands above a number at the head of its table's column; '' elsewhere. */
  above(at: number): string;
}

/**
 * Says what the number that begins at `at` is.
 * @param from A place may begin here: earlier than the number where a month or a sign stands before it.
 */
export type ReadNumber = (from: number, at: number) => Reading | null;

/** Reads a window once, for all numbers in it. */
type NumberReader = (window: Window) => ReadNumber;

/** What a type, or a few that are written alike, makes of a conversation; null where it has none of them. */
export type CreateNumberReader = (replacements: readonly Replacement[], kept: Kept) => NumberReader | null;

/** In the place of a reading's text, without what may not change any more. */
export const cut = (reading: Reading, from: number, window: string): Reading | null => {
  const fixed = Math.max(0, from - reading.start);
  const start = reading.start + fixed;
  return reading.text.slice(0, fixed) === window.slice(reading.start, start)
    ? { ...reading, start, text: reading.text.slice(fixed) }
    : null;
};

/** Readers that are asked in turn: the first that knows a number says what it is. */
export const inTurn =
  (creators: readonly CreateNumberReader[]): CreateNumberReader =>
  (replacements, kept) => {
    const readers = creators.flatMap((create) => create(replacements, kept) ?? []);
    if (readers.length === 0) return null;
    return (window) => {
      const reads = readers.map((read) => read(window));
      return (from, at) => {
        for (const read of reads) {
          const found = read(from, at);
          if (found !== null) return found;
        }
        return null;
      };
    };
  };

/** A noised value of the conversation. */
export interface Noised<Value> {
  readonly replacement: number;
  readonly surrogate: Value;
  readonly original: Value;
}

/** Of each replacement its values in the stand-in and those in the original, which are paired in their order; of none that have another number of them. */
export const pairedBy = <Value>(
  replacements: readonly Replacement[],
  types: readonly EntityType[],
  read: (replacement: Replacement) => { readonly surrogate: readonly Value[]; readonly original: readonly Value[] },
): Noised<Value>[] =>
  replacements.flatMap((replacement, index) => {
    const { type, mechanism } = replacement;
    // A placeholder has no number, and after k-RR the reply is about what the model has reconstructed.
    if (!types.includes(type) || mechanism === 'redact' || mechanism === 'krr') return [];
    const { surrogate: surrogates, original: originals } = read(replacement);
    if (surrogates.length !== originals.length) return [];
    return surrogates.flatMap((surrogate, at) => {
      const original = originals[at];
      return original === undefined ? [] : [{ replacement: index, surrogate, original }];
    });
  });

/** The same of values that are read from either text by itself. */
export const paired = <Value>(
  replacements: readonly Replacement[],
  types: readonly EntityType[],
  read: (text: string) => readonly Value[],
): Noised<Value>[] =>
  pairedBy(replacements, types, ({ surrogate, original }) => ({
    surrogate: read(surrogate),
    original: read(original),
  }));
