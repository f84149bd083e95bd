import { mayHaveCurrency } from '../../entities/quantities/money/currencies';
import { isLabelled } from '../../entities/quantities/money/labels';
import { decimalText, writeNumber } from '../../entities/quantities/money/number';
import { type Amount, readMoney } from '../../entities/quantities/money/read';
import { inDigitsOf, plain } from '../../entities/quantities/plain';
import { writeMixed } from '../../entities/quantities/words/han';
import { project, projectMixed } from '../../entities/quantities/words/project';
import { grouped } from '../../grouped';
import { once } from '../../once';
import { oneLine } from '../../patterns/one-line';
import { matched, textBefore } from '../../text/around';
import { createSaidOf } from '../said';
import { readBareSums } from './bare-sums';
import { type CreateNumberReader, paired } from './noised';

/** In `$89–89k` both ends count thousands: a draw may give one numeral twice. */
const withScale = (amount: Amount, high: Amount | undefined): Amount =>
  high !== undefined && amount.scale === 0 && amount.value.coefficient === high.value.coefficient
    ? { ...amount, value: high.value, scale: high.scale }
    : amount;

/** An amount, and the other end of the range that it stands in. */
interface Placed extends Amount {
  readonly other: Amount | null;
}

/** Each amount of a text, with the currency and scale of the range that it stands in. */
const readAll = (text: string): Placed[] =>
  readMoney(text).flatMap(({ amounts, currency }) => {
    const ends = amounts.map((amount, at) => ({
      ...withScale(amount, amounts[at + 1]),
      currency: amount.currency ?? currency,
    }));
    return ends.map((end, at) => ({ ...end, other: ends[1 - at] ?? null }));
  });

/** The amounts of a reply, 8万5千円 among them. */
const readReply = (reply: string): Placed[] => {
  const { text, toSource } = projectMixed(reply);
  return readAll(text).map((amount) => ({
    ...amount,
    ...toSource(amount.start, amount.end),
    number: toSource(amount.number.start, amount.number.end),
  }));
};

const isZero = ({ value }: Amount): boolean => value.coefficient === 0n;

/** The same amount in the format of `like`, with all its digits. */
const writeLike = ({ value, format: own }: Amount, like: Amount, raw: string): string => {
  // $990 does not say how it would part thousands: then $1,000 does as it was written.
  const isShort =
    like.currency !== null && like.scale === 0 && /^\p{Nd}{1,3}(?!\p{Nd})/u.test(raw) && own.grouping !== '';
  const mayGroup = isShort && (like.format.decimals === 0 || own.grouping !== like.format.decimal);
  const shown = like.format.grouping === '' ? '' : matched(/\P{Nd}/u, raw);
  const grouping = shown === '' && mayGroup ? own.grouping : shown;
  let { coefficient, exponent } = value;
  while (coefficient !== 0n && coefficient % 10n === 0n) {
    coefficient /= 10n;
    exponent += 1;
  }
  // Decimals of a scale word say how exact the number is, those of a price are always two.
  const decimals = like.scale > 0 ? 0 : like.format.decimals;
  const mixed = exponent < 0 ? null : writeMixed(coefficient * 10n ** BigInt(exponent), raw);
  if (mixed !== null) return mixed;
  return inDigitsOf(raw, writeNumber(coefficient, exponent - like.scale, { ...like.format, grouping, decimals }));
};

/** What a reply may write of a currency that it knows: its sign or its name, which others have as well. */
const alsoWritten: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD'].map((code) => [code, ['USD']])),
  ...Object.fromEntries(['MXN', 'ARS', 'COP', 'CLP'].map((code) => [code, ['USD', 'PESO']])),
  JPY: ['CNY'],
  CNY: ['JPY'],
  SEK: ['NOK', 'DKK', 'CROWN'],
  NOK: ['SEK', 'CROWN'],
  DKK: ['SEK', 'NOK', 'CROWN'],
  CZK: ['CROWN'],
  SAR: ['RIAL'],
  IRR: ['RIAL'],
  PHP: ['PESO'],
  LIRA: ['TRY'],
};
const mayBe = (sent: string, read: string): boolean => sent === read || alsoWritten[sent]?.includes(read) === true;

