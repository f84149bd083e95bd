import type { EntityType, Mechanism, Replacement } from '../../../../../shared/domain';
import { ofBirth } from '../../entities/quantities/dates/born';
import { dayNumber } from '../../entities/quantities/dates/calendar';
import { textLocale } from '../../entities/quantities/dates/locale';
import { readDates, type WrittenDate } from '../../entities/quantities/dates/read';
import { plain } from '../../entities/quantities/plain';
import { type Noised, paired } from './noised';

/** Whether the day stands first in 03/04/2019; null where nothing is known of it. */
type Order = boolean | null;

/** A date and its stand-in. `sure`: it can be read in one order only. */
export type DatePair = Noised<WrittenDate> & { readonly sure: boolean };

export const readIn =
  (dayFirst: Order) =>
  (text: string): WrittenDate[] =>
    readDates(plain(text), { language: null, dayFirst });

const types: readonly EntityType[] = ['DATE', 'DATE_OF_BIRTH'];

const dayStandsFirst = ({ day, month }: WrittenDate): boolean => day !== null && day.start < month.start;

/** Days between a date and its stand-in; null where one shows no day or no year. */
const shift = ({ surrogate, original }: Noised<WrittenDate>): number | null =>
  [surrogate, original].every(({ day, year }) => day !== null && year !== null)
    ? dayNumber(surrogate.value) - dayNumber(original.value)
    : null;

/** A reply may write a birth's 65 as 1965. */
const asBirth = (
  { type }: Replacement,
  { surrogate, original }: Noised<WrittenDate>,
): Pick<DatePair, 'surrogate' | 'original'>[] => {
  if (type !== 'DATE_OF_BIRTH') return [{ surrogate, original }];
  const [born, of] = [ofBirth(surrogate), ofBirth(original)];
  return [born, ...(born.value.year === surrogate.value.year ? [] : [surrogate])].map((each) => ({
    surrogate: each,
    original: of,
  }));
};

/** A stand-in has its original's order, and a conversation's dates move by whole weeks. */
const isPossible = (pair: Noised<WrittenDate>, mechanism: Mechanism): boolean =>
  dayStandsFirst(pair.surrogate) === dayStandsFirst(pair.original) &&
  (mechanism !== 'date-shift' || (shift(pair) ?? 0) % 7 === 0);

interface Reading {
  readonly order: Order;
  readonly pairs: readonly Noised<WrittenDate>[];
}

const meaning = ({ pairs }: Reading): string =>
  JSON.stringify(pairs.map(({ surrogate, original }) => [surrogate.value, original.value]));

/** The ways to read a replacement's dates that its mechanism allows, those that mean the same once. */
const readingsOf = (replacement: Replacement): Reading[] => {
  const readings = ([null, true, false] as const)
    .map((order) => ({ order, pairs: paired([replacement], types, readIn(order)) }))
    .filter(({ pairs }) => pairs.length > 0 && pairs.every((pair) => isPossible(pair, replacement.mechanism)));
  return readings.filter((reading, at) => readings.findIndex((other) => meaning(other) === meaning(reading)) === at);
};

/** The one value of a set; null of several. */
const only = <T>(values: Iterable<T>): T | null => {
  const [first, ...others] = new Set(values);
  return first === undefined || others.length > 0 ? null : first;
};

/**
 * The conversation's dates beside their stand-ins, and the order in which its texts write day and month. Nothing
 * written down says in which order a prompt's 03/04/2019 was read: the stand-in, the whole weeks between, the other dates and
 * the texts' language do.
 */
export const pairDates = (
  replacements: readonly Replacement[],
  kept: string,
): { readonly pairs: readonly DatePair[]; readonly order: Order } => {
  const all = replacements.flatMap((replacement, index) => {
    const readings = types.includes(replacement.type) ? readingsOf(replacement) : [];
    return readings.length === 0 ? [] : [{ replacement, index, readings }];
  });
  const shifts = new Set(
    all.flatMap(({ readings: [first, other], replacement }) =>
      other === undefined && replacement.mechanism === 'date-shift'
        ? (first?.pairs.flatMap((pair) => shift(pair) ?? []) ?? [])
        : [],
    ),
  );
  const narrowed = all.map(({ replacement, index, readings }) => {
    const alike = readings.filter(({ pairs }) => pairs.every((pair) => shifts.has(shift(pair) ?? Number.NaN)));
    return {
      index,
      replacement,
      readings: replacement.mechanism === 'date-shift' && alike.length > 0 ? alike : readings,
    };
  });
  const open = /(?<!\d)\d{1,2}[/-]\d{1,2}[/-]\d/;
  const orders = narrowed.flatMap(({ index, readings: [first, other] }) =>
    other === undefined && first !== undefined && open.test(replacements[index]?.original ?? '')
      ? first.pairs.map(({ original }) => dayStandsFirst(original))
      : [],
  );
  const texts = [kept, ...all.flatMap(({ replacement: { original, surrogate } }) => [original, surrogate])];
  const order = orders.length > 0 ? only(orders) : textLocale(texts.join('\n'), null).dayFirst;
  const pairs = narrowed.flatMap(({ index, replacement, readings }) => {
    const [first, ...others] = readings;
    const likely =
      readings.find(({ pairs }) => pairs.every(({ original }) => dayStandsFirst(original) === order)) ?? first;
    const sure = others.length === 0;
    return (likely?.pairs ?? [])
      .flatMap((pair) => asBirth(replacement, pair).map((each) => ({ ...pair, ...each })))
      .map((pair) => ({ ...pair, replacement: index, sure }));
  });
  return { pairs, order };
};
