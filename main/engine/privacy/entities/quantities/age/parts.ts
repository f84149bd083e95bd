import { and } from '../../../lists/conjunctions';
import { type Grid, monthGrid, weekdayGrid, weekGrid } from '../../../noise/grids';
import { oneLine } from '../../../patterns/one-line';

/** An age in two units: "2 years and 11 months", "7 Monate und 2 Wochen". The smaller part stays under one of the larger. */

interface Unit {
  readonly unit: 'month' | 'week' | 'day';
  readonly grid: Grid;
  /** Between the numbers, and behind the second. */
  readonly between: RegExp;
  readonly behind: RegExp;
}

const joint = `(?:,? (?:${and}|a|ja|și|и|та|és|و|और|và|dan) |, | )`;
const years =
  'years?|yrs?|Jahre?n?|ans?|años?|anni|anno|anos?|jaar|lata?|rok|år|yıl|let|rokov|ani|лет|года?|роки|років|vuotta|éves|साल|سنة|سنوات';
const months = oneLine`
  months?|mos?\.?|Monate?n?|mois|mes(?:es)?|mes[ei]|maanden|maand|miesi\p{L}{2,4}|månad(?:er)?|måned(?:er)?|ay
  |měsíc\p{L}{0,2}|mesiac\p{L}{0,3}|hónap\p{L}{0,3}|luni|lună
  |месяц\p{L}{0,2}|місяц\p{L}{0,3}
  |kuukautta
  |महीने
  |أشهر|شهر
`;
const weeks =
  'weeks?|wks?|Wochen?|semaines?|semanas?|settiman[ae]|weken|week|tygodn\\p{L}{1,3}|veckor|uger|týdn\\p{L}{1,2}|недел\\p{L}{1,2}';
const days = 'days?|Tage?n?|jours?|días?|giorn[io]|dagen|dag|dni|dias?|dagar|dage|dn[yíi]|дн(?:я|ей)|день';

const within = (larger: string, smaller: string): Pick<Unit, 'between' | 'behind'> => ({
  between: new RegExp(`^[ -]?(?:${larger})(?:[ -]old| alt)?${joint}$`, 'iu'),
  behind: new RegExp(`^[ -]?(?:${smaller})(?!\\p{L})`, 'iu'),
});

const units: readonly Unit[] = [
  { unit: 'month', grid: monthGrid, ...within(years, months) },
  { unit: 'week', grid: weekGrid, ...within(months, weeks) },
  { unit: 'day', grid: weekdayGrid, ...within(weeks, days) },
];

/**
 * The unit that a second number counts, behind one of a larger unit; null where it is a value of its own.
 * @param behind What follows it; null where nothing is known of that.
 */
export const partOf = (number: number, between: string, behind: string | null): Pick<Unit, 'unit' | 'grid'> | null =>
  units.find(
    (each) => number < each.grid.size && each.between.test(between) && (behind === null || each.behind.test(behind)),
  ) ?? null;
