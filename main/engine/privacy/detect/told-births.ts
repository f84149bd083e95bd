import { birthDay } from '../entities/quantities/dates/born';
import { textLocale } from '../entities/quantities/dates/locale';
import type { Sought } from './mentions';
import type { Found } from './resolve';

const isBirth = ({ type }: Pick<Found, 'type'>): boolean => type === 'DATE_OF_BIRTH';

/** "27/02/1985 (40 ans)", "5 May 1990 (35)" */
const ageBehind = /^ ?[([（] ?(?:\p{L}{2,8}[.:]? )?(\d{1,3})(?: ?\p{L}{1,9}\.?){0,2} ?[)\]）]/u;
const oldest = 120;
/** How old a birth right before makes somebody: it would tell the year that was hidden. */
const agesBehind = (text: string, births: readonly Found[]): Found[] =>
  births.flatMap(({ end }) => {
    const [whole, age] = ageBehind.exec(text.slice(end, end + 40)) ?? [];
    if (whole === undefined || age === undefined || Number(age) > oldest) return [];
    const start = end + whole.indexOf(age);
    const at = { start, end: start + age.length };
    return [{ ...at, type: 'AGE', score: 0.9, source: 'pattern', reason: 'behind a date of birth' }];
  });

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
  const ages = agesBehind(text, births);
  const all = ages.length === 0 ? found : [...found, ...ages];
  const values = [
    ...births.map(({ start, end }) => text.slice(start, end)),
    ...known.filter(isBirth).map(({ value }) => value),
  ];
  if (values.length === 0 || !found.some(({ type }) => type === 'DATE')) return all;
  const locale = textLocale(text, null);
  const days = new Set(values.map((value) => birthDay(value, locale)));
  days.delete(null);
  return all.map((each): Found => {
    const isTold = each.type === 'DATE' && days.has(birthDay(text.slice(each.start, each.end), locale));
    return isTold ? { ...each, type: 'DATE_OF_BIRTH', reason: 'told to be a birth elsewhere' } : each;
  });
};
