import { moneyGrid } from '../../../noise/grids';
import { rational } from '../../../noise/rational';
import { numeric } from '../numeric';
import { readWritten, type Written } from '../written';
import { type Amount, readMoney } from './read';
import { recogniseMoney } from './recognise';

/** A scale word may gain this many decimals: `$5 million` → `$5.15 million`. */
const addedDecimals = 2;

const writtenOf = ({ number, format, value, scale }: Amount, currency: string | null): Written => ({
  ...number,
  number: { coefficient: value.coefficient, exponent: value.exponent - scale },
  format,
  factor: rational(10n ** BigInt(scale)),
  unit: currency,
  grid: moneyGrid,
  label: 'value',
  addedDecimals: scale > 0 ? Math.max(0, addedDecimals - format.decimals) : 0,
});

/** Sums of money, salaries and rates, each end of a range by itself. */
export const money = numeric({
  type: 'MONEY',
  risk: 3,
  action: 'protect',
  recognise: recogniseMoney,
  unit: 'one step of 2 % on a fixed grid from 0.01 to 10^15',
  leakage: [
    'sign and zero',
    'currency, scale word, separators, number of decimals',
    'how far the amount is rounded (trailing zeros)',
    'of a range, which end is larger',
    'equal amounts, in all conversations where coins are the profile’s',
  ],
  enciphered: true,
  parse: (original, language) =>
    readWritten(original, language, (text) =>
      readMoney(text).map(({ amounts, currency }) => ({
        kind: 'range',
        unit: currency,
        numerals: amounts.map((amount) => writtenOf(amount, amount.currency ?? currency)),
      })),
    ),
});
