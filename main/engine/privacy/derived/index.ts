import type { EntityType, Replacement } from '../../../../shared/domain';
import { readConstants } from '../dependencies/constants';
import { about, agrees, negative } from '../dependencies/formula';
import { quantityOf } from '../entities/quantities';
import type { Measure, Quantity } from '../entities/quantities/quantity';
import type { Rational } from '../noise/rational';
import { readBodyMass } from './body-mass';
import { type Constant, type Level, levels, percentages, said, type Way } from './formulas';
import type { Note } from './note';
import { type Root, rootsOf } from './roots';

/** Explains a reply's numbers in its order: what was explained before may be what the next one is made of. */
interface Explainer {
  /** What the reply says between its numbers, as it was received: rates and percentages in it may be used. */
  pass(text: string): void;
  /** A stand-in that the reply names, as it was sent: what follows may be computed with it. */
  name(surrogate: string): void;
  /**
   * What a derived number is with the user's own numbers, written as the reply writes it; null where no formula, or
   * more than one with another answer, gives it.
   * @param text As received: "$7,200".
   * @param isBare A result without a currency: only a formula of numbers that the reply names gives it.
   */
  explain(text: string, type?: EntityType, isBare?: boolean): Note | null;
}

/** How much of the reply before a number may name what it was computed with, UTF-16 code units. */
const reach = 160;
/** The last so many numbers of that. */
const mostConstants = 4;
/** The last so many stand-ins that it names are tried before all others. */
const mostNamed = 3;
/** Explained numbers join the conversation's own, up to so many. */
const mostRoots = 47;
/** More ways than this for each digit that a number shows, and one of them fits by chance. */
const chance = 0.15;

const valueKey = ({ numerator, denominator }: Measure['value']): string => String(about({ numerator, denominator }));

/** The ways that give a number to the last digit it shows; none where so many were tried that chance may have found one. */
const fitting = (level: Level, { value, step, unit }: Measure): Way[] => {
  const size = about(value);
  const half = about(step) / 2;
  const found: Way[] = [];
  let tried = 0;
  level((near, of, make) => {
    if (of !== undefined && of !== unit && of !== null && unit !== null) return;
    tried += 1;
    if (Math.abs(near - size) > half * 1.000001 + size * 1e-9) return;
    const way = make();
    if (
      agrees(
        way.of(({ surrogate }) => surrogate),
        value,
        step,
      )
    )
      found.push(way);
  });
  return tried * ((2 * half) / size) > chance ? [] : found;
};

/** The currency of all of them, where they have one. */
const commonUnit = (roots: readonly Root[]): string | null => {
  const [unit = null, ...others] = new Set(roots.map((root) => root.unit));
  return others.length > 0 ? null : unit;
};

/** A minus sign stands before all of it: "-$120". */
const writeLike = (quantity: Quantity, text: string, value: Rational): string => {
  if (value.numerator >= 0n) return quantity.write(text, [value]) ?? '';
  const size = quantity.write(text, [negative(value)]);
  return size === null ? '' : `-${size}`;
};

export const createExplainer = (replacements: readonly Replacement[]): Explainer => {
  let roots: Root[] | null = null;
  const bodyMass = readBodyMass(replacements);
  let before = '';
  let named: string[] = [];
  const isNamed = ({ surrogate }: Root): boolean => named.includes(valueKey(surrogate));
  return {
    name: (surrogate) => {
      const [measure, other] = quantityOf('MONEY')?.read(surrogate) ?? [];
      if (measure !== undefined && other === undefined)
        named = [...named.slice(1 - mostNamed), valueKey(measure.value)];
    },
    pass: (text) => {
      before = (before + text.slice(-reach)).slice(-reach);
    },
    explain: (text, type = 'MONEY', isBare = false) => {
      if (type === 'BODY_MEASURE') return bodyMass?.(text) ?? null;
      roots ??= rootsOf(replacements);
      const quantity = quantityOf(type);
      const [measure, other] = quantity?.read(text) ?? [];
      if (roots.length === 0 || quantity === null || measure === undefined || other !== undefined) return null;
      if (measure.value.numerator === 0n) return null;
      const constants = readConstants(before, null)
        .slice(-mostConstants)
        .map(({ value, unit, text }): Constant => ({ value, size: about(value), percent: unit === '%', text }));
      const ways = measure.unit === '%' ? percentages : isBare ? said : levels;
      const near = measure.unit === '%' ? percentages : said;
      for (const level of [...near(roots.filter(isNamed), []), ...ways(roots, constants)]) {
        const found = fitting(level, measure);
        const [first] = found;
        if (first === undefined) continue;
        const values = new Set(
          found.map((way) =>
            writeLike(
              quantity,
              text,
              way.of(({ original }) => original),
            ),
          ),
        );
        const [value] = values;
        if (values.size !== 1 || value === undefined || value === '') return null;
        const original = first.of((root) => root.original);
        if (!roots.some(({ surrogate }) => valueKey(surrogate) === valueKey(measure.value)))
          roots = [
            ...roots.slice(-mostRoots),
            {
              unit: measure.unit ?? commonUnit(roots),
              surrogate: measure.value,
              original,
              size: about(measure.value),
              text: value,
            },
          ];
        return { value, formula: first.says };
      }
      return null;
    },
  };
};
