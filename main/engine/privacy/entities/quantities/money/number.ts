import type { Decimal } from '../../../noise/rational';
import { matchedLength } from '../../../text/around';

/** How a number is written: `1,234.50` has grouping `,` by threes, decimal `.` and two decimals. */
export interface NumberFormat {
  readonly grouping: string;
  /** 12,34,567 against 1,234,567. */
  readonly indian: boolean;
  readonly decimal: string;
  readonly decimals: number;
}

const grouped = (separator: string, decimal: string): string =>
  `\\d{1,3}(?:${separator}\\d{3}){1,8}(?!\\d)(?:${decimal}\\d{1,6}(?!\\d))?`;

/** A number in any locale's writing. Every repetition is bounded, so reading is linear. */
export const numberSource = [
  '\\d{1,2}(?:,\\d{2}){1,8},\\d{3}(?!\\d)(?:\\.\\d{1,6}(?!\\d))?',
  grouped(',', '\\.'),
  grouped('\\.', ','),
  grouped("['\u2019]", '[.,]'),
  grouped('\u066c', '\u066b'),
  grouped(' ', '[.,]'),
  '\\d{1,27}(?!\\d)(?:[.,\u066b]\\d{1,9}(?!\\d))?',
].join('|');

const separator = /[.,'\u2019 \u066b\u066c]/g;

/**
 * Reads what `numberSource` matched.
 * @param threeAreDecimals Whether a lone separator before three digits parts decimals: `1.250 million`.
 */
export const readNumber = (
  text: string,
  threeAreDecimals: (separator: string) => boolean,
): { value: Decimal; format: NumberFormat } => {
  const separators = [...text.matchAll(separator)].map(({ 0: character, index }) => ({ character, index }));
  const last = separators.at(-1);
  const first = separators[0];
  const after = last === undefined ? 0 : text.length - last.index - 1;
  const alone = separators.length === 1;
  const mixed = last?.character !== first?.character;
  const partsDecimals =
    last !== undefined &&
    (mixed ||
      (alone &&
        last.character !== ' ' &&
        (after !== 3 || last.index > 3 || text.startsWith('0') || threeAreDecimals(last.character))));
  const groups = partsDecimals ? separators.slice(0, -1) : separators;
  const decimals = partsDecimals ? after : 0;
  const grouping = groups[0]?.character ?? '';
  return {
    value: { coefficient: BigInt(text.replace(separator, '')), exponent: -decimals },
    format: {
      grouping,
      indian: groups.some(({ index }, at) => (groups[at + 1]?.index ?? index + 4) - index === 3),
      decimal: partsDecimals && last !== undefined ? last.character : grouping === '.' ? ',' : '.',
      decimals,
    },
  };
};

/** Writes `units · 10^exponent`, with at least the format's decimals and as many as the exponent needs. */
export const writeNumber = (units: bigint, exponent: number, format: NumberFormat): string => {
  const decimals = Math.max(0, format.decimals, -exponent);
  const digits = (units * 10n ** BigInt(exponent + decimals)).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  const boundary = format.indian ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  return whole.replace(boundary, format.grouping) + (fraction === '' ? '' : format.decimal + fraction);
};

export const integerFormat: NumberFormat = { grouping: '', indian: false, decimal: '.', decimals: 0 };

/** Power of ten of the last digit that is no zero. */
export const trailingZeros = ({ coefficient, exponent }: Decimal): number =>
  exponent + matchedLength(/0*$/, coefficient.toString());

/** The decimal number as text, the same for `84500`, `84,500.00` and `84.5k`. */
export const decimalText = (value: Decimal): string => {
  const zeros = trailingZeros(value);
  if (value.coefficient === 0n) return '0';
  const digits = value.coefficient / 10n ** BigInt(zeros - value.exponent);
  return zeros >= 0 ? `${digits}${'0'.repeat(zeros)}` : writeNumber(digits, zeros, integerFormat);
};
