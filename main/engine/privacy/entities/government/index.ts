import type { EntityType } from '../../../../../shared/domain';
import { recogniseGovernment } from '../../detect/recognisers/government';
import type { Entity } from '../entity';
import { compactText, identifier } from '../identifier';
import { cipherNumber } from './cipher';
import { cipherMachineReadable, looksMachineReadable } from './machine-readable';
import { schemes } from './schemes';

export { idNumber } from './id-number';

/** What holds for all of them: separators are the writing's, and a wrong number is not put right. */
const always = [
  'length, separators, and the case of letters',
  'whether it passes the check of its kind, and those of other countries’ kinds that are found without a cue word; where it fails its own, which kinds of its type it has the looks of',
];
const century = 'whether a date of birth in it lies after 2025 (the date itself, sex and region are hidden)';

const government = (type: EntityType, leakage: readonly string[], withLetters = false): Entity => {
  const among = schemes.filter((scheme) => scheme.type === type);
  return identifier({
    type,
    risk: 5,
    recognise: recogniseGovernment(type),
    leakage: [...always, ...leakage],
    canonical: compactText,
    inCharacters: true,
    zeroStays: true,
    cipher: (direction, text, { cipher }) => cipherNumber(cipher, direction, text, type, among, withLetters),
  });
};

const passports = schemes.filter(({ type }) => type === 'PASSPORT');
const passport = identifier({
  type: 'PASSPORT',
  risk: 5,
  recognise: recogniseGovernment('PASSPORT'),
  leakage: [
    'length, separators, and which characters are letters',
    'in a machine-readable zone: the kind of document, the countries, the lengths of the names, whether the sex is stated, whether all checks are right, and the common beginning of two zones',
  ],
  canonical: compactText,
  zeroStays: true,
  cipher: (direction, text, { cipher }) =>
    looksMachineReadable(text)
      ? cipherMachineReadable(cipher, direction, text)
      : cipherNumber(cipher, direction, text, 'PASSPORT', passports, true),
});

/** Numbers that governments give out. A date of birth beside a number is of its own type: the two need not agree. */
export const governmentTypes = {
  US_SSN: government('US_SSN', []),
  US_ITIN: government('US_ITIN', []),
  US_EIN: government('US_EIN', []),
  UK_NHS: government('UK_NHS', ['whether it lies in the ranges of England and Wales']),
  UK_NINO: government('UK_NINO', ['whether it has its last letter'], true),
  DE_TAX_ID: government('DE_TAX_ID', ['whether it is a number for tests (it begins with 0)']),
  FR_NIR: government(
    'FR_NIR',
    ['whether it is provisional, names no month of birth, or one of Corsica’s departments (a letter in it)'],
    true,
  ),
  ES_NIF: government('ES_NIF', ['whether it is of a citizen with a DNI (no K, L or M in front)'], true),
  ES_NIE: government('ES_NIE', [], true),
  IT_FISCAL_CODE: government(
    'IT_FISCAL_CODE',
    [
      'which digits are written as letters',
      'whether its letters follow the rule for names (sex, date and place of birth are hidden)',
    ],
    true,
  ),
  NL_BSN: government('NL_BSN', []),
  PL_PESEL: government('PL_PESEL', [century]),
  SE_PERSONNUMMER: government('SE_PERSONNUMMER', [
    'whether it is a coordination number',
    'with four digits of the year: whether that is before 1900 or after 2025',
  ]),
  IN_AADHAAR: government('IN_AADHAAR', []),
  IN_PAN: government('IN_PAN', ['whether it is of a person or of another holder'], true),
  BR_CPF: government('BR_CPF', []),
  BR_CNPJ: government('BR_CNPJ', ['which of its places have letters'], true),
  CA_SIN: government('CA_SIN', ['whether it begins with a digit that people are given (not 0 or 8)']),
  AU_TFN: government('AU_TFN', []),
  AU_MEDICARE: government('AU_MEDICARE', ['whether it has the person’s number on the card']),
  CN_RESIDENT_ID: government(
    'CN_RESIDENT_ID',
    [`${century}, or before 1900`, 'whether it is a residence permit of a person from Taiwan'],
    true,
  ),
  NATIONAL_ID: government(
    'NATIONAL_ID',
    [
      'which countries’ rules it passes (of four or more that it passes by chance, three may be kept)',
      'the form of the century where one is written in it: before 1900, after 1999, after 2025 (the date itself, sex and region are hidden)',
      'whether it is of residents or citizens where that changes its form',
    ],
    true,
  ),
  PASSPORT: passport,
  DRIVER_LICENSE: government(
    'DRIVER_LICENSE',
    [
      'which characters are letters',
      'of a British one: how many letters of the surname (up to five) and how many initials stand in it',
    ],
    true,
  ),
} satisfies Partial<Record<EntityType, Entity>>;

export const { US_SSN: usSsn } = governmentTypes;