const magnitude = ({ value: { coefficient, exponent } }: Amount): bigint =>
  exponent < 0 ? coefficient / 10n ** BigInt(-exponent) : coefficient * 10n ** BigInt(exponent);

/** What counts or measures something else than money, a share or a result. */
export const otherUnit = new RegExp(
  oneLine`
    ^ ?(?:
      [%°]
      |(?:
        [kcm]?m|km\/h|mi|miles?|ft|feet|in|inch(?:es)?|[mk]?g|lbs?|oz|[mc]?l|[kMG]?Wh?|[kMGT]i?B|[kMG]?Hz|kcal|hours?
        |minutes?|seconds?|days?|weeks?|months?|years?|people|persons|users|employees|words|pages|items|Stunden
        |Minuten|Tage|Wochen|Monate|Jahre|Personen|Leute|Seiten|heures|jours|mois|personnes|pages|horas|días|meses
        |personas|ore|giorni|mesi|persone|godzin|dni|osób
      )(?![\p{L}\d])
    )
  `,
  'u',
);

/** A sign at a line's end is of the number before it, one at a line's head of the number behind it: "263.000 €\n2. Plus". */
const besideSign = /(?<=\d ?(?:\p{Sc}|\p{Lu}{3}|kr\.?) ?)\n|\n(?=(?:\p{Sc}|\p{Lu}{3}) ?\d)/gu;

/** A number this large and without a unit may still be the amount: in a table, say. */
const telling = 1000n;

/** A number of so many digits, without zeros around, is nobody else's by chance, whatever it is said of. */
const tellingDigits = 5;
const isUnmistakable = ({ value }: Amount): boolean =>
  value.coefficient.toString().replace(/0+$/, '').length >= tellingDigits;

/** So large an amount is one in a cell of its own. */
const tellingInCell = 100n;

/** Whether a number fills a cell of a table, or of values that commas, semicolons or tabs part. */
const fillsCell = (before: string, behind: string): boolean =>
  (/[,;\t]"?$/.test(before) && /^"?(?:[,;\s]|$)/.test(behind)) ||
  (/\| ?$/.test(before) && /^ ?(?:\||\n|$)/.test(behind));

/** As far before a result as the calculation may begin. */
const longestCalculation = 80;
/** Whether what stands before a number is a calculation with an amount of the conversation in it: "1,450 × 12 = ". */
const isResult = (lines: string, start: number, isKnown: (key: string) => boolean): boolean => {
  const before = textBefore(lines, start, longestCalculation);
  if (!/[=≈→] ?$/u.test(before)) return false;
  const [line = ''] = before
    .trimEnd()
    .slice(0, -1)
    .split(/[\n=≈→]/u)
    .toReversed();
  const amounts = readAll(plain(line));
  return amounts.length > 1 && amounts.some(({ value }) => isKnown(decimalText(value)));
};

