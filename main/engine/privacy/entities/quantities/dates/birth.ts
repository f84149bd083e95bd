import { epsilonRange } from '../../../../../../shared/domain';
import { type Direction, walk } from '../../../ciphers/numerals';
import { exponentialInterval } from '../../../noise/distribution';
import { birthYearGrid } from '../../../noise/grids';
import { tellingOdds } from '../../../noise/odds';
import { rational, roundTo } from '../../../noise/rational';
import type { ProtectionContext, TextLocale } from '../../entity';
import { orderLeakage } from '../ordered';
import { looseCanonical, plain, readOriginal } from '../plain';
import type { Quantity } from '../quantity';
import { readBirths } from './born';
import { type CalendarDate, dayOfYear, fromDayOfYear, isLeap } from './calendar';
import { centuryOf, cipherDates, decipherDates, type Years } from './enciphered';
import { readMeasures, writeMeasures } from './measures';
import { isoText } from './original';
import { recogniseBirths } from './recognise';
import { writeDates } from './write';
import { unwrittenYear, type WrittenDate } from './written-date';
import { readYearAlone, writeYearAlone } from './year-alone';

const unreadable = '[DATE_OF_BIRTH]';

const yearIndex = (year: number): number => birthYearGrid.nearest(rational(BigInt(year)));
const yearAt = (index: number): number => Number(birthYearGrid.value(index).numerator);

/** A year alone: "born in 1985". */
const readYear = (original: string) => readOriginal(original, (text) => readYearAlone(plain(text)));
const writeYear = ({ text, value }: NonNullable<ReturnType<typeof readYear>>, year: number): string =>
  writeYearAlone(text, value, year);

/** Years that an original draws for. */
const years = (original: string): number[] => {
  const dates = readBirths(original)?.value;
  if (dates !== undefined) return dates.filter(({ year }) => year !== null).map(({ value }) => value.year);
  const alone = readYear(original);
  return alone === null ? [] : [alone.value.year];
};

/**
 * Day and month would tell a person apart even beside a noised year, so they are enciphered, together and under
 * the true year: two dates of birth share nothing but what their years draw.
 */
const encipherDay = (written: WrittenDate, year: number, cipher: ProtectionContext['cipher']): CalendarDate => {
  const { value } = written;
  const domain = `day ${written.year === null ? '' : value.year}`;
  if (written.day === null) {
    const month = Number(cipher.encipher(BigInt(value.month - 1), 12n, domain)) + 1;
    return { year, month, day: 1 };
  }
  const size = isLeap(year) ? 366 : 365;
  // 29 February goes with the 28th where the drawn year has none.
  const day = value.month === 2 && value.day === 29 && size === 365 ? 28 : value.day;
  return fromDayOfYear(year, Number(cipher.encipher(BigInt(dayOfYear({ ...value, year, day })), BigInt(size), domain)));
};

const rewrite = (
  original: string,
  pick: (year: number) => number,
  cipher: ProtectionContext['cipher'],
  locale: TextLocale | undefined,
): string => {
  const readable = readBirths(original, locale);
  if (readable !== null) {
    const dates = readable.value.map((written) => {
      const value = encipherDay(written, written.year === null ? unwrittenYear : pick(written.value.year), cipher);
      return { written, value, first: written.firstDay === null ? null : value };
    });
    return writeDates(readable.text, dates);
  }
  const alone = readYear(original);
  if (alone === null) return unreadable;
  return writeYear(alone, pick(alone.value.year));
};

/** The sixty years from '70 to '29 and the forty from '30 to '69: two digits mean those, and nobody is born in 2060. */
const yearsOf = (year: number): Years => {
  const { first } = centuryOf(year);
  const turn = first + 60;
  return year < turn ? { first, count: 60 } : { first: turn, count: 40 };
};
const among = { name: 'DATE_OF_BIRTH', read: readBirths, yearsOf } as const;

