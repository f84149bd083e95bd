import type { Grid } from '../../noise/grids';
import type { Decimal, Rational } from '../../noise/rational';
import type { CipherClass } from './cipher-class';
import type { Measure } from './quantity';

/**
 * `drawn`: as round as the original, yet no coarser than the grid's spacing, so that noise shows.
 * `exact`: to the last digit that the original shows.
 */
export type Precision = 'drawn' | 'exact';

/** A number of an original, and how another one is written in its place. */
export interface Numeral extends Measure {
  /** What a stand-in replaces, in the text that was read. */
  readonly start: number;
  readonly end: number;
  /** One form for one value: keys the coins and the ledger. */
  readonly label: string;
  /** Null where the number stays: zero. */
  readonly grid: Grid | null;
  /** What the value is enciphered among, as it is written: by a scale word, where it has one, not by another unit. */
  among(): CipherClass;
  /** A member of that class in its place, with all its decimals. */
  spell(member: Decimal): string;
  /** The same in the type's unit. */
  measure(member: Decimal): Rational;
  write(value: Rational, precision: Precision): string;
}

/** Numbers that belong together. */
export interface Group {
  readonly numerals: readonly Numeral[];
  /** `range`: the order of its ends stays. `same`: one value in several units, drawn once. `each`: on their own. */
  readonly kind: 'range' | 'same' | 'each';
  /** Parts two values that are one number: a currency. */
  readonly unit: string | null;
}

/** The numbers of a group that are changed: of one value in two units the first. */
export const roots = ({ numerals, kind }: Group): readonly Numeral[] =>
  kind === 'same' ? numerals.slice(0, 1) : numerals;

/** An original as it was read. */
export interface Parsed {
  readonly text: string;
  readonly groups: readonly Group[];
}
