import { moneyGrid } from '../../../noise/grids';
import { rational } from '../../../noise/rational';
import { numeric } from '../numeric';
import { readWritten, type Written } from '../written';
import { areCents, isWhole } from './cents';
import { integerFormat } from './number';
import { type Amount, type Money, readMoney } from './read';
import { recogniseMoney } from './recognise';

const hundred = 100n;
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

/** A price as it is said, dollars and cents: "22 50". */
const said = /^(\d{1,3}) (\d\d)$/u;

const saidPrice = (text: string): Written | null => {
  const [, dollars, cents] = said.exec(text) ?? [];
  return dollars === undefined || cents === undefined
    ? null
    : {
        start: 0,
        end: text.length,
        number: { coefficient: BigInt(dollars + cents), exponent: -2 },
        format: { grouping: '', indian: false, decimal: ' ', decimals: 2 },
        factor: rational(1n),
        unit: null,
        grid: moneyGrid,
        label: 'value',
        addedDecimals: 0,
      };
};

/** The cents behind an amount: "30 Euro 50", "twenty-two fifty". */
const areBareCents = (text: string, [whole, cents]: readonly Money[]): boolean =>
  whole !== undefined &&
  cents?.currency === null &&
  cents.start === whole.end + 1 &&
  (whole.currency === null || /\p{Ll}$/u.test(text.slice(0, whole.end))) &&
  /^[ -]\d\d$/u.test(text.slice(whole.end));

/** An amount and its hundredths as one value: the cents stay under a hundred. */
const withCents = (whole: Money | undefined, cents: Money | undefined): Written | null => {
  const [large, small] = [whole?.amounts[0], cents?.amounts[0]];
  if (large === undefined || small === undefined || !isWhole(large)) return null;
  const { start, end } = small.number;
  return {
    start: large.number.start,
    end,
    number: { coefficient: large.value.coefficient * hundred + small.value.coefficient, exponent: 0 },
    format: integerFormat,
    factor: rational(1n, hundred),
    unit: large.currency,
    grid: moneyGrid,
    label: 'value',
    addedDecimals: 0,
    compose: (count) => [
      { number: count / hundred, digits: 1 },
      { number: count % hundred, digits: cents?.currency === null ? end - start : 1 },
    ],
  };
};

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
    'of a range, which end is larger, and that they differ',
    'equal amounts, in all conversations where coins are the profile’s',
  ],
  enciphered: [
    'sign and zero',
    'currency, scale word, separators, number of decimals',
    'the place of the first digit (but for one and two), and whether the amount is as exact as four digits',
    'of a range, which end is larger',
  ],
  parse: (original, language) =>
    readWritten(original, language, (text) => {
      const price = /\p{L}/u.test(original) ? null : saidPrice(text);
      if (price !== null) return [{ kind: 'each', unit: null, numerals: [price] }];
      const found = readMoney(text);
      const [whole, cents, ...more] = found;
      if (more.length === 0 && (areBareCents(text, found) || areCents(text, whole, cents))) {
        const both = withCents(whole, cents);
        if (both !== null) return [{ kind: 'each', unit: both.unit, numerals: [both] }];
      }
      return found.map(({ amounts, currency }) => ({
        kind: 'range',
        unit: currency,
        numerals: amounts.map((amount) => writtenOf(amount, amount.currency ?? currency)),
      }));
    }),
});
