import type { Attribute } from '../../../../../shared/ipc';
import { isNoWorkplace } from '../no-workplace';

/** What a form of words tells: a gender that grammar shows, an age that a year gives. */
export interface Form {
  readonly attribute: Attribute;
  readonly points: number;
  /** The words that tell are the first group, or the whole. */
  readonly pattern: RegExp;
  /** Null where the words tell nothing after all. `of` is the first group. */
  readonly guess: (of: string) => string | null;
  /** Counts only where the sentence is about the writer; else the form says so itself. */
  readonly writer: boolean;
}

export const woman = (): string => 'is a woman';
export const man = (): string => 'is a man';

export const bornFrom =
  (years: number) =>
  (of: string): string | null => {
    const year = Number(/\d{4}/.exec(of)?.[0]);
    return year >= 1940 && year <= 2100 ? `was born around ${year - years}` : null;
  };

/** Who has worked for n years is at least n + 18. */
export const workedFor = (of: string): string | null => {
  const years = Number(/\d+/.exec(of)?.[0]);
  return years >= 12 && years <= 60 ? `is likely over ${Math.floor((years + 18) / 5) * 5}` : null;
};

export const not =
  (words: RegExp, guess: () => string) =>
  (of: string): string | null =>
    words.test(of) ? null : guess();

/** What follows says where; words of time and manner do not. */
export const says =
  (prefix: string, empty: RegExp) =>
  (of: string): string | null =>
    empty.test(of) ? null : `${prefix}: ${of}`;

/** A place of work, where the words name one. */
export const worksAt = (of: string): string | null => (isNoWorkplace(of) ? null : `works at: ${of}`);

/** Few use it, and all who do know it: "the ward, the Fishbowl to us". */
export const insiders = (of: string): string => `uses a name that few know: ${of}`;

/** Round numbers of years in words, as people say them. */
const tens: Readonly<Record<string, number>> = {
  ...{ ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
  ...{ zehn: 10, fünfzehn: 15, zwanzig: 20, dreißig: 30, dreissig: 30, vierzig: 40, fünfzig: 50, sechzig: 60 },
  ...{ dix: 10, quinze: 15, vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
  ...{ diez: 10, quince: 15, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60 },
};
const ten = Object.keys(tens).join('|');
/** A number of years in a pattern, in digits or in round words. */
export const someYears = `(?:\\d\\d|${ten})`;

/** Who did n years ago what people do at a known age. */
export const agedSince =
  (age: number) =>
  (of: string): string | null => {
    const [said] = new RegExp(`(?<!\\p{L})${someYears}(?!\\p{L})`, 'iu').exec(of) ?? [];
    const years = tens[said?.toLowerCase() ?? ''] ?? Number(said);
    return years >= 5 && years <= 70 ? `is about ${years + age} years old` : null;
  };

/** Who is the only one where few are. */
export const onlyOne =
  (anybody: RegExp) =>
  (of: string): string | null =>
    anybody.test(of) ? null : 'is the only one of a kind there';
