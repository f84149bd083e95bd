import { laboratoryGrid, upToHundred } from '../../../noise/grids';
import { isLess, ofDecimal, rational } from '../../../noise/rational';
import { numeric } from '../numeric';
import { plainNumber } from '../plain-number';
import { readWritten, type Written, type WrittenGroup } from '../written';
import { number, unit } from './judge';
import { orKeyed } from './keyed';
import { wholeRange } from './ranges';
import { recognise } from './recognise';

const value = new RegExp(`(?<value>${number})(?<unit>${unit})?`, 'gu');

const percentGrid = upToHundred(laboratoryGrid);
/** A share has the draw of the number without its sign: "HbA1c 6.1 %, later 6.1" is one value. */
const numeral = (digits: string, start: number, of: string | null): Written => {
  const written = plainNumber(digits, start, of, laboratoryGrid);
  const isShare = of === '%' && !isLess(rational(100n), ofDecimal(written.number));
  return isShare ? { ...written, grid: percentGrid } : written;
};

const readRange = (text: string): WrittenGroup[] => {
  const { low = '', gap = '', high = '', unit: written } = wholeRange.exec(text)?.groups ?? {};
  if (high === '') return [];
  const of = written?.trim().toLowerCase() ?? null;
  const numerals = [numeral(low, 0, of), numeral(high, low.length + gap.length, of)];
  return [{ kind: 'range', unit: of, numerals }];
};

const readEach = (text: string): WrittenGroup[] =>
  [...text.matchAll(value)].map((match) => {
    const of = match.groups?.unit?.trim().toLowerCase() ?? null;
    return {
      kind: 'each',
      unit: of,
      numerals: [numeral(match.groups?.value ?? '', match.index, of)],
    };
  });

const read = (text: string): WrittenGroup[] => {
  const range = readRange(text);
  return range.length > 0 ? range : readEach(text);
};

/**
 * Results of laboratory tests with their units. Protected, for they are facts of health. Reference ranges beside them
 * are the laboratory's and stay, and so do values of people in general.
 */
export const laboratoryValue = numeric({
  type: 'LAB_VALUE',
  risk: 4,
  action: 'protect',
  recognise: orKeyed(recognise),
  unit: 'one step of 2 % on a fixed grid from 0.0001 to 10^9',
  leakage: [
    'what was measured, in which unit, and the reference range',
    'zero, number of decimals, how far the value is rounded; of one in percent, whether it is over 100',
    'of a range, which number is larger, and that they differ',
    'equal values, in all conversations where coins are the profile’s',
  ],
  enciphered: [
    'what was measured, in which unit, and the reference range',
    'zero, number of decimals, the place of the first digit; from five digits on whether the value is as exact as four',
    'of a range, which number is larger',
  ],
  parse: (original, language) => readWritten(original, language, read),
});
