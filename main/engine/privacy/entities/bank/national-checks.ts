import { luhnDigit, mod97, mod1110, toEleven, toOne97, toTen, twoDigits, weightedSum } from '../formats/checks';
import { capitals, decimal, type Form } from '../formats/forms';

/**
 * Account numbers as countries write them inside an IBAN (the registry of ISO 13616; ECBS TR 201), where they have check
 * digits of their own or parts that say no person's account: a currency, a reserve.
 */
type Account = Partial<Pick<Form, 'checks' | 'right' | 'setOf' | 'isIn'>>;

const remainder = (payload: string): string => twoDigits(mod97(payload) || 97);

/** Of the whole number, the last two digits. */
const endsIn97 = (length: number): Account => ({
  checks: [length - 2, length - 1],
  right: (account) => toOne97(account.slice(0, -2)),
});

/** The RIB's key: letters count as the digits of a telephone's rows from A=1, J=1, S=2. */
const ribDigits = (account: string): string =>
  account.replace(/[A-Z]/g, (letter) => {
    const at = capitals.indexOf(letter);
    return String(at < 18 ? (at % 9) + 1 : at - 16);
  });
const french: Account = {
  checks: [21, 22],
  right: (account) => twoDigits(97 - mod97(`${ribDigits(account.slice(0, 21))}00`)),
};

/** The CIN: places counted from one, odd ones by a table of their own (as in the codice fiscale). */
const oddPlaces = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
const italian: Account = {
  checks: [0],
  right: (account) => {
    const values = Array.from(account.slice(1), (c) => (/[0-9]/.test(c) ? Number(c) : capitals.indexOf(c)));
    const sum = values.reduce((total, value, i) => total + (i % 2 === 0 ? (oddPlaces[value] ?? 0) : value), 0);
    return capitals.charAt(sum % 26);
  },
};

/** Prefix and account, each with its check. */
const czech: Account = {
  checks: [9, 19],
  right: (account) => {
    const prefix = toEleven(weightedSum(account.slice(4, 9), [10, 5, 8, 4, 2]));
    const rest = toEleven(weightedSum(account.slice(10, 19), [6, 3, 7, 9, 10, 5, 8, 4, 2]));
    return prefix === null || rest === null ? null : prefix + rest;
  },
};

const spanishDigit = (digits: string, weights: readonly number[]): string => {
  const check = 11 - (weightedSum(digits, weights) % 11);
  return check === 11 ? '0' : check === 10 ? '1' : String(check);
};
const spanish: Account = {
  checks: [8, 9],
  right: (account) =>
    spanishDigit(account.slice(0, 8), [4, 8, 5, 10, 9, 7, 3, 6]) +
    spanishDigit(account.slice(10), [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]),
};

/** A bank's and an account's check digit; a short account's is followed by zeros. */
const hungarian = (account: string): Account => {
  const last = account.endsWith('00000000') ? 15 : 23;
  return {
    setOf: (_, place) => (place > last ? '' : decimal),
    checks: [7, last],
    right: (digits) =>
      toTen(weightedSum(digits.slice(0, 7), [9, 7, 3, 1])) + toTen(weightedSum(digits.slice(8, last), [9, 7, 3, 1])),
  };
};

const lastKept =
  (kept: number): NonNullable<Form['setOf']> =>
  (character, place, account) =>
    place >= account.length - kept ? '' : /[0-9]/.test(character) ? decimal : capitals;

const accounts: Readonly<Record<string, (account: string) => Account>> = {
  AL: () => ({ checks: [7], right: (a) => toTen(weightedSum(a.slice(0, 7), [9, 7, 3, 1])) }),
  BA: () => endsIn97(16),
  BE: () => ({ checks: [10, 11], right: (a) => remainder(a.slice(0, 10)) }),
  CZ: () => czech,
  DE: () => ({ setOf: (_, place) => (place === 0 ? '12345678' : decimal), isIn: (a) => /^[1-8]/.test(a) }),
  EE: () => ({ checks: [15], right: (a) => toTen(weightedSum(a.slice(2, 15), [7, 1, 3])) }),
  ES: () => spanish,
  FI: () => ({ checks: [13], right: (a) => String(luhnDigit(a.slice(0, 13))) }),
  FR: () => french,
  HR: () => ({ checks: [6, 16], right: (a) => mod1110(a.slice(0, 6)) + mod1110(a.slice(7, 16)) }),
  HU: hungarian,
  IT: () => italian,
  MC: () => french,
  ME: () => endsIn97(18),
  MK: () => endsIn97(15),
  MR: () => ({ checks: [21, 22], right: (a) => twoDigits(97 - mod97(`${a.slice(0, 21)}00`)) }),
  MU: () => ({ setOf: lastKept(6) }),
  NO: () => ({ checks: [10], right: (a) => toEleven(weightedSum(a.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])) }),
  PL: () => ({ checks: [7], right: (a) => toTen(weightedSum(a.slice(0, 7), [3, 9, 7, 1])) }),
  PT: () => endsIn97(21),
  RS: () => endsIn97(18),
  SC: () => ({ setOf: lastKept(3) }),
  SI: () => endsIn97(15),
  SK: () => czech,
  SM: () => italian,
  TL: () => endsIn97(19),
  TN: () => ({ checks: [18, 19], right: (a) => twoDigits(97 - mod97(`${a.slice(0, 18)}00`)) }),
  TR: () => ({ setOf: (_, place) => (place === 5 ? '' : decimal) }),
  XK: () => endsIn97(16),
};

/** Territories whose accounts are their country's (the registry's notes), should one write its own code. */
const territories: Readonly<Record<string, string>> = {
  AX: 'FI',
  ...Object.fromEntries('BL GF GP MF MQ NC PF PM RE TF WF YT'.split(' ').map((code) => [code, 'FR'])),
};

/** How a country's account number (its IBAN without the first four characters) is enciphered. */
export const nationalForm = (country: string, account: string): Form => ({
  name: country,
  pattern: /^[0-9A-Z]+$/,
  ...accounts[territories[country] ?? country]?.(account),
});
