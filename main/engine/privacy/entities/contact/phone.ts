import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
  type PhoneNumber,
  type PhoneNumberType,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { Cipher } from '../../ciphers';
import { type Direction, walk } from '../../ciphers/numerals';
import { type DigitLanguage, digitLanguage } from '../../ciphers/regular';
import { matchedLength } from '../../text/around';
import { readSpoken } from '../digits/spoken';
import { cipherShape } from '../formats/shape';
import { digitsOf, type Slots, slotsOf } from '../formats/slots';

/** Countries whose national numbers begin with a trunk zero, or may. */
const trunkCountries: readonly CountryCode[] = [
  ...(['GB', 'DE', 'FR', 'IT', 'NL', 'BE', 'AT', 'CH', 'SE', 'IE', 'AU', 'FI', 'RO'] as const),
  ...(['TR', 'UA', 'ZA', 'NZ', 'JP', 'KR', 'CN', 'IN', 'BR', 'AR'] as const),
];
/** Countries whose national numbers are written without one. Both are tried in this order. */
const openCountries: readonly CountryCode[] = [
  ...([
    'US',
    'CA',
    'IT',
    'ES',
    'PL',
    'PT',
    'DK',
    'NO',
    'BR',
    'MX',
    'IN',
    'AR',
    'GR',
    'CZ',
    'HU',
    'CN',
    'RU',
    'SG',
  ] as const),
];

/** Set aside for films and examples by the regulators: nobody's. National numbers by calling code. */
const fictional: Readonly<Record<string, string>> = {
  1: '\\d{3}55501\\d{2}',
  44: '(?:11[3-8]|1[2-6]1)4960\\d{3}|2079460\\d{3}|1914980\\d{3}|2896496\\d{3}|2920180\\d{3}|1632960\\d{3}|7700900\\d{3}|8081570\\d{3}|9098790\\d{3}|3069990\\d{3}',
  33: '(?:19900|26191|35301|46571|53649|63998)\\d{4}',
  49: '3023125\\d{3}|4066969\\d{3}|6990009\\d{3}|8999998\\d{3}|2214710\\d{3}|17139200\\d{2}|17604069\\d{3}',
  61: '[2378](?:5550|7010)\\d{4}|491570\\d{3}',
  46: '846500[4-9]\\d|846500[4-9]\\d{2}|31390060\\d|31390060\\d{2}|70174060\\d|70174060\\d{2}',
  353: '2091\\d{5}',
};

const languages = new Map<string, DigitLanguage>();
const languageOf = (pattern: string): DigitLanguage => {
  const language = languages.get(pattern) ?? digitLanguage(pattern);
  languages.set(pattern, language);
  return language;
};

const metadata = new Metadata();
/** The library's own pattern of a country's numbers of a type. Its declarations leave this method out. */
const patternOf = (country: CountryCode, type: PhoneNumberType): string => {
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as unknown as { type(name: string): { pattern(): string } | undefined };
  return plan.type(type === 'FIXED_LINE_OR_MOBILE' ? 'FIXED_LINE' : type)?.pattern() ?? '';
};

/** What a number has in common with its surrogate. */
interface Plan {
  readonly name: string;
  readonly language: DigitLanguage;
}

interface Parsed {
  readonly plan: Plan;
  /** National number: the last digits of the text. */
  readonly number: string;
  /** E.164. */
  readonly international: string;
}

/** A North American country with few areas keeps the area: a walk over all of them would seldom come back to one. */
const reservedFor = ({ country, countryCallingCode, nationalNumber }: PhoneNumber): string | undefined =>
  countryCallingCode === '1' && country !== undefined && country !== 'US' && country !== 'CA'
    ? `${nationalNumber.slice(0, 3)}55501\\d{2}`
    : fictional[countryCallingCode];

