import type { EntityType } from '../../../shared/domain';

/** What people point at by hand, the commonest first; all else is one step further. */
const usual: readonly EntityType[] = [
  'PERSON',
  'ORGANIZATION',
  'LOCATION',
  'ADDRESS',
  'EMAIL_ADDRESS',
  'PHONE_NUMBER',
  'USER_NAME',
  'ID_NUMBER',
  'SECRET',
  'MONEY',
  'AGE',
  'DATE',
  'OCCUPATION',
  'MEDICAL_CONDITION',
  'WORD',
];

/** What a text looks like, the plainest first, and what it may be then. */
const shapes: readonly (readonly [form: RegExp, types: readonly EntityType[]])[] = [
  [/^\S+@\S+\.\S+$/u, ['EMAIL_ADDRESS', 'USER_NAME']],
  [/^@\S+$/u, ['USER_NAME', 'SECRET']],
  [/^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/iu, ['URL']],
  [/\p{Sc}|\b(?:EUR|USD|GBP|CHF)\b|^[\d.,]+ ?(?:k|m)$/iu, ['MONEY']],
  [/^\d{1,2}$|^1[01]\d$/u, ['AGE', 'COUNT', 'ID_NUMBER']],
  [
    /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d{1,2}\.? \p{L}+\.?(?: \d{4})?$|^\p{L}{3,} \d{1,2},? \d{4}$/u,
    ['DATE', 'DATE_OF_BIRTH'],
  ],
  [/^[+(]?\d[\d ()./-]{6,}$/u, ['PHONE_NUMBER', 'ID_NUMBER', 'BANK_ACCOUNT']],
  [/^[\d ,.'’]+$/u, ['ID_NUMBER', 'MONEY', 'POSTAL_CODE']],
  [/\d.*\s.*\p{L}|\p{L}.*\s.*\d/su, ['ADDRESS', 'ID_NUMBER']],
  [/\p{L}.*\d|\d.*\p{L}|[_#$%^&*~]/su, ['ID_NUMBER', 'SECRET', 'USER_NAME', 'LICENSE_PLATE']],
  [/^\p{Ll}[\p{Ll}\p{M} '’-]*$/u, ['OCCUPATION', 'MEDICAL_CONDITION', 'WORD']],
];

/** The types to offer at once for a text that the user points at, the likeliest first. */
export const likelyTypes = (text: string): readonly EntityType[] => {
  const [, first = []] = shapes.find(([form]) => form.test(text.trim())) ?? [];
  return [...first, ...usual.filter((type) => !first.includes(type))];
};