/** A date, or a year alone, enciphered by itself; null where nothing can be read. */
const inCipher = (direction: Direction, original: string, context: ProtectionContext): string | null => {
  if (readBirths(original, context.locale) !== null) return cipherDates(original, direction, context, among);
  const alone = readYear(original);
  if (alone === null) return null;
  const { first, count } = yearsOf(alone.value.year);
  const step = (year: number): number =>
    first + Number(context.cipher[direction](BigInt(year - first), BigInt(count), `year of birth from ${first}`));
  // No year that its words do not say: nobody could lead back from it.
  const image = walk(alone.value.year, step, (year) => readYear(writeYear(alone, year))?.value.year === year);
  return writeYear(alone, image);
};

/** Someone's date or year of birth. */
export const dateOfBirth: Quantity = {
  type: 'DATE_OF_BIRTH',
  risk: 5,
  action: 'protect',
  recognise: recogniseBirths,
  guarantee: {
    mechanism: 'mldp',
    unit: 'one year, on 1900 to 2030; day and month become any others',
    epsilon: { min: epsilonRange.min, max: epsilonRange.max },
    leakage: [
      'which parts are written, and how',
      'equal years, in all conversations where coins are the profile’s',
      'equal dates, in one conversation, and which birthday or month of a birth is of which of them',
      'how many years two births of one text are apart, where the text says it, and that a birthday told beside one is its day',
      'the year that it makes with an age beside it',
      'a weekday that stands beside the date, which stays',
      orderLeakage,
    ],
  },
  canonical: (original) =>
    readBirths(original)?.value.map(isoText).join(' ') ??
    readYear(original)?.value.year.toString() ??
    looseCanonical(original),
  protect: (original, { cipher, noise, epsilonMilli, locale }) =>
    rewrite(
      original,
      (year) => yearAt(noise.exponential(yearIndex(year), birthYearGrid.size, epsilonMilli, `DATE_OF_BIRTH:${year}`)),
      cipher,
      locale,
    ),
  recover: () => null,
  alternatives: {
    fpe: {
      leakage: [
        'which parts are written, and how',
        'whether its year is one from ’30 to ’69 or from ’70 to ’29',
        'equal dates, in one conversation',
      ],
      protect: (original, context) => inCipher('encipher', original, context) ?? unreadable,
      recover: (surrogate, context) => {
        const alone = readBirths(surrogate) === null;
        if (!alone) return decipherDates(surrogate, context, among);
        const source = inCipher('decipher', surrogate, context);
        return source !== null && inCipher('encipher', source, context) === surrogate ? source : null;
      },
    },
  },
  values: (original) => years(original).map(String),
  window: (original, epsilonMilli) => {
    const [year] = years(original);
    if (year === undefined) return null;
    const { low, high } = exponentialInterval(yearIndex(year), birthYearGrid.size, Number(epsilonMilli) / 1000);
    return { low: String(yearAt(low)), high: String(yearAt(high)) };
  },
  odds: (original, epsilonMilli) => {
    const [year] = years(original);
    if (year === undefined) return [];
    const decade = 10 * Math.round(year / 10);
    const round = yearIndex(decade === year ? year + 10 : decade);
    return tellingOdds(yearIndex(year), round, birthYearGrid.size, epsilonMilli).map(({ index, times }) => ({
      other: String(yearAt(index)),
      times,
    }));
  },
  read: (original) => {
    const dates = readMeasures(original, readBirths);
    const alone = dates.length > 0 ? null : readYear(original);
    return alone === null ? dates : [{ value: rational(BigInt(alone.value.year)), unit: 'year', step: rational(1n) }];
  },
  write: (original, values) => {
    const dates = writeMeasures(original, values, readBirths);
    const alone = dates === null ? readYear(original) : null;
    const [year, ...more] = values;
    if (alone === null || year === undefined || more.length > 0 || readBirths(original) !== null) return dates;
    return writeYear(alone, Number(roundTo(year, 0)));
  },
};