const planOf = (phone: PhoneNumber): Plan | null => {
  const number: string = phone.nationalNumber;
  const type = phone.getType();
  const reserved = reservedFor(phone);
  if (reserved !== undefined && languageOf(reserved).rank(number) !== null) {
    const kind = `${phone.country ?? `+${phone.countryCallingCode}`} ${type ?? 'invalid'}`;
    return { name: `${kind} ${number.length} fictional`, language: languageOf(reserved) };
  }
  if (phone.country === undefined || type === undefined) return null;
  return { name: `${phone.country} ${type} ${number.length}`, language: languageOf(patternOf(phone.country, type)) };
};

/** North American numbers are recognised by their form alone: an area that does not exist, or none. */
const northAmericanForms = ['[2-9]\\d{2}[2-9]\\d{6}', '[2-9]\\d{9}', '[2-9]\\d{6}'] as const;
const northAmerican = (digits: string): Parsed | null => {
  const number = digits.replace(/^1(?=\d{10}$)/, '');
  const form = northAmericanForms.find((pattern) => languageOf(pattern).rank(number) !== null);
  if (form === undefined || number.length + 1 < digits.length) return null;
  const isFictional = /^55501\d\d$/.test(number);
  const language = languageOf(isFictional ? '55501\\d{2}' : form);
  return { plan: { name: `North America ${form} ${isFictional}`, language }, number, international: number };
};

const extension = /[, ]*(?:ext|x|durchwahl|dw|poste|anexo|interno|wew|ankn)[^\p{Nd}]*\p{Nd}+$/iu;

/** The longest tail in which an extension is looked for: linear time for any text. */
const longestExtension = 30;

/** The number and, behind it, the extension. */
const parted = (text: string): readonly [number: string, extension: string] => {
  const match = extension.exec(text.slice(-longestExtension));
  const cut = text.length - (match?.[0].length ?? 0);
  return [text.slice(0, cut), text.slice(cut)];
};

const isInternational = /^[^\p{N}]*(?:\+|00)/u;

const readings = new Map<string, Parsed | null>();
const mostReadings = 4000;

/** Grouped as North Americans do. */
const northAmericanWriting = /^\D*(?:1\D*)?[2-9]\d{2}\D+\d{3}\D+\d{4}$/;

/** Without its country a number is read as a mobile one where it can be, then as a landline, then as anything else. */
const likelihood = ({ name }: Plan): number => (/ MOBILE|fictional/.test(name) ? 2 : name.includes(' FIXED') ? 1 : 0);

const parse = (text: string, digits: string): Parsed | null => {
  if (digits.length < 5 || digits.length > 20) return null;
  const isWhole = isInternational.test(text.normalize('NFKC'));
  const plain = isWhole ? `+${digits.replace(/^00/, '')}` : digits;
  const isNorthAmerican = northAmericanWriting.test(text);
  const name = `${plain} ${isNorthAmerican}`;
  const known = readings.get(name);
  if (known !== undefined) return known;
  const national = isNorthAmerican
    ? openCountries.slice(0, 1)
    : digits.startsWith('0')
      ? trunkCountries
      : openCountries;
  let best: Parsed | null = null;
  for (const country of isWhole ? [undefined] : national) {
    const from = country === undefined ? {} : { defaultCountry: country };
    const phone = parsePhoneNumberFromString(plain, { ...from, extract: false });
    const plan = phone === undefined ? null : planOf(phone);
    if (phone === undefined || plan === null || !digits.endsWith(phone.nationalNumber)) continue;
    if (best !== null && likelihood(plan) <= likelihood(best.plan)) continue;
    best = { plan, number: phone.nationalNumber, international: phone.number };
    // A North American number does not say whether it is mobile; and nothing is likelier than a mobile one.
    if (plan.name.includes('FIXED_LINE_OR_MOBILE') || likelihood(plan) === 2) break;
  }
  const reading = best ?? (isWhole ? null : northAmerican(digits));
  if (readings.size > mostReadings) readings.clear();
  readings.set(name, reading);
  return reading;
};

/** E.164 where the number's country is known; its digits otherwise. With the extension. */
export const canonicalPhone = (written: string): string => {
  const text = readSpoken(written)?.digits ?? written;
  const [number, extra] = parted(text);
  const digits = digitsOf(slotsOf(number, false));
  const base = parse(number, digits)?.international ?? digits;
  return (extra === '' ? base : `${base};${digitsOf(slotsOf(extra, false))}`) || text;
};

