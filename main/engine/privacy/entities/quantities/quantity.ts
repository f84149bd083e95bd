import type { EntityType } from '../../../../../shared/domain';
import type { Rational } from '../../noise/rational';
import type { Entity } from '../entity';
import type { Precision } from './parsed';

export type QuantityType = Extract<
  EntityType,
  | 'MONEY'
  | 'PERCENTAGE'
  | 'COUNT'
  | 'AGE'
  | 'DATE'
  | 'DATE_OF_BIRTH'
  | 'TIME'
  | 'DURATION'
  | 'BODY_MEASURE'
  | 'LAB_VALUE'
>;

/** One number of an original, exactly. */
export interface Measure {
  /** Not negative: a sign stands outside and stays. A scale word is applied: `$84.5k` is 84,500. */
  readonly value: Rational;
  /**
   * What the value counts. MONEY: ISO 4217 code, null where none is written. PERCENTAGE: `%`. AGE: `year`.
   * COUNT: `1`. TIME: `minute` of the day. DURATION: `day`, `week`, `month` or `year`, null where none is written. BODY_MEASURE: `cm`, `kg`, `°C`, `mmHg`, `/min` or `kg/m²`, whatever it
   * was written in: 6′2″ is 187.96 cm. LAB_VALUE: the unit as written, in small letters. DATE, DATE_OF_BIRTH: `day` (1
   * January of the year 1 is 0); `month` (12 · year + month − 1) or `year` where no more is written; `day of year`
   * (0 to 365, of a leap year) where the year is not.
   */
  readonly unit: string | null;
  /** The step of the last digit shown, in `unit`: 100 for `$84.5k`, 1 for `$84,500`. */
  readonly step: Rational;
}

/** An entity that is noised: what the ledger, Ψ and the window ask of it besides. */
export interface Quantity extends Entity {
  readonly type: QuantityType;
  /** The canonical values that `original` draws for: two in a range, none where it holds no number. */
  values(original: string): readonly string[];
  /** Where at least nine draws in ten fall, in the original's own format; null where that is not said of one value. */
  window(original: string, epsilonMilli: bigint): { low: string; high: string } | null;
  /**
   * The most that one answer can speak for `original` against two or three other values, in its own format; none
   * where that is not said of one value.
   */
  odds(original: string, epsilonMilli: bigint): readonly { readonly other: string; readonly times: number }[];
  /** Every number of `original`, in its order: two in a range; none where it cannot be read. */
  read(original: string): readonly Measure[];
  /**
   * `original` with other numbers, as it is written: rounded (halves up) to the last digit that it shows; separators,
   * scale words, units, number words stay. A negative value gets a minus sign before it.
   * @param values As many as `read` gives, in the same order and units. Null where they cannot be written so.
   * @param precision `drawn`: as round as a stand-in is that is drawn. Dates have no such.
   */
  write(original: string, values: readonly Rational[], precision?: Precision): string | null;
}
