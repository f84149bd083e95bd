import { entities } from '../../../main/engine/privacy';
import type { ProtectionContext } from '../../../main/engine/privacy/entities';
import type { EntityType } from '../../../shared/domain';
import { mechanism, toNumber } from './enclosure';

/** What stands in each place of a value, in the order of the text. */
export type View = readonly string[];

/** Learns from views of either prompt; then tells of a view how much rather it is the other prompt (log odds). */
export type Attacker = (watched: readonly [readonly View[], readonly View[]]) => (view: View) => number;

/** What the adversary looks at in a view. Each as a text, so that anything can be counted. */
const featuresOf = (view: View, values: readonly (readonly [string, string])[]): string[] =>
  view.flatMap((text, at) => {
    const characters = Array.from(text).slice(0, 24);
    const [zero, one] = values[at] ?? ['', ''];
    return [
      `whole ${at} ${text}`,
      `length ${at} ${text.length}`,
      `is ${at} ${text === zero} ${text === one}`,
      ...characters.map((character, index) => `character ${at} ${index} ${character}`),
      ...characters.map(
        (character, index) => `same ${at} ${index} ${character === zero[index]} ${character === one[index]}`,
      ),
      ...view
        .slice(at + 1)
        .flatMap((other, next) => [
          `equal ${at} ${next} ${other === text}`,
          ...characters.map((character, index) => `alike ${at} ${next} ${index} ${character === other[index]}`),
        ]),
      ...numbersOf(view, at),
    ];
  });

/** Of numbers: the difference in per cent to the numbers after it. */
const numbersOf = (view: View, at: number): string[] => {
  const number = (text: string): number => Number(text.replace(/[^0-9.]/g, ''));
  const mine = number(view[at] ?? '');
  return view
    .slice(at + 1)
    .map((other, next) => `ratio ${at} ${next} ${Math.round(50 * Math.log(mine / number(other)))}`);
};

/**
 * An adversary without a theory: naive Bayes over whatever it sees, each feature's odds as they were counted. Where a
 * view shows one feature that came for one prompt only, that decides.
 * @param values The pair's values, in the order of the places.
 */
export const learning =
  (values: readonly (readonly [string, string])[]): Attacker =>
  (watched) => {
    const counts = new Map<string, [number, number]>();
    ([0, 1] as const).forEach((which) => {
      for (const view of watched[which])
        for (const feature of featuresOf(view, values)) {
          const count = counts.get(feature) ?? [0, 0];
          count[which] += 1;
          counts.set(feature, count);
        }
    });
    // Odds that chance alone explains say nothing.
    const odds = ([zero, one]: readonly [number, number]): number =>
      Math.abs(one - zero) < 3 * Math.sqrt(one + zero) ? 0 : Math.log((one + 0.5) / (zero + 0.5));
    const learned = new Map([...counts].map(([feature, count]) => [feature, odds(count)]));
    return (view) => featuresOf(view, values).reduce((sum, feature) => sum + (learned.get(feature) ?? 0), 0);
  };

/** What the mechanism was asked for: the grid's index and size, or nothing where it was a shift. */
interface Asked {
  index: number;
  size: number;
}

/** The exact distribution of a value's stand-ins: each draw's text by the app, each draw's probability by the reference. */
export const standIns = (type: EntityType, original: string, epsilon: number): Map<string, number> => {
  const asked: Asked[] = [];
  const same = { encipher: (rank: bigint) => rank, decipher: (rank: bigint) => rank };
  const drawing = (draw: (asked: Asked | null) => number): string =>
    entities[type].protect(original, {
      cipher: { ...same, moved: same },
      noise: {
        exponential: (index, size) => {
          asked.push({ index, size });
          return draw({ index, size });
        },
        shift: () => BigInt(draw(null)),
      },
      epsilonMilli: BigInt(Math.round(epsilon * 1000)),
      keepGender: true,
    } satisfies ProtectionContext);
  drawing((grid) => grid?.index ?? 0);
  if (asked.length > 1) throw new Error(`${original} is drawn ${asked.length} times`);
  // A shift has no ends: what lies beyond a thousand weeks is rarer than can be seen.
  const { index, size } = asked[0] ?? { index: 1000, size: 2001 };
  const offset = asked.length === 0 ? -index : 0;
  const chances = mechanism(index, size, BigInt(Math.round(epsilon * 1000))).map(toNumber);
  const texts = new Map<string, number>();
  chances.forEach((chance, point) => {
    if (chance < 1e-12) return;
    const text = drawing(() => point + offset);
    texts.set(text, (texts.get(text) ?? 0) + chance);
  });
  return texts;
};

type Distributions = readonly [ReadonlyMap<string, number>, ReadonlyMap<string, number>];

/** How far apart two distributions are: the advantage of the best adversary there can be. */
export const totalVariation = ([zero, one]: Distributions): number =>
  [...new Set([...zero.keys(), ...one.keys()])].reduce(
    (sum, text) => sum + Math.abs((zero.get(text) ?? 0) - (one.get(text) ?? 0)) / 2,
    0,
  );

/**
 * The best adversary (Neyman and Pearson): the likelihood ratio from the exact distributions.
 * @param distributions Of each place; null where it shows nothing: another place's value again.
 */
export const likelihoodRatio =
  (distributions: readonly (Distributions | null)[]): Attacker =>
  () =>
  (view) =>
    view.reduce((sum, text, at) => {
      const [zero, one] = distributions[at] ?? [];
      const [p0, p1] = [zero?.get(text) ?? 1e-13, one?.get(text) ?? 1e-13];
      return sum + Math.log(p1 / p0);
    }, 0);
