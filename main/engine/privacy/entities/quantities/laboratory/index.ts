import { laboratoryGrid } from '../../../noise/grids';
import { numeric } from '../numeric';
import { plainNumber } from '../plain-number';
import { readWritten, type WrittenGroup } from '../written';
import { number, unit } from './judge';
import { orKeyed } from './keyed';
import { recognise } from './recognise';

const value = new RegExp(`(?<value>${number})(?<unit>${unit})?`, 'gu');

const read = (text: string): WrittenGroup[] =>
  [...text.matchAll(value)].map((match) => {
    const of = match.groups?.unit?.trim().toLowerCase() ?? null;
    return {
      kind: 'each',
      unit: of,
      numerals: [plainNumber(match.groups?.value ?? '', match.index, of, laboratoryGrid)],
    };
  });

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
    'zero, number of decimals, how far the value is rounded',
    'equal values, in all conversations where coins are the profile’s',
  ],
  enciphered: [
    'what was measured, in which unit, and the reference range',
    'zero, number of decimals, the place of the first digit; from five digits on whether the value is as exact as four',
  ],
  parse: (original, language) => readWritten(original, language, read),
});
