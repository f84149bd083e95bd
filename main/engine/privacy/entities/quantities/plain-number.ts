import type { Grid } from '../../noise/grids';
import { rational } from '../../noise/rational';
import { readNumber } from './money/number';
import type { Written } from './written';

/** A number in the unit that it is written in: `[start, start + digits.length)`. */
export const plainNumber = (digits: string, start: number, unit: string | null, grid: Grid): Written => {
  const { value, format } = readNumber(digits, () => false);
  return {
    start,
    end: start + digits.length,
    number: value,
    format,
    factor: rational(1n),
    unit,
    grid,
    label: 'value',
    addedDecimals: 0,
  };
};
