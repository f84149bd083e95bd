import { epsilonRange } from '../../../../../shared/domain';
import type { Direction } from '../../ciphers/numerals';
import { exponentialInterval } from '../../noise/distribution';
import type { Grid } from '../../noise/grids';
import { roundNumber, tellingOdds } from '../../noise/odds';
import { isLess, type Rational } from '../../noise/rational';
import type { Guarantee, ProtectionContext } from '../entity';
import { cipherParsed } from './enciphered';
import { orderedTypes, orderLeakage } from './ordered';
import { type Group, type Numeral, type Parsed, roots } from './parsed';
import { looseCanonical, replaceSlices } from './plain';
import type { Quantity, QuantityType } from './quantity';

const isOrdered = (type: QuantityType): boolean => (orderedTypes as readonly QuantityType[]).includes(type);

/** Ψ (DESIGN §8): a leakage of every noised type. */
const follows = 'which values of a prompt follow from others, and how: sums, shares, a year’s from a month’s';

type Choose = (numeral: Numeral, grid: Grid, index: number) => number;

/** Sorting what was drawn, and parting what fell together, is post-processing: both follow from what 𝓛 tells of a range. */
const asRange = (numerals: readonly Numeral[], picked: readonly Rational[]): readonly Rational[] => {
  const rising = numerals
    .map((numeral, at) => ({ numeral, at }))
    .filter(({ numeral }) => numeral.grid !== null)
    .sort((a, b) => byValue(a.numeral.value, b.numeral.value));
  const drawn = rising.map(({ at }) => picked[at]).filter((each) => each !== undefined);
  const areApart = rising.every(({ numeral }, rank) => {
    const under = rising[rank - 1]?.numeral;
    return under === undefined || isLess(under.value, numeral.value);
  });
  if (!areApart) return picked;
  const result = [...picked];
  let last: { readonly placed: Placed; readonly at: number } | null = null;
  for (const [rank, value] of drawn.sort(byValue).entries()) {
    const own = rising[rank];
    if (own === undefined) continue;
    const { numeral, at } = own;
    result[at] = value;
    if (last !== null) {
      const [, under] = last.placed;
      // What was parted from the one before it may have passed this one.
      [result[last.at], result[at]] = parted(last.placed, [numeral, isLess(value, under) ? under : value]);
    }
    last = { placed: [numeral, result[at] ?? value], at };
  }
  return result;
};
const byValue = (a: Rational, b: Rational): number => Number(isLess(b, a)) - Number(isLess(a, b));

type Placed = readonly [numeral: Numeral, value: Rational];

/** The ends of a range as they are written differently: the upper one as far up its grid as that takes, else the lower one down. */
const parted = ([low, under]: Placed, [high, over]: Placed): readonly [Rational, Rational] => {
  const areSame = (a: Rational, b: Rational): boolean => low.write(a, 'drawn') === high.write(b, 'drawn');
  const [above, below] = [high.grid, low.grid];
  if (above === null || below === null || !areSame(under, over)) return [under, over];
  for (let at = above.nearest(over) + 1; at < above.size; at++)
    if (!areSame(under, above.value(at))) return [under, above.value(at)];
  for (let at = below.nearest(under) - 1; at >= 0; at--)
    if (!areSame(below.value(at), over)) return [below.value(at), over];
  return [under, over];
};

const drawGroup = ({ numerals, kind }: Group, pick: Choose): readonly Rational[] => {
  const draw = (numeral: Numeral): Rational => {
    const { grid, value } = numeral;
    return grid === null ? value : grid.value(pick(numeral, grid, grid.nearest(value)));
  };
  const [root] = numerals;
  if (kind === 'same' && root !== undefined) {
    const drawn = draw(root);
    return numerals.map(() => drawn);
  }
  const drawn = numerals.map(draw);
  return kind === 'range' ? asRange(numerals, drawn) : drawn;
};

/** What a type made of numbers on grids adds to its entry. */
type NumericSettings = Omit<
  Quantity,
  | 'type'
  | 'guarantee'
  | 'canonical'
  | 'protect'
  | 'recover'
  | 'values'
  | 'window'
  | 'odds'
  | 'read'
  | 'write'
  | 'alternatives'
> & {
  readonly type: QuantityType;
  readonly unit: string;
  readonly leakage: Guarantee['leakage'];
  /**
   * Null where no number can be read, or a digit stands outside of them: it would be sent as it is.
   * @param language BCP 47, of the text around; null where it is not known.
   */
  parse(original: string, language: string | null): Parsed | null;
  /** What an observer learns where it is enciphered instead. */
  readonly enciphered: Guarantee['leakage'];
};