/** The digits of a number that says its country as they are dialled from anywhere, in one order; none of another. */
export const dialled = (text: string): string[] => {
  const number = parsePhoneNumberFromString(text);
  if (number === undefined) return [];
  const [code, national] = [String(number.countryCallingCode), String(number.nationalNumber)];
  const whole = code + national;
  return [whole, `${code}0${national}`, `00${whole}`, `011${whole}`, `0${national}`, national];
};

/**
 * Two numbers that say no country as they are dialled from abroad, in each country where both may be: `06 12 34 56 78` and
 * `+33 6 12 34 56 78`.
 */
export const dialledFromAbroad = (text: string, other: string): readonly (readonly [string, string])[] => {
  if ([text, other].some((number) => isInternational.test(number.normalize('NFKC')))) return [];
  const countries = digitsOf(slotsOf(text, false)).startsWith('0') ? trunkCountries : openCountries;
  const pairs = countries.flatMap((country) => {
    const [here, there] = [text, other].map((number) => parsePhoneNumberFromString(number, country));
    if (here?.isValid() !== true || there?.isValid() !== true) return [];
    const code = String(here.countryCallingCode);
    return ['', '00', '011'].map((prefix): [string, string] => [
      `${prefix}${code}${here.nationalNumber}`,
      `${prefix}${code}${there.nationalNumber}`,
    ]);
  });
  return [...new Map(pairs)];
};

const callingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

/** Calling code, trunk zeros: what stays of a number that no country knows. */
const keptDigits = (text: string, digits: string): number => {
  if (!isInternational.test(text.normalize('NFKC'))) return matchedLength(/^0*/, digits);
  const zeros = digits.startsWith('00') ? 2 : 0;
  return zeros + ([1, 2, 3].find((length) => callingCodes.has(digits.slice(zeros, zeros + length))) ?? 0);
};

const cipherKnown = (cipher: Cipher, direction: Direction, surface: Slots, parsed: Parsed): string => {
  const { plan, number } = parsed;
  const digits = digitsOf(surface);
  const start = digits.length - number.length;
  const size = plan.language.size(number.length);
  const fill = (to: string): string => surface.fill(Array.from(digits.slice(0, start) + to, Number));
  const step = (from: string): string => {
    const rank = plan.language.rank(from);
    // A number of the type by its country's rules, though not by the pattern of its own type.
    if (rank === null) return from;
    return plan.language.unrank(cipher[direction](rank, size, `phone ${plan.name}`), number.length);
  };
  const image = walk(number, step, (to) => parse(fill(to), digits.slice(0, start) + to)?.plan.name === plan.name);
  return fill(image);
};

/** A phone number to one of the same country, type and writing. */
export const cipherPhone = (cipher: Cipher, direction: Direction, text: string): string => {
  const spoken = readSpoken(text);
  if (spoken !== null) {
    const other = (digits: string): string => cipherPhone(cipher, direction, digits);
    const digits = walk(spoken.digits, other, (to) => spoken.write(to) !== null);
    return spoken.write(digits) ?? digits;
  }
  const [number, extra] = parted(text);
  const surface = slotsOf(number, false);
  const digits = digitsOf(surface);
  const parsed = parse(number, digits);
  const rest = cipherShape(cipher, direction, extra, 'phone extension', false);
  if (parsed !== null) return cipherKnown(cipher, direction, surface, parsed) + rest;
  const kept = keptDigits(number, digits);
  const cut = surface.slots[kept]?.at ?? number.length;
  const characters = Array.from(number);
  const head = characters.slice(0, cut).join('');
  const tail = characters.slice(cut).join('');
  const isUnknown = (to: string): boolean => {
    const whole = digitsOf(slotsOf(head + to, false));
    return parse(head + to, whole) === null && keptDigits(head + to, whole) === kept;
  };
  return head + cipherShape(cipher, direction, tail, 'phone unknown', false, isUnknown) + rest;
};
