import { base, de, en, es, Faker, fr, it, nl, pl, sv } from '@faker-js/faker';

/** Values by chance from a seed, of faker's lists and rules: nothing here knows how the app makes its stand-ins. */
export interface Chance {
  readonly faker: Faker;
  /** A locale's own faker, another one at every call. */
  local(): Faker;
  pick<T>(list: readonly T[]): T;
  /** `#` a digit, `A` a letter, `?` a letter or digit; all else as it is. */
  like(pattern: string): string;
  /** Digits in the pattern until a library says that it is valid: check digits without their rule. */
  valid(pattern: string, validate: (text: string) => boolean): string;
}

const locales = [
  [en, base],
  [de, en, base],
  [fr, en, base],
  [es, en, base],
  [it, en, base],
  [nl, en, base],
  [pl, en, base],
  [sv, en, base],
].map((locale) => new Faker({ locale }));
const [english = new Faker({ locale: [en, base] })] = locales;

export const chanceOf = (seed: number): Chance => {
  // A seed takes longer than a value: each faker gets its own when it is first asked.
  const seeded = new Set<Faker>();
  const withSeed = (faker: Faker): Faker => {
    if (!seeded.has(faker)) faker.seed(1000 * seed + locales.indexOf(faker));
    seeded.add(faker);
    return faker;
  };
  withSeed(english);
  const like = (pattern: string): string =>
    pattern.replace(/[#A?]/g, (sign) =>
      sign === '#'
        ? english.string.numeric(1)
        : sign === 'A'
          ? english.string.alpha({ length: 1, casing: 'upper' })
          : english.string.alphanumeric({ length: 1, casing: 'upper' }),
    );
  return {
    faker: english,
    local: () => withSeed(english.helpers.arrayElement(locales)),
    pick: (list) => english.helpers.arrayElement(list as never[]) as never,
    like,
    valid: (pattern, validate) => {
      for (let tries = 0; tries < 20_000; tries++) {
        const text = like(pattern);
        if (validate(text)) return text;
      }
      throw new Error(`nothing valid like ${pattern}`);
    },
  };
};