/** A type whose originals are numbers on fixed grids: each number is a root, drawn and written by itself. */
export const numeric = ({ parse, unit, leakage, enciphered, ...entry }: NumericSettings): Quantity => {
  const { type } = entry;
  /** What stands in for an original in which no number can be read. */
  const unreadable = `[${type}]`;

  const rewrite = (original: string, pick: Choose, language: string | null): string => {
    const parsed = parse(original, language);
    if (parsed === null) return unreadable;
    return replaceSlices(
      parsed.text,
      parsed.groups.flatMap((group) => {
        const drawn = drawGroup(group, pick);
        return group.numerals.map((numeral, at) => {
          const { start, end, grid, value } = numeral;
          const text = grid === null ? parsed.text.slice(start, end) : numeral.write(drawn[at] ?? value, 'drawn');
          return { start, end, text };
        });
      }),
    );
  };

  const numeralsOf = (original: string): Numeral[] =>
    parse(original, null)?.groups.flatMap(({ numerals }) => numerals) ?? [];
  const drawnOf = (original: string): Numeral[] =>
    parse(original, null)
      ?.groups.flatMap(roots)
      .filter(({ grid }) => grid !== null) ?? [];

  const inCipher = (
    direction: Direction,
    original: string,
    { cipher }: Pick<ProtectionContext, 'cipher'>,
  ): string | null => {
    const parsed = parse(original, null);
    const read = (text: string): Parsed | null => parse(text, null);
    return parsed === null
      ? null
      : cipherParsed(parsed, read, (rank, { size, name }) => cipher[direction](rank, size, `${type} ${name}`));
  };

  return {
    ...entry,
    guarantee: {
      mechanism: 'mldp',
      unit,
      epsilon: { min: epsilonRange.min, max: epsilonRange.max },
      leakage: [...leakage, ...(isOrdered(type) ? [orderLeakage] : []), follows],
    },
    canonical: (original) => {
      const parsed = parse(original, null);
      if (parsed === null) return looseCanonical(original);
      return parsed.groups
        .map((group) => [...roots(group).map(({ label }) => label), group.unit ?? []].flat().join(' '))
        .join('; ');
    },
    // The label alone keys the coins, whatever the unit it was written in: one value, one draw.
    protect: (original, { noise, epsilonMilli, locale }) =>
      rewrite(
        original,
        ({ label }, grid, index) => noise.exponential(index, grid.size, epsilonMilli, `${type}:${label}`),
        locale?.language ?? null,
      ),
    recover: () => null,
    values: (original) => drawnOf(original).map(({ label }) => label),
    window: (original, epsilonMilli) => {
      if (drawnOf(original).length === 0) return null;
      const end = (side: 'low' | 'high'): string =>
        rewrite(
          original,
          (_, grid, index) => exponentialInterval(index, grid.size, Number(epsilonMilli) / 1000)[side],
          null,
        );
      return { low: end('low'), high: end('high') };
    },
    odds: (original, epsilonMilli) => {
      const [numeral, other] = drawnOf(original);
      const grid = numeral?.grid ?? null;
      if (numeral === undefined || grid === null || other !== undefined) return [];
      const round = roundNumber(numeral.value);
      const { start, end, write } = numeral;
      const text = parse(original, null)?.text ?? original;
      return tellingOdds(grid.nearest(numeral.value), grid.nearest(round), grid.size, epsilonMilli).map(
        ({ index, times }) => ({
          other:
            index === grid.nearest(round)
              ? replaceSlices(text, [{ start, end, text: write(round, 'exact') }])
              : rewrite(original, () => index, null),
          times,
        }),
      );
    },
    read: (original) => numeralsOf(original).map(({ value, unit: of, step }) => ({ value, unit: of, step })),
    write: (original, values, precision = 'exact') => {
      const parsed = parse(original, null);
      const numerals = numeralsOf(original);
      if (parsed === null || values.length !== numerals.length) return null;
      const slices = numerals.flatMap(({ start, end, write }, at) => {
        const value = values[at];
        return value === undefined ? [] : [{ start, end, text: write(value, precision) }];
      });
      return replaceSlices(parsed.text, slices);
    },
    alternatives: {
      fpe: {
        leakage: enciphered,
        protect: (original, context) => inCipher('encipher', original, context) ?? unreadable,
        // The writing of a stand-in may lead back to another writing of another value: that is no way back.
        recover: (surrogate, context) => {
          const source = inCipher('decipher', surrogate, context);
          return source !== null && inCipher('encipher', source, context) === surrogate ? source : null;
        },
      },
    },
  };
};
