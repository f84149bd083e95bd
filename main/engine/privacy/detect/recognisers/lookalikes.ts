import type { Candidate } from '../../entities/entity';
import { ticketLook, vatLook } from '../../entities/government/number-looks';
import { edgeLast } from '../../patterns/edge-last';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { digitsOf, inStretches, passesLuhn } from './context';

/** The check digit of the Universal Postal Union's S10 standard. */
const passesS10 = (value: string): boolean => {
  const digits = Array.from(digitsOf(value), Number);
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce((left, weight, at) => left + weight * (digits[at] ?? 0), 0);
  const check = 11 - (sum % 11);
  return digits[8] === (check === 10 ? 0 : check === 11 ? 5 : check);
};

interface Lookalike {
  readonly name: string;
  readonly score: number;
  /** All that are written so. */
  all(text: string): Iterable<RegExpExecArray>;
  valid(value: string): boolean;
}

/** What begins with a digit or a capital, which few places of a text do. */
const shaped = ({ source }: RegExp): Lookalike['all'] => {
  const pattern = new RegExp(edgeLast(source), 'gu');
  return (text) => text.matchAll(pattern);
};

const invoiceWord = wordPattern(/(?<!\p{L})(?:fra|fact|fatt|rech|rg|fv|fakt|faktnr|fat|alb)\./iu);
const invoice = new RegExp(
  oneLine`
    (?<=(?<!\p{L}|(?<!\p{L})in )(?:fra|fact|fatt|rech|rg|fv|fakt|faktnr|fat|alb)\. ?(?:n\.?[º°]? ?|nr\.? ?)?)
    (?:[A-Z]{1,3}[-/]\d{2,8}|\d{1,8}[-/][A-Z]{1,3}|(?:19|20)\d{2}[-/]\d{2,6}|\d{3,6}[-/](?:19|20)?\d{2})
    (?![\p{L}\p{N}_/-])
  `,
  'giu',
);

/** Numbers in a shape that says what they are meant to be, though they fail its check. */
const lookalikes: readonly Lookalike[] = [
  {
    name: 'written like a US social security number, of an area that is not issued',
    all: shaped(/(?<![\p{L}\p{N}_]|[0-9][.,-])(?:000|666|9\d{2})-\d{2}-\d{4}(?![\p{L}\p{N}_]|-\d)/u),
    score: 0.8,
    valid: () => true,
  },
  {
    name: 'in groups like a card number, though its checksum fails',
    all: shaped(/(?<![\p{L}\p{N}_]|[0-9][ .,-])\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?![\p{L}\p{N}_]|[ .,-]\d)/u),
    score: 0.7,
    valid: (value: string) => !passesLuhn(digitsOf(value)),
  },
  {
    name: 'written like a creditor identifier',
    all: shaped(/(?<![\p{L}\p{N}])[A-Z]{2}\d{2}[A-Z0-9]{3}0\d{9,20}(?![\p{L}\p{N}])/u),
    score: 0.93,
    valid: (value: string) => /^(?:DE|AT|FR|ES|IT|NL|BE|LU|PT|IE)\d{2}(?:ZZZ|\d{3})/.test(value),
  },
  {
    name: 'written like a ticket',
    all: wordPattern(ticketLook).all,
    score: 0.85,
    valid: () => true,
  },
  {
    name: 'a postal number whose check digit is right',
    all: shaped(/(?<![\p{L}\p{N}_-])[A-Z]{2} ?\d{3} ?\d{3} ?\d{3} ?[A-Z]{2}(?![\p{L}\p{N}_-])/u),
    score: 0.88,
    valid: passesS10,
  },
  {
    name: "written like a court's docket",
    all: (text) =>
      inStretches(
        text,
        /\d:\d\d-/g,
        /(?<![\p{L}\p{N}_.:-])\d{1,2}:\d{2}-(?:cv|cr|mc|md|mj|bk|ap|po|sw)-\d{3,6}(?:-[A-Z]{2,4}){0,3}(?![\p{L}\p{N}_])/giu,
      ),
    score: 0.9,
    valid: () => true,
  },
  {
    // Laws, standards and weaknesses have such numbers too.
    name: "written like a file's number",
    all: shaped(
      /(?<![\p{L}\p{N}_/.-])(?!(?:EU|UE|EG|CE|EC|EEC|EWG|CEE|EN|ISO|DIN|COM|CVE|CWE|RFC|KB|DSA|SI|UN|WHO)-)[A-Z]{2,5}-(?:19|20)\d{2}\/\d{3,6}(?![\p{L}\p{N}_/-])/u,
    ),
    score: 0.82,
    valid: () => true,
  },
  {
    name: 'behind a short word for an invoice',
    all: (text) => (invoiceWord.test(text) ? text.matchAll(invoice) : []),
    score: 0.88,
    valid: () => true,
  },
  {
    // A state, a PAN, which registration, a letter and a check.
    name: 'written like an Indian GST number',
    all: shaped(/(?<![\p{L}\p{N}_-])\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z][A-Z][0-9A-Z](?![\p{L}\p{N}_-])/u),
    score: 0.85,
    valid: () => true,
  },
  {
    name: 'written like a VAT number',
    all: wordPattern(vatLook).all,
    score: 0.85,
    valid: () => true,
  },
];

/** What looks like a number of another type but fails its check is still a number: of no type of its own. */
export const lookalikeNumbers = (text: string): Candidate[] =>
  lookalikes.flatMap(({ name, all, score, valid }) =>
    [...all(text)]
      .filter((match) => valid(match[0]))
      .map((match) => ({ start: match.index, end: match.index + match[0].length, score, reason: name })),
  );
