import { epsilonRange } from '../../../../../../shared/domain';
import type { ProtectionContext } from '../../entity';
import { looseCanonical } from '../plain';
import type { Quantity } from '../quantity';
import { addWeeks, type CalendarDate } from './calendar';
import { centuryOf, cipherDates, decipherDates, onlySource, readings } from './enciphered';
import { readMeasures, writeMeasures } from './measures';
import { isoText, readAnyDates } from './original';
import { daysAlone, isDayAlone } from './partial';
import { recogniseDates } from './recognise';
import { writeDates } from './write';
import { firstOf, type WrittenDate } from './written-date';

const unreadable = '[DATE]';

/** So many weeks later in a month of thirty days, round its end. */
const dayAlone = (date: CalendarDate, weeks: bigint): CalendarDate => {
  const moved = (BigInt(date.day - 1) + 7n * weeks) % BigInt(daysAlone);
  return { ...date, day: ((Number(moved) + daysAlone) % daysAlone) + 1 };
};

const move = (text: string, dates: readonly WrittenDate[], weeks: bigint): string =>
  writeDates(
    text,
    dates.map((written) => {
      const first = firstOf(written, written.value);
      return {
        written,
        value: isDayAlone(written) ? dayAlone(written.value, weeks) : addWeeks(written.value, weeks),
        first: first && addWeeks(first, weeks),
      };
    }),
  );

const protect = (original: string, { noise, epsilonMilli, locale }: ProtectionContext): string => {
  const readable = readAnyDates(original, locale);
  return readable === null ? unreadable : move(readable.text, readable.value, noise.shift(epsilonMilli, 'DATE'));
};

/**
 * The date that gives this surrogate. Null where two do: a guessed order or a month's middle may lead back to another.
 */
const recover = (surrogate: string, context: ProtectionContext): string | null => {
  const back = -context.noise.shift(context.epsilonMilli, 'DATE');
  const sources = readings(context).flatMap((locale) => {
    const readable = readAnyDates(surrogate, locale);
    const source = readable === null ? null : move(readable.text, readable.value, back);
    return source !== null && protect(source, { ...context, locale }) === surrogate ? [source] : [];
  });
  return onlySource(sources);
};

const among = { name: 'DATE', read: readAnyDates, yearsOf: centuryOf } as const;

/**
 * Dates but those of birth. All dates of a conversation move by one number of whole weeks, so weekdays and
 * intervals stay true. The context's noise must be the conversation's own, or all conversations share a shift.
 */
export const date: Quantity = {
  type: 'DATE',
  risk: 2,
  action: 'protect',
  recognise: recogniseDates,
  guarantee: {
    mechanism: 'date-shift',
    unit: 'one week of the shift that all dates of a conversation share',
    epsilon: { min: epsilonRange.min, max: epsilonRange.max },
    leakage: [
      'the weekday, or of a month without a day the month’s middle',
      'intervals between the dates of a conversation',
      'which parts are written, and how',
      'years alone, times and words such as "yesterday", which stay',
    ],
  },
  canonical: (original) => readAnyDates(original)?.value.map(isoText).join(' ') ?? looseCanonical(original),
  protect,
  recover,
  alternatives: {
    fpe: {
      leakage: [
        'which parts are written, and how',
        'the hundred years from ’70 to ’69',
        'how many days a range has, and whether its first number is the larger one (28–3 March)',
      ],
      protect: (original, context) => cipherDates(original, 'encipher', context, among) ?? unreadable,
      recover: (surrogate, context) => decipherDates(surrogate, context, among),
    },
  },
  values: (original) => readAnyDates(original)?.value.map(isoText) ?? [],
  window: () => null,
  odds: () => [],
  read: (original) => readMeasures(original),
  write: (original, values) => writeMeasures(original, values),
};
