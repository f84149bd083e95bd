import type { EntityType } from '../../../shared/domain';

/** How many types are offered at once; all else is one step further. */
const offered = 8;

/** What people point at by hand, the commonest first. */
const usual: readonly EntityType[] = [
  'PERSON',
  'LOCATION',
  'ORGANIZATION',
  'WORD',
  'ADDRESS',
  'MEDICAL_CONDITION',
  'OCCUPATION',
  'USER_NAME',
];

/** Of a number that nothing more is known of. */
const numbers: readonly EntityType[] = ['ID_NUMBER', 'PHONE_NUMBER', 'DATE', 'MONEY', 'POSTAL_CODE', 'COUNT', 'SECRET'];

/** What a text looks like, the plainest first, and what it may be then. */
const shapes: readonly (readonly [form: RegExp, types: readonly EntityType[]])[] = [
  [/^[^\s@]+@\S+$/u, ['EMAIL_ADDRESS', 'USER_NAME', 'SECRET']],
  [/^@\S+$/u, ['USER_NAME', 'SECRET', 'URL']],
  [/^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/iu, ['URL', 'USER_NAME', 'SECRET']],
  // A sentence.
  [/(?:\S+\s+){7}/u, ['WORD', 'ADDRESS', 'MEDICAL_CONDITION']],
  [
    /\p{Sc}|^[\d., ]+(?:k|m)$|(?<!\p{L})(?:EUR|USD|GBP|CHF|Fr|PLN|zł|SEK|NOK|DKK|kr|TRY|TL|JPY|CNY|Kč|Ft)\.?(?!\p{L})/iu,
    ['MONEY', ...numbers],
  ],
  [/%$/u, ['PERCENTAGE', 'COUNT', 'LAB_VALUE', 'SECRET']],
  [/^[\d.,]+ ?(?:kg|g|lbs?|st|cm|m|ft|mm ?hg|bpm)$/iu, ['BODY_MEASURE', 'LAB_VALUE', 'COUNT']],
  [/^[\d.,]+ ?\p{L}+\/\p{L}+$/u, ['LAB_VALUE', 'BODY_MEASURE', 'MONEY']],
  [
    /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?$|^\d{1,2} ?[ap]\.?m\.?$/iu,
    ['TIME', 'DATE', 'MONEY', 'DURATION'],
  ],
  [/^(?:\d{1,3}\.){3}\d{1,3}$|^(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}$/iu, ['IP_ADDRESS', 'MAC_ADDRESS', ...numbers]],
  [/^\d{1,2}$|^1[01]\d$/u, ['AGE', 'COUNT', ...numbers]],
  [/^(?:19|20)\d{2}$/u, ['DATE', 'DATE_OF_BIRTH', ...numbers]],
  [
    /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d{1,2}\.? (?:de |of )?\p{L}+\.?(?:(?: de)? \d{4})?$|^\p{L}{3,}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}$|^(?:\d{4} ?年)? ?\d{1,2} ?月/u,
    ['DATE', 'DATE_OF_BIRTH', 'ADDRESS', 'AGE', 'COUNT', 'DURATION'],
  ],
  [/^\d{4}(?:[ -]?\d{4}){3}$|^3\d{3}[ -]?\d{6}[ -]?\d{5}$/u, ['CREDIT_CARD', 'BANK_ACCOUNT', ...numbers]],
  [/^\p{Lu}{2}\d{2}(?: ?[\p{Lu}\d]{3,4}){3,}/u, ['IBAN_CODE', 'BANK_ACCOUNT', 'ID_NUMBER']],
  [/^[+(]?\d[\d ()./-]{6,}$/u, ['PHONE_NUMBER', 'ID_NUMBER', 'BANK_ACCOUNT', 'INSURANCE_NUMBER', ...numbers]],
  [/^[\d ,.'’-]+$/u, numbers],
  [/\d.*\s.*\p{L}|\p{L}.*\s.*\d/su, ['ADDRESS', 'ID_NUMBER', 'DATE', 'LICENSE_PLATE', 'ORGANIZATION']],
  [
    /\p{L}.*\d|\d.*\p{L}|[_#$^&*~]/su,
    ['ID_NUMBER', 'SECRET', 'USER_NAME', 'LICENSE_PLATE', 'INSURANCE_NUMBER', 'MEDICAL_RECORD'],
  ],
  [/^(?:\p{Lu}|\p{Lo})/u, ['PERSON', 'LOCATION', 'ORGANIZATION', 'ADDRESS', 'NRP']],
];

/** The types to offer at once for a text that the user points at, the likeliest first. */
export const likelyTypes = (text: string): readonly EntityType[] => {
  const [, first = []] = shapes.find(([form]) => form.test(text.trim())) ?? [];
  return [...new Set([...first, ...usual])].slice(0, offered);
};
