import type { EntityType } from '../../../../../shared/domain';
import type { Cipher } from '../../ciphers';
import { cipherNumerals, type Direction, walk } from '../../ciphers/numerals';
import { cipherShape } from '../formats/shape';
import { type Slots, slotsOf } from '../formats/slots';
import { type NumberFormat, read, write } from './format';
import type { Scheme } from './scheme';
import { schemes } from './schemes';

/** The letters and digits, in capitals; null where another alphabet stands among them. */
const numberOf = ({ slots }: Slots): string | null =>
  slots.every(({ alphabet }) => alphabet.name === '9' || alphabet.name === 'a')
    ? slots.map(({ alphabet, value }) => (alphabet.name === '9' ? value : String.fromCharCode(65 + value))).join('')
    : null;

const shapeOf = (number: string): string => number.replace(/[A-Z]/g, 'A').replace(/[0-9]/g, '9');

/** A writing's length and separators. A check character may be a letter or a digit: both are the same here. */
const writingOf = (shape: string): string => shape.replace(/[A-Z0-9]/g, '9');

/** Kinds that are told without a cue word, by their writings. */
const told = new Map<string, Scheme[]>();
for (const scheme of schemes)
  for (const writing of new Set(Object.keys(scheme.plain ?? {}).map(writingOf)))
    told.set(writing, [...(told.get(writing) ?? []), scheme]);

/** The schemes of a type, and those that are told without a cue word in this writing: those another must not become. */
const besides = (among: readonly Scheme[], text: string): readonly Scheme[] => [
  ...among,
  ...(told.get(writingOf(text.toUpperCase())) ?? []).filter((scheme) => !among.includes(scheme)),
];

/**
 * The format that accepts a number, of several the one with the fewest numbers: then a walk in it is short. Formats with
 * more than `most` numbers are not tried.
 */
const formatOf = (
  among: readonly Scheme[],
  number: string,
  most = Number.POSITIVE_INFINITY,
): NumberFormat | undefined => {
  let least = most;
  let found: NumberFormat | undefined;
  for (const { looks, formats } of among) {
    if (!looks.test(number)) continue;
    for (const format of formats(number)) {
      const size = sizeOf(format);
      if (size > least || (size === least && found !== undefined) || read(format, number) === null) continue;
      least = size;
      found = format;
    }
  }
  return found;
};

const sizeOf = ({ fields }: NumberFormat): number => fields.reduce((product, { size }) => product * size, 1);

/** Whether a text is a number that some format accepts, in whatever writing. */
export const passesAny = (among: readonly Scheme[], text: string): boolean => {
  const number = numberOf(slotsOf(text, true));
  return number !== null && formatOf(among, number) !== undefined;
};

const sampled = 1000;
/** A class has this many of the sample or more: one that holds a number in 300 and is taken for one has a chance of 1 in 1,000. */
const fewest = 10;

/** The same numbers for whoever asks: a linear congruential generator (Numerical Recipes), no secret. */
const sampleFrom = (draw: (next: (size: number) => number) => string | null): string[] => {
  let state = 1;
  const word = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
  return Array.from({ length: sampled }, () => draw((size) => (word() * 2 ** 24 + word()) % size)).filter(
    (number) => number !== null,
  );
};

/** Numbers of a format; without one, any strings of the shape. */
const numbersOf = (format: NumberFormat | undefined, number: string): string[] =>
  sampleFrom((next) =>
    format === undefined
      ? Array.from(number, (c) => (/[0-9]/.test(c) ? String(next(10)) : String.fromCharCode(65 + next(26)))).join('')
      : write(
          format,
          format.fields.map(({ size }) => next(size)),
        ),
  );

/** A rule that a number may pass besides its format's. */
interface Rule {
  readonly name: string;
  isPassed(number: string): boolean;
}

/** The schemes of a type, and with those that another number must not become. */
interface Known {
  readonly among: readonly Scheme[];
  readonly all: readonly Scheme[];
}

/** The rules that a number passes besides its format's, by their names. */
const rulesOf = ({ all, among }: Known, number: string, format: NumberFormat | undefined): Map<string, Rule> => {
  const rules = new Map<string, Rule>();
  for (const scheme of all) {
    const { name, looks, formats } = scheme;
    if (!looks.test(number)) continue;
    // A number whose check fails is found by its name and its looks, though another kind's check may pass.
    if (
      format === undefined ||
      (among.includes(scheme) && formats(number).every((each) => read(each, number) === null))
    )
      rules.set(lookOf(name), { name: lookOf(name), isPassed: (other) => looks.test(other) });
    for (const each of formats(number)) {
      if (each.name === format?.name || read(each, number) === null) continue;
      rules.set(`${name} ${each.name}`, {
        name: `${name} ${each.name}`,
        isPassed: (other) =>
          looks.test(other) && formats(other).some((one) => one.name === each.name && read(one, other) !== null),
      });
    }
  }
  return rules;
};

/** A rule that splits a class, and what it splits it into; null where no rule leaves enough on either side. */
type Split = { readonly rule: Rule; readonly passing: Split; readonly failing: Split } | null;

