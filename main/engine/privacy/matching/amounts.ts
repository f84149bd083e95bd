import type { Replacement } from '../../../../shared/domain';
import { writeNumber } from '../entities/quantities/money/number';
import { type Amount, readMoney } from '../entities/quantities/money/read';
import { decimalText } from '../entities/quantities/money/write';
import { plain } from '../entities/quantities/plain';
import { type Noised, type NumberReader, paired } from './noised';

/** Each amount of a text, with the currency and scale of the range that it stands in. */
const readAll = (text: string): Amount[] =>
  readMoney(plain(text)).flatMap(({ amounts, currency }) =>
    amounts.map((amount) => ({ ...amount, currency: amount.currency ?? currency })),
  );

const isZero = ({ value }: Amount): boolean => value.coefficient === 0n;

/** The same amount in the format of `like`, with all its digits. */
const writeLike = ({ value }: Amount, like: Amount, raw: string): string => {
  const grouping = like.format.grouping === '' ? '' : (/[^\d]/.exec(raw)?.[0] ?? '');
  let { coefficient, exponent } = value;
  while (coefficient !== 0n && coefficient % 10n === 0n) {
    coefficient /= 10n;
    exponent += 1;
  }
  // Decimals of a scale word say how exact the number is, those of a price are always two.
  const decimals = like.scale > 0 ? 0 : like.format.decimals;
  return writeNumber(coefficient, exponent - like.scale, { ...like.format, grouping, decimals });
};

const magnitude = ({ value: { coefficient, exponent } }: Amount): bigint =>
  exponent < 0 ? coefficient / 10n ** BigInt(-exponent) : coefficient * 10n ** BigInt(exponent);

/** A number this large and without a unit may still be the amount: in a table, say. */
const telling = 1000n;

/** Amounts of the conversation, in any locale's writing; other sums in the reply are marked as derived. */
export const readAmountsOf = (replacements: readonly Replacement[], kept: string): NumberReader | null => {
  const known = new Map<string, Noised<Amount>[]>();
  for (const noised of paired(replacements, ['MONEY'], readAll)) {
    const key = decimalText(noised.surrogate.value);
    known.set(key, [...(known.get(key) ?? []), noised]);
  }
  if (known.size === 0) return null;
  const asSent = new Set(readAll(kept).map(({ value }) => decimalText(value)));

  return (window, from, at) => {
    const amount = readAll(window).find(({ number }) => number.start === at);
    if (amount === undefined || isZero(amount)) return null;
    const key = decimalText(amount.value);
    const alike = (known.get(key) ?? []).filter(
      ({ surrogate }) =>
        surrogate.currency === amount.currency || surrogate.currency === null || amount.currency === null,
    );
    const [meant] = alike;
    const start = Math.max(from, Math.min(amount.start, at));
    const place = { start, end: amount.end };
    if (meant === undefined) {
      if (amount.currency === null || asSent.has(key)) return null;
      return { ...place, text: window.slice(start, amount.end), kind: 'derived', replacement: -1 };
    }
    const bare = amount.currency === null;
    if (bare && (magnitude(amount) < telling || /^[\p{L}%°]/u.test(window.slice(amount.end)))) return null;
    const sure =
      !bare &&
      meant.surrogate.currency !== null &&
      !asSent.has(key) &&
      new Set(alike.map(({ original }) => decimalText(original.value))).size === 1;
    const { number } = amount;
    const digits = writeLike(meant.original, amount, window.slice(number.start, number.end));
    return {
      ...place,
      text: window.slice(start, number.start) + digits + window.slice(number.end, amount.end),
      kind: sure ? 'restored' : 'doubtful',
      replacement: meant.replacement,
    };
  };
};
