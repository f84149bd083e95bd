import { numberSource } from '../money/number';
import { numeric } from '../numeric';
import { plainNumber } from '../plain-number';
import { readWritten, type WrittenGroup } from '../written';
import { readBody } from './read';
import { recogniseBody } from './recognise';
import { bandsText, dimensions } from './units';

const alone = new RegExp(`^\\D*(${numberSource})\\D*$`, 'u');

/** A table's cell: what it measures stands at the column's head. */
const bare = (text: string): WrittenGroup[] => {
  const [whole, digits] = alone.exec(text) ?? [];
  if (whole === undefined || digits === undefined) return [];
  const { grid, unit } = dimensions.unknown;
  return [{ kind: 'each', unit: null, numerals: [plainNumber(digits, whole.indexOf(digits), unit, grid)] }];
};

/**
 * Height, weight, body mass index, blood pressure, pulse and temperature of someone. Protected, for they are facts of
 * health; a doctor's reading of them stays about the same. What things weigh and measure is left alone.
 */
export const bodyMeasure = numeric({
  type: 'BODY_MEASURE',
  risk: 3,
  action: 'protect',
  recognise: recogniseBody,
  unit: '1 cm (20 to 300), 1 kg or 2 % below 50 kg (0.2 to 650), 0.1 °C (30 to 45), 2 mmHg (20 to 300), 1 beat a minute (4 to 300), 2 % of a body mass index (5 to 200), 2 % of a number without its unit',
  leakage: [
    'what is measured, in which unit, with how many decimals',
    'of a range or of blood pressure, which number is larger, and that they differ',
    'equal values, in whatever unit, in all conversations where coins are the profile’s',
  ],
  enciphered: [
    'what is measured, in which unit, with how many decimals',
    `between which of these it lies: ${bandsText}`,
    'of a range or of blood pressure, which number is larger',
  ],
  parse: (original, language) =>
    readWritten(original, language, (text) => {
      const measures = readBody(text);
      return measures.length > 0 ? measures : bare(text);
    }),
});
