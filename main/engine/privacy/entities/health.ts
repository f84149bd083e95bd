import { recogniseInsurance, recogniseMedicalRecord } from '../detect/recognisers/health';
import { canonicalForm, capitals, cipherForms, decimal, type Form } from './formats/forms';
import { identifier } from './identifier';

const any: Form = { name: 'other', pattern: /^[0-9A-Z]{2,40}$/ };

/** Letters of a Medicare Beneficiary Identifier: those that no digit resembles (CMS, Understanding the MBI). */
const mbiLetters = 'ACDEFGHJKMNPQRTUVWXY';
const mbiPattern =
  /^[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d[AC-HJKMNP-RT-Y]{2}\d{2}$/;

/** The last digit of a German Krankenversichertennummer (§ 290 SGB V): digits doubled at even places, then summed. */
const kvnrCheck = (kvnr: string): string => {
  const digits = String(capitals.indexOf(kvnr.charAt(0)) + 1).padStart(2, '0') + kvnr.slice(1, 9);
  const sum = Array.from(digits).reduce((total, digit, i) => {
    const product = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String(sum % 10);
};

const insuranceForms: readonly Form[] = [
  {
    name: 'MBI',
    pattern: mbiPattern,
    setOf: (c, place) => (/\d/.test(c) ? (place === 0 ? '123456789' : decimal) : mbiLetters),
  },
  { name: 'KVNR', pattern: /^[A-Z]\d{9}$/, checks: [9], right: kvnrCheck },
  any,
];

export const insuranceNumber = identifier({
  type: 'INSURANCE_NUMBER',
  risk: 5,
  recognise: recogniseInsurance,
  leakage: [
    'length, separators, and which characters are letters: so whether it is a US Medicare or a German health insurance number',
    'of a German one whether its check digit is right',
  ],
  canonical: canonicalForm,
  readOut: 'insurance',
  zeroStays: true,
  cipher: (direction, text, { cipher }) => cipherForms(cipher, direction, text, insuranceForms, 'insurance'),
});

export const medicalRecord = identifier({
  type: 'MEDICAL_RECORD',
  risk: 5,
  recognise: recogniseMedicalRecord,
  leakage: ['length, separators, and which characters are letters'],
  canonical: canonicalForm,
  readOut: 'medical record',
  zeroStays: true,
  cipher: (direction, text, { cipher }) => cipherForms(cipher, direction, text, [any], 'medical record'),
});