/**
 * How numbers fall into classes by the rules that they pass: rule by rule in a fixed order, a class is split where both
 * sides keep enough of a sample. So every number is in one class, and a walk in any of them is short.
 */
const split = (sample: readonly ReadonlyMap<string, Rule>[], rules: readonly Rule[]): Split => {
  for (const [at, rule] of rules.entries()) {
    const passing = sample.filter((passed) => passed.has(rule.name));
    if (passing.length < fewest || sample.length - passing.length < fewest) continue;
    const rest = rules.slice(at + 1);
    const failing = sample.filter((passed) => !passed.has(rule.name));
    return { rule, passing: split(passing, rest), failing: split(failing, rest) };
  }
  return null;
};

const lookOf = (name: string): string => `${name} looks`;
/** What a number passes tells more than what it looks like. */
const byWeight = (a: string, b: string): number =>
  Number(a.endsWith(lookOf(''))) - Number(b.endsWith(lookOf(''))) || (a < b ? -1 : 1);

const splits = new Map<string, Split>();
const splitOf = (known: Known, number: string, format: NumberFormat | undefined): Split => {
  const name = `${known.among.length} ${known.all.map((scheme) => scheme.name).join()} ${format?.name ?? shapeOf(number)}`;
  const before = splits.get(name);
  if (before !== undefined) return before;
  const sample = numbersOf(format, number).map((each) => rulesOf(known, each, format));
  const rules = new Map(sample.flatMap((passed) => [...passed]));
  const made = split(
    sample,
    [...rules.keys()].sort(byWeight).flatMap((rule) => rules.get(rule) ?? []),
  );
  splits.set(name, made);
  return made;
};

/**
 * Whether a number and its surrogate have the rules in common that a walk can keep, of those of its type and of those
 * that tell. A number that passes four countries' rules by chance may keep three.
 */
const alikeTo = (known: Known, number: string, format: NumberFormat | undefined): ((to: string) => boolean) => {
  const passesNone = rulesOf(known, number, format).size === 0;
  /** The rules on the way to the number's class, and whether it passes them. */
  let way: (readonly [Rule, boolean])[] | undefined;
  return (to) => {
    // The classes are made once they matter.
    if (way === undefined && passesNone && rulesOf(known, to, format).size === 0) return true;
    way ??= wayTo(number, splitOf(known, number, format));
    return way.every(([rule, passes]) => rule.isPassed(to) === passes);
  };
};

const wayTo = (number: string, tree: Split): (readonly [Rule, boolean])[] => {
  if (tree === null) return [];
  const passes = tree.rule.isPassed(number);
  return [[tree.rule, passes], ...wayTo(number, passes ? tree.passing : tree.failing)];
};

/**
 * A number to another that passes the same rules, its separators kept. One that passes none of its type's stays so.
 * @param among The schemes of the type.
 */
export const cipherNumber = (
  cipher: Cipher,
  direction: Direction,
  text: string,
  type: EntityType,
  among: readonly Scheme[],
  withLetters: boolean,
): string => {
  const all = besides(among, text);
  const surface = slotsOf(text, withLetters);
  const number = numberOf(surface);
  const format = number === null ? undefined : formatOf(among, number);
  const ranks = number === null || format === undefined ? null : read(format, number);
  if (number === null || format === undefined || ranks === null) {
    const isAlike = number === null ? () => true : alikeTo({ among, all }, number, undefined);
    const isInside = (to: string): boolean => {
      const image = numberOf(slotsOf(to, withLetters));
      return image === null || (formatOf(among, image) === undefined && isAlike(image));
    };
    return cipherShape(cipher, direction, text, type, withLetters, isInside);
  }
  // A check character may be a digit or a letter: where that would lose how the letters are written, it stays what it is.
  const isPlain = /^[^a-z]*$/.test(text) && surface.slots.every(({ write: [zero] }) => zero === '0' || zero === 'A');
  const isAlike = alikeTo({ among, all }, number, format);
  const size = sizeOf(format);
  const isSame = (to: string): boolean => formatOf(among, to, size)?.name === format.name && isAlike(to);
  const radixes = format.fields.map(({ size }) => size);
  const image = walk(
    ranks,
    (values) => cipherNumerals(cipher, direction, values, radixes, `${type} ${format.name}`),
    (values) => {
      const to = write(format, values);
      return to !== null && (isPlain || shapeOf(to) === shapeOf(number)) && isSame(to);
    },
  );
  return inPlaceOf(surface, write(format, image) ?? number);
};

/** The number written where the slots are. */
const inPlaceOf = (surface: Slots, number: string): string => {
  const classes = surface.slots.map(({ alphabet }) => alphabet.name);
  const kept = Array.from(number, (character, i) => /[0-9]/.test(character) === (classes[i] === '9'));
  const values = Array.from(number, (character) => {
    const value = Number.parseInt(character, 36);
    return value > 9 ? value - 10 : value;
  });
  if (kept.every((same) => same)) return surface.fill(values);
  const characters = Array.from(surface.fill(values));
  surface.slots.forEach(({ at }, i) => {
    if (kept[i] !== true) characters[at] = number.charAt(i);
  });
  return characters.join('');
};
