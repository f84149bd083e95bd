import type { EntityType } from '../../../../shared/domain';
import { type Measure, quantityOf } from '../entities/quantities';
import { fromDayNumber } from '../entities/quantities/dates/calendar';
import { grouped } from '../grouped';
import { isLess, plus, type Rational, rational } from '../noise/rational';
import { oneLine } from '../patterns/one-line';
import { rememberedBy } from '../text/pieces';
import { valueKey } from '../values';
import { readConstants } from './constants';
import { about, agrees, evaluate, type Formula, rootsOf } from './formula';
import { layOut, type Place } from './layout';

/** A value of the draft that has noise of its own so far. */
export interface Drawn {
  readonly start: number;
  readonly end: number;
  readonly type: EntityType;
  readonly original: string;
  /** It went out before, and stays as it was sent. */
  readonly sent: boolean;
}

/** A number of the draft, one a value however often and however it is written. */
export interface Figure {
  readonly index: number;
  /** Null for a number that stays as it is: a rate, a count. */
  readonly type: EntityType | null;
  readonly value: Rational;
  /** The upper end of a range, whose lower one is `value`. */
  readonly high: Rational | null;
  /** As in `Measure`; `%` and `1` for numbers that stay. */
  readonly unit: string | null;
  /** The step of the last digit shown, where it shows most. */
  readonly step: Rational;
  /** About its value. */
  readonly size: number;
  /** As first written. */
  readonly text: string;
  /** Whether it may follow from others. */
  readonly free: boolean;
}

/** A place of a figure. */
export interface Mention extends Place {
  readonly figure: Figure;
  /** Index into the draft's spans; −1 for a number that stays. */
  readonly span: number;
}

export const isMoney = ({ figure }: Mention): boolean => figure.type === 'MONEY';

/** What relations are looked for in. Mentions are in the text's order. */
export interface Reading {
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly mentions: readonly Mention[];
  /** Mentions below one another, by `column`. */
  readonly columns: ReadonlyMap<number, readonly Mention[]>;
  /** Mentions of a table's line, by `row`. */
  readonly rows: ReadonlyMap<number, readonly Mention[]>;
}

interface ReadNumber {
  readonly start: number;
  readonly end: number;
  readonly span: number;
  readonly type: EntityType | null;
  readonly key: string;
  readonly measure: Measure;
  readonly high: Rational | null;
  readonly sent: boolean;
}

/** Numbers of nobody: exchange rates, counts, percentages that were not found. */
const constants = (text: string, drawn: readonly (Drawn | null)[]): ReadNumber[] =>
  readConstants(
    text,
    drawn.flatMap((each) => each ?? []),
  ).map(({ start, end, ...measure }) => ({
    start,
    end,
    span: -1,
    type: null,
    key: '',
    measure,
    high: null,
    sent: true,
  }));

const year = 'birth year';

/** What a value's numbers are: one, or both ends of a range. */
export interface Ends {
  readonly measure: Measure;
  readonly high: Rational | null;
}

const isSame = (a: Rational, b: Rational): boolean => !isLess(a, b) && !isLess(b, a);

const isNear = (a: Measure, b: Measure): boolean =>
  a.unit === b.unit && Math.abs(about(a.value) - about(b.value)) <= about(plus(a.step, b.step));

/**
 * The one number of a value, or the two of a range of amounts or percentages; null for any other two. Of a birth its
 * year: day and month are enciphered, and no number follows from them.
 */
const readEnds = (type: EntityType, text: string): Ends | null => {
  const [measure, other, third] = quantityOf(type)?.read(text) ?? [];
  if (measure === undefined || third !== undefined) return null;
  if (other !== undefined) {
    // "176 lb (80 kg)": one measure, said twice.
    if (type === 'BODY_MEASURE') return isNear(measure, other) ? { measure: other, high: null } : null;
    // "17 años y 10 meses": whole years, of which the later ones are counted.
    if (type === 'AGE') return measure.unit === 'year' && other.unit === 'month' ? { measure, high: null } : null;
    const isRange = (type === 'MONEY' || type === 'PERCENTAGE') && isLess(measure.value, other.value);
    const alike = measure.unit === other.unit && isSame(measure.step, other.step);
    return isRange && alike ? { measure, high: other.value } : null;
  }
  if (type !== 'DATE_OF_BIRTH') return { measure, high: null };
  const { value, unit } = measure;
  const count = Number(value.numerator / value.denominator);
  const years = { year: count, month: Math.floor(count / 12), day: fromDayNumber(count)?.year }[unit ?? ''];
  if (years === undefined) return null;
  return { measure: { value: rational(BigInt(years)), unit: year, step: rational(1n) }, high: null };
};

const nameOf = (type: EntityType, text: string): string => `${type} ${text}`;

/** What `readEnds` says: each relation asks it of the same values, and an edit leaves most of them as they are. */
export const endsOf = rememberedBy(nameOf, readEnds);

/** Whether all of a value is the number that `endsOf` gives: a whole date of birth is more than its year. */
const isAlone = rememberedBy(nameOf, (type: EntityType, text: string): boolean => {
  const measures = quantityOf(type)?.read(text) ?? [];
  if (type === 'BODY_MEASURE' || type === 'AGE') return measures.length === 1;
  return type !== 'DATE_OF_BIRTH' || measures[0]?.unit === 'year';
});

