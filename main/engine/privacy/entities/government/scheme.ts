import type { EntityType } from '../../../../../shared/domain';
import type { NumberFormat } from './format';

/** A kind of number that an authority gives out, and how it is known in a text. */
export interface Scheme {
  readonly type: EntityType;
  /** With its article, as a reason is told: 'a Polish PESEL'. */
  readonly name: string;
  /** A number without separators, in capitals, right or wrong. */
  readonly looks: RegExp;
  /** The formats that it may be of, in which its surrogate is made. None accepts a number that fails the check. */
  formats(number: string): readonly NumberFormat[];
  /**
   * Ways of writing that are found without a cue word where a format accepts the number, with the score. A digit is 9,
   * a letter A, all else stands for itself.
   */
  readonly plain?: Readonly<Record<string, number>>;
  /** What it is called, small, without accents but ø, æ, ß and the like, one name between two commas. */
  readonly cues: string;
}

/** A scheme whose formats do not depend on the number. */
export const scheme = (given: Omit<Scheme, 'formats'> & { readonly formats: readonly NumberFormat[] }): Scheme => ({
  ...given,
  formats: () => given.formats,
});
