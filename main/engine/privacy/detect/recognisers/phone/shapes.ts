import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { digitsOf } from '../context';

/** How phone numbers are written, and what else is written like them. */

const dialled = /^(?:\+|00)?[( ]{0,2}\d[\d ()./-]{4,18}\d(?: ?(?:x|ext\.?) ?\d{1,5})?$/i;
export const isDialled = (value: string): boolean => {
  const { length } = digitsOf(value);
  return dialled.test(value) && length > 6 && length < 16 && !date.test(value) && !years.test(value);
};
/** Without a trunk zero, as most countries of no area codes write them: behind a name, or as the last of its item. */
export const unprefixed =
  /^(?:[2-9]\d{2}([ -])\d{2,3}(?:\1\d{2,3}){1,2}|[2-9]\d([ -])\d{2,3}\2\d{2}\2\d{2}|[5-9]\d{8}|3[2-9]\d[ ./-]?\d{3}[ .-]?\d{3,4})$/;
export const withoutTrunk: readonly CountryCode[] = [
  'ES',
  'PT',
  'PL',
  'CZ',
  'SK',
  'DK',
  'NO',
  'GR',
  'LT',
  'LV',
  'EE',
  'IT',
];
/** A mobile number's third digit is a nine; other eleven digits are somebody's number. */
export const brazilian = /^[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/;
/** Countries that a national number may be of: without a cue word it has to be valid in one of them. */
export const countries: readonly CountryCode[] = [
  'US',
  'GB',
  'DE',
  'FR',
  'IT',
  'NL',
  'BE',
  'AT',
  'CH',
  'SE',
  'IE',
  'AU',
  'TR',
];
/** Those that a number of someone may be of, beside these. */
export const elsewhere: readonly CountryCode[] = [
  ...(['ES', 'PT', 'PL', 'DK', 'NO', 'FI', 'CZ', 'SK', 'HU', 'RO', 'BG', 'GR', 'HR', 'SI', 'RS', 'UA', 'RU'] as const),
  ...(['IN', 'PK', 'BD', 'ID', 'VN', 'PH', 'MY', 'SG', 'IL', 'AE', 'SA', 'EG', 'MA', 'NG', 'KE', 'ZA'] as const),
  ...(['BR', 'MX', 'AR', 'CO', 'CL', 'PE', 'NZ'] as const),
];
/** Russia's, and its neighbours', from within: no amount and no list is grouped so. */
export const russian = /^8[ -]?\(?\d{3,5}\)?[ -]?\d{1,3}-\d{2}-\d{2}$/;
/** Those of scripts without spaces. */
export const eastern: readonly CountryCode[] = ['CN', 'JP', 'TW', 'KR', 'HK', 'TH'];
/** China's mobile numbers have no trunk zero. */
export const chineseMobile = /^1[3-9]\d(?:\d{8}|[ -]\d{4}[ -]\d{4})$/;
export const japanese = /^0\d{1,4}-\d{1,4}-\d{4}$/;
export const northAmerican = /^(?:(?:\+?1|001)[-. ]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])[2-9]\d{2}[-. ]\d{4}(?!\d)/;
export const local = /^[2-9]\d{2}[-. ]\d{4}$/;
/** Two or more groups after a trunk zero, as European numbers are written. */
export const trunk = /^\(?0\d{1,5}\)?(?:[ ]?[-–/. ()] ?\(?\d{2,9}\)?)+$/;
/** A mobile number in one piece. */
export const mobile = /^0[67]\d{8,9}$|^01[567]\d{8,9}$/;
export const areaInBrackets = /^\(\d{2,5}\)[ -]?\d{2,5}(?:[- ]?\d{2,4}){0,3}$/;
export const international = /^(?:\+|00|\(\+)/;
const date = /^(?:(?:19|20)\d{2}[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)?\d{2})(?!\d|[-./ ]\d)/;
const years = /^(?:1[5-9]|20)\d{2} ?[-–/] ?(?:1[5-9]|20)?\d{2}$/;
/** "09/2011 – 02/2018": months of a CV. */
const months = /^(?:0?[1-9]|1[0-2])[./](?:19|20)\d{2} ?[-–] ?(?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}$/;
/** "PV n° 01884/2024": a number of its year. */
export const ofYear = /^\d{3,6}\/(?:19|20)\d{2}$/;
const address = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;
const decimal = /^\d+[.]\d+$/;
/** A date, years, months, an address of a network or a fraction. */
export const isOfOtherKind = (number: string): boolean =>
  [date, years, months, address, decimal].some((pattern) => pattern.test(number));
export const bookNumber = /^97[89][- ]?\d/;
export const thousands = /^\d{1,3}(?:[ .]\d{3})+$/;
const known = new Map<string, boolean>();
export const isValid = (value: string, country?: CountryCode): boolean => {
  const key = `${country ?? ''}${value}`;
  let valid = known.get(key);
  if (valid === undefined) {
    valid = parsePhoneNumberFromString(value, country)?.isValid() ?? false;
    if (known.size > 5000) known.clear();
    known.set(key, valid);
  }
  return valid;
};