const readDrawn = (drawn: readonly (Drawn | null)[]): ReadNumber[] =>
  drawn.flatMap((each, span) => {
    if (each === null) return [];
    const { type, original, start, end, sent } = each;
    const ends = endsOf(type, original);
    if (ends === null) return [];
    return [{ start, end, span, type, key: valueKey(type, original), ...ends, sent: sent || !isAlone(type, original) }];
  });

/** A sign that stands outside of the number: it cannot be written with another. */
const isSigned = (text: string, start: number, end: number): boolean =>
  /(?:^|[\s|;,(])[-\u2212\u2013]\s?$/.test(text.slice(Math.max(0, start - 3), start)) ||
  (text.charAt(start - 1) === '(' &&
    text.charAt(end) === ')' &&
    /^\s*(?:$|[|\t\n]|;(?! ))/.test(text.slice(end + 1, end + 40)));

/** Their full stop ends no sentence: "zzgl. 19 % MwSt. 235,60 €"; of some it does before a capital: "MwSt. Ich". */
const abbreviated = new RegExp(
  oneLine`
    (?<=
      (?<!\p{L})(?:zzgl|inkl|abzgl|exkl|bzw|ca|mtl|jährl|monatl|vs)
      |(?<!\p{L})(?<may>MwSt|USt|excl|incl|approx|p\.a|Std|kl|tys|godz|mies|uds?|aprox|imp|mens)
    )\.(?=\s+(?<next>\p{L}+|\S))
  `,
  'giu',
);
const opens = /^(?!(?:MwSt|USt|VAT|GST|TVA|IVA|BTW|IRPF|moms)$)\p{Lu}/u;
const withoutStops = (text: string, instead: string): string =>
  text.replace(abbreviated, (stop, may: string | undefined, next: string) =>
    may !== undefined && opens.test(next) ? stop : instead,
  );

/** The full stop of a shortened currency ends a sentence as well: "27 664 kr. Årslönen är 331 968 kr." */
const isSentenceEnd = (text: string, end: number): boolean => /^\.\s+\p{Lu}/u.test(text.slice(end - 1, end + 8));

/**
 * The numbers of a draft with where they stand.
 * @param drawn One entry a span of the draft, null for what has no noise.
 */
export const readFigures = (draft: string, drawn: readonly (Drawn | null)[]): Reading => {
  const text = withoutStops(draft, ' ');
  const reads = [...readDrawn(drawn), ...constants(text, drawn)].sort((a, b) => a.start - b.start);
  const places = layOut(
    // Two plain spaces would part cells.
    withoutStops(draft, '\u00a0'),
    reads.map(({ start, end, type }) => ({
      start,
      end: isSentenceEnd(text, end) ? end - 1 : end,
      counts: type !== null && type !== 'DATE',
    })),
  );
  const figures: Figure[] = [];
  const byKey = new Map<string, number>();
  const mentions: Mention[] = [];
  for (const [at, { start, end, span, type, key, measure, high, sent }] of reads.entries()) {
    const place = places[at];
    if (place === undefined) continue;
    const known = type === null ? undefined : byKey.get(key);
    const fixed = sent || isSigned(text, start, end);
    const index = known ?? figures.length;
    if (type !== null) byKey.set(key, index);
    const before = figures[index];
    const figure: Figure = {
      index,
      type,
      value: measure.value,
      high,
      unit: measure.unit,
      step: before !== undefined && isLess(before.step, measure.step) ? before.step : measure.step,
      size: about(measure.value),
      text: before?.text ?? text.slice(start, end),
      free: (before?.free ?? true) && !fixed,
    };
    figures[index] = figure;
    mentions.push({ ...place, figure, span });
  }
  // A value's later mentions may show more digits, or that it is fixed.
  const whole = mentions.map((mention) => ({ ...mention, figure: figures[mention.figure.index] ?? mention.figure }));
  return { text, figures, mentions: whole, columns: inTable(whole, 'column'), rows: inTable(whole, 'row') };
};

/** Mentions in a table, by their column or their row. */
const inTable = (mentions: readonly Mention[], by: 'column' | 'row'): Map<number, Mention[]> =>
  grouped(
    mentions.filter((mention) => mention[by] >= 0),
    (mention) => mention[by],
  );

/** One currency, or none written. */
export const sameUnit = (a: Figure, b: Figure): boolean =>
  (a.type === b.type || a.type === null || b.type === null) &&
  (a.unit === b.unit ||
    (a.unit === null || b.unit === null
      ? [a.type, b.type].some((type) => type === 'MONEY' || type === 'LAB_VALUE')
      : false));

/** Whether the formula gives the figure, to the last digit that it shows: of ranges both ends. */
export const explains = (formula: Formula, figure: Figure, figures: readonly Figure[]): boolean => {
  if (figure.size === 0) return false;
  const gives = (of: (figure: Figure) => Rational): boolean => {
    const value = evaluate(formula, (index) => (figures[index] === undefined ? rational(0n) : of(figures[index])));
    return value !== null && agrees(value, of(figure), figure.step);
  };
  const isRange = [figure.index, ...rootsOf(formula)].some((index) => figures[index]?.high != null);
  return gives(({ value }) => value) && (!isRange || gives(({ value, high }) => high ?? value));
};
