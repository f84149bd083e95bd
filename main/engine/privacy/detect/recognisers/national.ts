import type { Candidate } from '../../entities/entity';
import { digitsOf, passesLuhn } from './context';

/** A national number that its shape and check digits give away without a cue word. */
interface NationalNumber {
  name: string;
  pattern: RegExp;
  score: number;
  valid(value: string): boolean;
}

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits.charAt(i)), 0);

const controlLetter = 'TRWAGMYFPDXBNJZSQVHLCKE';

const validDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** Agenzia delle Entrate: odd and even places of the codice fiscale. */
const codiceFiscale = (code: string): boolean => {
  const odd = 'BAKPLCQDREVOSFTGUHMINJWZYX';
  let sum = 0;
  for (let i = 0; i < 15; i++) {
    const value = Number.parseInt(code.charAt(i), 36);
    const place = value > 9 ? value - 10 : value;
    sum += i % 2 === 1 ? place : odd.indexOf(String.fromCharCode(65 + place));
  }
  return String.fromCharCode(65 + (sum % 26)) === code.charAt(15);
};

/** Receita Federal: two check digits, weights counting down. */
const brazilian = (digits: string, first: readonly number[], second: readonly number[]): boolean => {
  const check = (weights: readonly number[]): number => {
    const rest = weighted(digits, weights) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  return check(first) === Number(digits.charAt(first.length)) && check(second) === Number(digits.charAt(second.length));
};

const numbers: readonly NationalNumber[] = [
  {
    name: 'a UK national insurance number',
    pattern:
      /(?<![\p{L}\p{N}])(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\p{N}])/gu,
    score: 0.9,
    valid: () => true,
  },
  {
    name: 'an Italian codice fiscale',
    pattern: /(?<![\p{L}\p{N}])[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z](?![\p{L}\p{N}])/giu,
    score: 0.95,
    valid: (value) => codiceFiscale(value.toUpperCase()),
  },
  {
    name: 'a Spanish DNI or NIE',
    pattern: /(?<![\p{L}\p{N}])(?:[XYZ][- ]?\d{7}|\d{8}|\d{2}\.\d{3}\.\d{3})[- ]?[A-HJ-NP-TV-Z](?![\p{L}\p{N}])/gu,
    score: 0.9,
    valid: (value) => {
      const letter = value.slice(-1);
      const body = value.slice(0, -1).replace(/[XYZ]/, (c) => String('XYZ'.indexOf(c)));
      return controlLetter.charAt(Number(digitsOf(body)) % 23) === letter;
    },
  },
  {
    name: 'a French social security number',
    pattern:
      /(?<![\p{L}\p{N}])[12] ?\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\d) ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}(?![\p{L}\p{N}])/gu,
    score: 0.95,
    valid: (value) => {
      const compact = value.replaceAll(' ', '').replace('2A', '19').replace('2B', '18');
      return 97 - Number(BigInt(compact.slice(0, 13)) % 97n) === Number(compact.slice(13));
    },
  },
  {
    name: 'a Polish PESEL',
    pattern: /(?<![\p{L}\p{N}.,-])\d{11}(?![\p{L}\p{N}]|[.,]\d)/gu,
    score: 0.8,
    valid: (value) =>
      validDay(Number(value.slice(2, 4)) % 20, Number(value.slice(4, 6))) &&
      (10 - (weighted(value, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10 === Number(value.charAt(10)),
  },
  {
    name: 'a Swedish personnummer',
    pattern: /(?<![\p{L}\p{N}-])(?:19|20)?\d{6}[-+]\d{4}(?![\p{L}\p{N}]|-\d)/gu,
    score: 0.9,
    valid: (value) => {
      const digits = digitsOf(value).slice(-10);
      const day = Number(digits.slice(4, 6));
      return validDay(Number(digits.slice(2, 4)), day > 60 ? day - 60 : day) && passesLuhn(digits);
    },
  },
  {
    name: 'a Brazilian CPF',
    pattern: /(?<![\p{L}\p{N}])\d{3}\.\d{3}\.\d{3}-\d{2}(?![\p{L}\p{N}])/gu,
    score: 0.95,
    valid: (value) => brazilian(digitsOf(value), [10, 9, 8, 7, 6, 5, 4, 3, 2], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]),
  },
  {
    name: 'a Brazilian CNPJ',
    pattern: /(?<![\p{L}\p{N}])\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?![\p{L}\p{N}])/gu,
    score: 0.95,
    valid: () => true,
  },
  {
    name: 'a VAT number',
    pattern:
      /(?<![\p{L}\p{N}])(?:DE\d{9}|ATU\d{8}|PL\d{10}|IT\d{11}|NL\d{9}B\d{2}|SE\d{10}01|BE[01]\d{9}|PT\d{9}|FR[A-Z0-9]{2}\d{9}|CHE-?\d{3}\.?\d{3}\.?\d{3})(?![\p{L}\p{N}])/gu,
    score: 0.85,
    valid: () => true,
  },
  {
    name: 'written like a US social security number, of an area that is not issued',
    pattern: /(?<![\p{L}\p{N}_]|[0-9][.,-])(?:000|666|9\d{2})-\d{2}-\d{4}(?![\p{L}\p{N}_]|-\d)/gu,
    score: 0.8,
    valid: () => true,
  },
  {
    name: 'in groups like a card number, though its checksum fails',
    pattern: /(?<![\p{L}\p{N}_]|[0-9][ .,-])\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?![\p{L}\p{N}_]|[ .,-]\d)/gu,
    score: 0.7,
    valid: (value) => !passesLuhn(digitsOf(value)),
  },
];

/** National numbers by shape and check digits (each authority's published rule), and what looks like a number of another type but fails its check. */
export const nationalNumbers = (text: string): Candidate[] =>
  numbers.flatMap(({ name, pattern, score, valid }) =>
    [...text.matchAll(pattern)]
      .filter((match) => valid(match[0]))
      .map((match) => ({ start: match.index, end: match.index + match[0].length, score, reason: name })),
  );
