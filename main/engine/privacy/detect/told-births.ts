import { birthDay } from '../entities/quantities/dates/born';
import { textLocale } from '../entities/quantities/dates/locale';
import type { Sought } from './mentions';
import type { Found } from './resolve';

const isBirth = ({ type }: Pick<Found, 'type'>): boolean => type === 'DATE_OF_BIRTH';

/**
 * A day that is told to be a birth, in this text or an earlier prompt, is one wherever it stands, however it is written: moved by
 * weeks, it would tell what was hidden.
 */
export const withToldBirths = (
  text: string,
  found: readonly Found[],
  known: readonly Omit<Sought, 'parts'>[],
): readonly Found[] => {
  const births = found.filter(isBirth);
  const values = [
    ...births.map(({ start, end }) => text.slice(start, end)),
    ...known.filter(isBirth).map(({ value }) => value),
  ];
  if (values.length === 0 || !found.some(({ type }) => type === 'DATE')) return found;
  const locale = textLocale(text, null);
  const days = new Set(values.map((value) => birthDay(value, locale)));
  days.delete(null);
  return found.map((each): Found => {
    const isTold = each.type === 'DATE' && days.has(birthDay(text.slice(each.start, each.end), locale));
    return isTold ? { ...each, type: 'DATE_OF_BIRTH', reason: 'told to be a birth elsewhere' } : each;
  });
};
