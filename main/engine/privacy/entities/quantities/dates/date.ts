import { epsilonRange } from '../../../../../../shared/domain';
import type { ProtectionContext } from '../../entity';
import { looseCanonical } from '../plain';
import type { Quantity } from '../quantity';
import { addWeeks, type CalendarDate } from './calendar';
import { readMeasures, writeMeasures } from './measures';
import { isoText, readOriginalDates } from './original';
import type { WrittenDate } from './read';
import { recogniseDates } from './recognise';
import { writeDates } from './write';

const unreadable = '[DATE]';

const move = (text: string, dates: readonly WrittenDate[], weeks: bigint): string =>
  writeDates(
    text,
    dates.map((written) => ({
      written,
      value: addWeeks(written.value, weeks),
      first: written.firstDay === null ? null : addWeeks({ ...written.value, day: written.firstDay.value }, weeks),
    })),
  );

const protect = (original: string, { noise, epsilonMilli }: ProtectionContext): string => {
  const readable = readOriginalDates(original);
  return readable === null ? unreadable : move(readable.text, readable.value, noise.shift(epsilonMilli, 'DATE'));
};

/** The other reading of `03/04/2019`; itself where the order is certain. */
const swapped = (written: WrittenDate): WrittenDate => {
  if (written.order === 'certain' || written.day === null) return written;
  const value: CalendarDate = { ...written.value, month: written.value.day, day: written.value.month };
  return { ...written, month: written.day, day: written.month, value };
};

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
  canonical: (original) => readOriginalDates(original)?.value.map(isoText).join(' ') ?? looseCanonical(original),
  protect,
  recover: (surrogate, context) => {
    const readable = readOriginalDates(surrogate);
    if (readable === null) return null;
    const back = -context.noise.shift(context.epsilonMilli, 'DATE');
    // A guessed order or a month's middle may lead back to another date: only the one that gives this surrogate counts.
    const sources = [readable.value, readable.value.map(swapped)].map((dates) => move(readable.text, dates, back));
    const [only, ...others] = [...new Set(sources)].filter((source) => protect(source, context) === surrogate);
    return only !== undefined && others.length === 0 ? only : null;
  },
  values: (original) => readOriginalDates(original)?.value.map(isoText) ?? [],
  window: () => null,
  read: readMeasures,
  write: writeMeasures,
};
