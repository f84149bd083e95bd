import type { Field } from './fields';

/**
 * Numbers of one structure, without separators and in capitals: fields, and check characters somewhere among them. A
 * number's rank is its fields' ranks in mixed radix; its check follows from the rest.
 */
export interface NumberFormat {
  /** Keys the permutation: no other format of the type has it. */
  readonly name: string;
  readonly fields: readonly Field[];
  readonly check?: {
    readonly at: number;
    readonly width: number;
    /** The check of what stands around it; null where there is none, and so no number. */
    of(body: string): string | null;
  };
  /** A rule over the whole number that fields cannot say. Must hold for one number in a hundred or more. */
  accepts?(number: string): boolean;
}

const lengthOf = ({ fields, check }: NumberFormat): number =>
  fields.reduce((sum, { width }) => sum + width, check?.width ?? 0);

/** The number of these ranks of the fields; null where a rule forbids it. */
export const write = (format: NumberFormat, ranks: readonly number[]): string | null => {
  const { fields, check, accepts } = format;
  let number = fields.map(({ unrank }, i) => unrank(ranks[i] ?? 0)).join('');
  if (check !== undefined) {
    const characters = check.of(number);
    if (characters === null) return null;
    number = number.slice(0, check.at) + characters + number.slice(check.at);
  }
  return accepts === undefined || accepts(number) ? number : null;
};

/** The ranks of a number's fields; null where it is none of the format. */
export const read = (format: NumberFormat, number: string): number[] | null => {
  const { fields, check, accepts } = format;
  if (number.length !== lengthOf(format)) return null;
  const body =
    check === undefined ? number : number.slice(0, check.at) + number.slice(check.at + check.width, number.length);
  const ranks: number[] = [];
  let at = 0;
  for (const { width, rank } of fields) {
    const value = rank(body.slice(at, at + width));
    if (!(value >= 0)) return null;
    ranks.push(value);
    at += width;
  }
  // The check first: it is what most numbers fail.
  if (check !== undefined && check.of(body) !== number.slice(check.at, check.at + check.width)) return null;
  // One writing for one rank: what is read otherwise is none.
  if (fields.map(({ unrank }, i) => unrank(ranks[i] ?? 0)).join('') !== body) return null;
  return accepts === undefined || accepts(number) ? ranks : null;
};

/** Years up to here are births for certain; a later one stays later. */
const lastYear = 2025;

/** A format whose number says the year of birth, in two: so that no surrogate is born in the future. */
export const byBirth = (format: NumberFormat, bornIn: (number: string) => number): NumberFormat[] => {
  const { accepts = () => true } = format;
  return [
    { ...format, accepts: (number) => bornIn(number) <= lastYear && accepts(number) },
    {
      ...format,
      name: `${format.name}, later`,
      accepts: (number) => bornIn(number) > lastYear && accepts(number),
    },
  ];
};

/** The spans of years that a full date is enciphered in. */
export const births = [
  [1900, lastYear],
  [lastYear + 1, 2099],
  [1800, 1899],
] as const;
