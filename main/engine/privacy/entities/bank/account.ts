import { walk } from '../../ciphers/numerals';
import { recogniseBankAccount, recogniseRouting } from '../../detect/recognisers/bank';
import { recognisePayee } from '../../detect/recognisers/payee';
import { mod97, toTen, twoDigits, weightedSum } from '../formats/checks';
import { canonicalForm, capitals, cipherForms, decimal, type Form } from '../formats/forms';
import { identifier } from '../identifier';
import { cipherUuid, uuidForm } from '../network/hexadecimal';
import { cipherCzech, czechForm } from './czech';
import { nationalForm } from './national-checks';

/** National account numbers with check digits (each country's published rule). */
const accountForms: readonly Form[] = [
  {
    name: 'CLABE',
    pattern: /^\d{18}$/,
    checks: [17],
    right: (digits) =>
      toTen(
        Array.from(digits.slice(0, 17)).reduce((sum, d, i) => sum + ((Number(d) * ([3, 7, 1][i % 3] ?? 0)) % 10), 0),
      ),
  },
  { ...nationalForm('ES', ''), name: 'ES', pattern: /^\d{20}$/ },
  {
    // The IBAN's own check digits in front, then the bank's.
    name: 'PL',
    pattern: /^\d{26}$/,
    checks: [9, 0, 1],
    right: (digits) => {
      const bank = digits.slice(2, 9);
      const check = toTen(weightedSum(bank, [3, 9, 7, 1]));
      return check + twoDigits(98 - mod97(`${bank}${check}${digits.slice(10)}PL00`));
    },
  },
  { ...nationalForm('FR', ''), name: 'FR', pattern: /^\d{10}[0-9A-Z]{11}\d{2}$/ },
  { ...nationalForm('IT', ''), name: 'IT', pattern: /^[A-Z]\d{10}[0-9A-Z]{12}$/ },
  { ...nationalForm('HU', ''), name: 'HU', pattern: /^\d{24}$/ },
  { ...nationalForm('BE', ''), name: 'BE', pattern: /^\d{12}$/ },
  { ...nationalForm('NO', ''), name: 'NO', pattern: /^\d{11}$/ },
  { name: 'other', pattern: /^[0-9A-Z]{4,34}$/ },
];

export const bankAccount = identifier({
  type: 'BANK_ACCOUNT',
  risk: 5,
  recognise: (prepared) => [...recogniseBankAccount(prepared), ...recognisePayee(prepared)],
  leakage: [
    'length, separators, and which characters are letters',
    'by its length, a country that writes accounts so, and whether its check digits are right there',
    'the bank of a Czech or Slovak account (prefix-number/bank); of a UUID its version',
  ],
  canonical: canonicalForm,
  readOut: 'bank account',
  inCharacters: true,
  zeroStays: true,
  cipher: (direction, text, { cipher }) => {
    if (czechForm.test(text)) return cipherCzech(cipher, direction, text);
    if (uuidForm.test(text)) return cipherUuid(cipher, direction, text);
    const step = (from: string): string => cipherForms(cipher, direction, from, accountForms, 'bank account');
    return walk(text, step, (to) => !uuidForm.test(to));
  },
});

/** Federal Reserve districts, thrift institutions, electronic, traveller's cheques (ABA routing number policy). */
const district = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

const routingForms: readonly Form[] = [
  {
    name: 'ABA',
    pattern: /^\d{9}$/,
    checks: [8],
    right: (digits) => toTen(weightedSum(digits.slice(0, 8), [3, 7, 1])),
    isIn: (digits) => district.test(digits),
  },
  { name: 'BLZ', pattern: /^[1-8]\d{7}$/, setOf: (_, place) => (place === 0 ? '12345678' : decimal) },
  {
    name: 'IFSC',
    pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/,
    setOf: (c, place) => (place === 4 ? '' : /\d/.test(c) ? decimal : capitals),
  },
  {
    // Bank, country, place, branch (ISO 9362). 0 and 1 at the place's end say test and passive.
    name: 'BIC',
    pattern: /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
    setOf: (c, place, bic) => {
      if (place === 4 || place === 5 || (place > 7 && bic.endsWith('XXX'))) return '';
      if (place === 7 && /\d/.test(c)) return /[01]/.test(c) ? '' : '23456789';
      return /\d/.test(c) ? decimal : capitals;
    },
    // Only a branch that is XXX is the head office.
    isIn: (bic) => bic.length === 11 && bic.endsWith('XXX'),
  },
  { name: 'other', pattern: /^[0-9A-Z]{3,15}$/ },
];

export const routingNumber = identifier({
  type: 'ROUTING_NUMBER',
  risk: 3,
  recognise: recogniseRouting,
  leakage: [
    'length, separators, and which characters are letters: so the kind (ABA, sort code, BLZ, IFSC, BIC)',
    'of a BIC its country, and whether it is of a head office (XXX), a test or a passive participant',
    'of an ABA number whether it passes its check and is of a district that exists',
  ],
  canonical: canonicalForm,
  readOut: 'routing number',
  zeroStays: true,
  cipher: (direction, text, { cipher }) => cipherForms(cipher, direction, text, routingForms, 'routing number'),
});
