import { textAfter } from '../../../text/around';
import { decimalText } from './number';
import { isAtRate } from './rate-before';
import type { Money } from './read';

/** "1 EUR = 1.08 USD", "$1 buys £0.79": what a currency costs is nobody's. */
const costs =
  /^ ?(?:=|≈|~|is|equals?|costs?|buys?|gets? you|ist|sind|entspricht|kostet|vaut|équivaut à|es|son|vale|equivale a|è|kost) ?(?:about |around |etwa |rund |environ )?$/iu;
/** "1.08 USD per EUR", "0.92 €/$" */
const perCurrency =
  /^ ?(?:\/|per|pro|par|por|je|for one|für einen?) ?(?:[€$£¥₹₽₩₺₴]|[A-Z]{3}(?![\p{L}\d])|euros?(?!\p{L})|dollars?(?!\p{L})|pounds?(?!\p{L}))/u;

const isOne = ({ amounts, currency }: Money): boolean => {
  const [amount, other] = amounts;
  return (
    currency !== null && other === undefined && decimalText(amount?.value ?? { coefficient: 0n, exponent: 0 }) === '1'
  );
};

/** An hourly rate of 45 is no exchange rate. */
const isFraction = ({ amounts }: Money): boolean => amounts.every(({ value }) => value.exponent < 0);

/** Without exchange rates. */
export const withoutRates = (text: string, found: readonly Money[]): Money[] => {
  const isRate = (a: Money | undefined, b: Money | undefined): boolean =>
    a !== undefined &&
    b !== undefined &&
    a.currency !== b.currency &&
    b.currency !== null &&
    (isOne(a) || isOne(b)) &&
    b.start - a.end <= 24 &&
    costs.test(text.slice(a.end, b.start));
  return found.filter(
    (money, at) =>
      !isRate(found[at - 1], money) &&
      !isRate(money, found[at + 1]) &&
      (money.currency === null
        ? !isFraction(money) || !isAtRate(text, money.start)
        : !perCurrency.test(textAfter(text, money.end, 16))),
  );
};
