import type { EntityType } from '../../../../../shared/domain';

/** What says that four digits are the last ones of a longer number. Small letters; stands right before them. */
export const lastDigitsCue = new RegExp(
  `(?:${[
    'ending|ends|ended|terminating|last (?:four|4)(?: digits?)?',
    'endet|endend|letzten vier(?: ziffern| stellen)?',
    'terminant|finissant|quatre derniers(?: chiffres)?',
    'terminad[ao]|termina|acabad[ao]|(?:cuatro )?últimos(?: (?:cuatro|4))?(?: dígitos)?',
    'terminante|ultime (?:quattro|4)(?: cifre)?',
    'kończąc\\p{L}{1,3}(?: się)?|ostatni\\p{L}{1,2} (?:cztery|4)(?: cyfry)?',
    'eindigend|eindigt|laatste vier(?: cijfers)?|slutar|sista fyra(?: siffrorna)?',
  ].join(
    '|',
  )})(?: (?:in|with|of|on|are|is|auf|mit|par|en|con|em|na|op|på))*:? ?\\(?$|(?:[x·…#.*]{2,}|•|(?<![\\p{L}\\p{N}-])--)[- ]?$|(?<!\\p{L})(?:card|karte|carte|tarjeta|carta|kaart|karta|visa|mastercard|amex)[ _-]?$`,
  'u',
);
/** As far before the digits as the cue may begin. */
export const cueReach = 40;

const fewestSigns = 8;

/** Letters and digits of a number. */
const compactNumber = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '');

/** The last four digits by which a long number is often named; null where it has none. */
export const lastDigits = (text: string): string | null => {
  const compact = compactNumber(text);
  return compact.length >= fewestSigns && /\d{4}$/.test(compact) ? compact.slice(-4) : null;
};

/** Numbers that are told apart by their last digits. */
export const namedByLastDigits: ReadonlySet<EntityType> = new Set([
  'CREDIT_CARD',
  'BANK_ACCOUNT',
  'IBAN_CODE',
  'US_SSN',
  'PHONE_NUMBER',
  'ID_NUMBER',
  'INSURANCE_NUMBER',
  'MEDICAL_RECORD',
]);

const tail = /^\d{4}$/;

interface Value {
  readonly type: EntityType;
  readonly text: string;
}

/** Which of the values a number's last four digits are of; null for what is no such tail, or of none. */
export const wholeOf = <T extends Value>({ type, text }: Value, values: readonly T[]): T | null =>
  namedByLastDigits.has(type) && tail.test(text)
    ? (values.find((value) => value.type === type && lastDigits(value.text) === text) ?? null)
    : null;
