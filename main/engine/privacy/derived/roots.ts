import type { Replacement } from '../../../../shared/domain';
import { about } from '../dependencies/formula';
import { isOtherNumber, quantityOf } from '../entities/quantities';
import type { Rational } from '../noise/rational';

/** A number that the reply is about: what stood in for it, and what it is. */
export interface Root {
  readonly unit: string | null;
  readonly surrogate: Rational;
  readonly original: Rational;
  /** About the surrogate. */
  readonly size: number;
  /** The user's own writing. */
  readonly text: string;
}

/** How many of a conversation's numbers are tried: the latest ones. */
const most = 40;

/**
 * The amounts of a conversation with what stood in for them, each pair once; none where two amounts share a stand-in,
 * since nobody knows which is meant.
 */
export const rootsOf = (replacements: readonly Replacement[]): Root[] => {
  const bySurrogate = new Map<string, { root: Root; originals: Set<string> }>();
  for (const replacement of replacements) {
    const { type, original, surrogate } = replacement;
    if (type !== 'MONEY' || !isOtherNumber(replacement)) continue;
    const quantity = quantityOf(type);
    const [was, other] = quantity?.read(original) ?? [];
    const [is] = quantity?.read(surrogate) ?? [];
    if (was === undefined || is === undefined || other !== undefined || is.value.numerator === 0n) continue;
    const key = `${is.unit} ${about(is.value)}`;
    const known = bySurrogate.get(key) ?? {
      root: { unit: is.unit, surrogate: is.value, original: was.value, size: about(is.value), text: original },
      originals: new Set(),
    };
    known.originals.add(String(about(was.value)));
    bySurrogate.set(key, known);
  }
  return [...bySurrogate.values()]
    .filter(({ originals }) => originals.size === 1)
    .map(({ root }) => root)
    .slice(-most);
};