/** Amounts of the conversation, in any locale's writing; other sums in the reply are marked as derived. */
export const readAmountsOf: CreateNumberReader = (replacements, kept) => {
  const known = grouped(
    paired(replacements, ['MONEY'], (text) => readAll(project(plain(text)).text)),
    ({ surrogate }) => decimalText(surrogate.value),
  );
  if (known.size === 0) return null;
  /** What the digits of the known amounts may begin with, but for 0.1 million: where no currency is in sight, only these are read. */
  const starts = new Set([
    '',
    ...[...known.keys()].flatMap((key) =>
      Array.from(key.replace(/\D/g, ''), (_, at) => key.replace(/\D/g, '').slice(0, at + 1)),
    ),
  ]);
  const asSent = new Set(readAll(plain(kept.text)).map(({ value }) => decimalText(value)));
  const bareSums = readBareSums(plain(kept.text));
  const saidOf = createSaidOf(replacements, kept);

  return ({ text: window, plain: spaced, cells, around, above }) => {
    let table: string | undefined;
    let amounts: Map<number, Placed> | undefined;
    let isBareSum: ReturnType<typeof bareSums> | undefined;
    const saysNone = once(() => !/[=≈→]/u.test(spaced) && !mayHaveCurrency(spaced));
    return (from, at) => {
      if (!starts.has(matched(/^(?!0)\d{1,27}|/, spaced.slice(at, at + 27))) && saysNone()) return null;
      table ??= cells();
      const lines = table;
      // What stands behind a tab is another number.
      const parted = /[\t\n]/.test(table)
        ? plain(table.replace(besideSign, '|').replaceAll('\t', '|').replaceAll('\n', ' '))
        : spaced;
      amounts ??= new Map(readReply(parted).map((amount) => [amount.number.start, amount]));
      const amount = amounts.get(at);
      if (amount === undefined || isZero(amount)) return null;
      const key = decimalText(amount.value);
      const alike = (known.get(key) ?? []).filter(
        ({ surrogate }) =>
          surrogate.currency === null || amount.currency === null || mayBe(surrogate.currency, amount.currency),
      );
      const [meant] = alike;
      const start = Math.max(from, Math.min(amount.start, at));
      const place = { start, end: amount.end };
      if (meant === undefined) {
        const isBare = amount.currency === null;
        if (asSent.has(key) || (isBare && !isResult(lines, start, known.has.bind(known)))) return null;
        return { ...place, text: window.slice(start, amount.end), kind: 'derived', replacement: -1, isBare };
      }
      const bare = amount.currency === null;
      const behind = window.slice(amount.end, amount.end + 24);
      const isInCell = fillsCell(textBefore(table, start, 2), table.slice(amount.end, amount.end + 2));
      const isTelling = (): boolean => {
        if (isInCell && magnitude(amount) >= tellingInCell) return true;
        if (isLabelled(spaced, start)) return false;
        if (magnitude(amount) >= telling) return true;
        // A sum that was sent is said without its currency as well.
        const sent = replacements[meant.replacement]?.surrogate ?? '';
        const isAsSent = sent.replace(/^\p{Sc} ?| ?\p{Sc}$/u, '') === spaced.slice(amount.number.start, amount.end);
        if (!isAsSent || (magnitude(amount) < tellingInCell && amount.format.decimals !== 2)) return false;
        if (isInCell) return true;
        const others = [...(amounts ?? [])].flatMap(([place, { value }]) =>
          place !== at && known.has(decimalText(value)) && decimalText(value) !== key ? [place] : [],
        );
        isBareSum ??= bareSums(spaced, lines);
        return isBareSum(start, amount.end, others);
      };
      if (bare && (/^\p{L}/u.test(behind) || otherUnit.test(behind) || !isTelling())) return null;
      const sure =
        !bare &&
        meant.surrogate.currency !== null &&
        // What fell below zero has a sign of its own: the reply's stands outside of the number.
        replacements[meant.replacement]?.surrogate.startsWith('-') !== true &&
        !asSent.has(key) &&
        // Of a range that the reply made up, neither end may be the user's.
        (amount.other === null || known.has(decimalText(amount.other.value))) &&
        new Set(alike.map(({ original }) => decimalText(original.value))).size === 1 &&
        (isUnmistakable(amount) ||
          saidOf({
            replacement: meant.replacement,
            front: around(start),
            behind: lines.slice(amount.end),
            above: above(at),
          }) !== 'other');
      const { number } = amount;
      const written = writeLike(meant.original, amount, window.slice(number.start, number.end));
      return {
        ...place,
        text: window.slice(start, number.start) + written + window.slice(number.end, amount.end),
        kind: sure ? 'restored' : 'doubtful',
        replacement: meant.replacement,
      };
    };
  };
};
