import { ageGrid } from '../../../noise/grids';
import { rational } from '../../../noise/rational';
import { amongBands, amongWhole } from '../cipher-class';
import { ageKey } from '../keys';
import { integerFormat } from '../money/number';
import { numeric } from '../numeric';
import { orNamed } from '../recognise';
import { readWritten } from '../written';
import { roughly } from './approximate';
import { partOf } from './parts';
import { markAt, partReach, recognise } from './recognise';

/** A child's, an adult's, a pensioner's: an answer hangs on which. */
const ofYear = amongBands(
  [0n, 18n, 65n, 121n].map((edge) => rational(edge)),
  { factor: rational(1n), exponent: 0 },
);
const ofDecades = amongBands([rational(10n), rational(100n)], { factor: rational(1n), exponent: 1 });

const ofYears = {
  number: { coefficient: 1n, exponent: 0 },
  format: integerFormat,
  factor: rational(1n),
  unit: 'year',
  grid: ageGrid,
  label: 'value',
  addedDecimals: 0,
} as const;
/** Someone's age in whole years: the number alone, so that the phrase around it stays. */
export const age = numeric({
  type: 'AGE',
  risk: 3,
  action: 'protect',
  recognise: orNamed(recognise, ageKey, (text) => /^(?:1[01]\d|120|\d{1,2})$/.test(text)),
  unit: 'one year, on 0 to 120; of infants one month or week',
  leakage: [
    'the words around the number',
    'of a range, which number is larger, and that they differ',
    'equal ages, in all conversations where coins are the profile’s',
  ],
  enciphered: [
    'the words around the number',
    'whether it is under 18, from 18 to 64, or above (one of 18, 47 or 56 ages); of tens and of an infant’s months, weeks and days no more than which they are (9, 11, 3 and 6)',
  ],
  parse: (original, language) =>
    readWritten(original, language, (text) => {
      const all = [...text.matchAll(/\d+(?:[.,]5(?!\d))?/g)];
      return all.map(({ 0: digits, index: start }, at) => {
        const last = all[at - 1];
        const end = start + digits.length;
        const [halfYear = ''] = /[.,]5$/.exec(digits) ?? [];
        const behind = text.slice(end);
        const isDecade = /^s(?!\p{L})/iu.test(behind) || roughly(behind) !== '';
        // Of "un an et demi" the unit belongs to the words, of "novant'anni" a space.
        const [unitBehind = ''] = /^ (?:ans|años|anni|anos)$/u.exec(behind) ?? [];
        const part =
          last === undefined
            ? null
            : partOf(
                Number.parseInt(digits, 10),
                text.slice(last.index + last[0].length, start).slice(-partReach),
                null,
              );
        return {
          kind: 'each',
          unit: null,
          numerals: [
            {
              ...ofYears,
              start,
              end: end + markAt(text, end).length,
              ordinal: markAt(text, end),
              // Of two and a half years the two is drawn anew, the half stays.
              number: { coefficient: BigInt(digits.replace(/[.,]5$/, '').slice(0, 9)), exponent: 0 },
              ...(halfYear === '' && behind !== ' '
                ? {}
                : { tail: { ofDigits: halfYear, ofWords: halfYear === '' ? behind : `,5${unitBehind}` } }),
              // "her 40s" and "forty-odd" become other tens.
              format: isDecade ? { ...integerFormat, decimals: -1 } : integerFormat,
              among:
                part === null ? (isDecade ? ofDecades : ofYear) : amongWhole(part.unit, 1n, BigInt(part.grid.size - 1)),
              unit: part?.unit ?? 'year',
              grid: part?.grid ?? ageGrid,
            },
          ],
        };
      });
    }),
});
