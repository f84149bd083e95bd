import type { Cipher } from '../../ciphers';
import type { Direction } from '../../ciphers/numerals';
import { walk } from '../../ciphers/numerals';
import { recognisePostalCode } from '../../detect/recognisers/postal-code';
import { oneLine } from '../../patterns/one-line';
import { matched } from '../../text/around';
import { cipherShape } from '../formats/shape';
import { compactText, identifier } from '../identifier';
import {
  american,
  areas,
  brazilian,
  dutch,
  inTwo,
  irishKey,
  irishRest,
  japanese,
  polish,
  portuguese,
} from './postal-shapes';

/**
 * The countries' codes whose letters or first digits follow a rule, upper case. One that fits several goes with the first;
 * the rest are digits without a rule.
 */
const codes: readonly RegExp[] = [
  // United Kingdom: an area, a district, and two letters without C, I, K, M, O, V.
  new RegExp(`^(?:${areas})(?:[0-9]|[1-9][0-9]|[0-9][A-HJKPSTUW]) ?[0-9][ABD-HJLNP-UW-Z]{2}$`),
  // Canada: no D, F, I, O, Q, U; no W or Z at the start.
  /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z][ -]?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$/,
  // The Netherlands: not SA, SD, SS.
  /^[1-9][0-9]{3} ?(?!S[ADS])[A-Z]{2}$/,
  // Ireland: Eircode's routing keys.
  new RegExp(`^${irishKey} ?${irishRest}$`),
  // Japan, Portugal and Poland write theirs apart; Brazil's begin in 01.
  new RegExp(`^${japanese}$`),
  /^[1-9][0-9]{3}-[0-9]{3}$/,
  new RegExp(`^${polish}$`),
  new RegExp(`^(?!00)${brazilian}$`),
  // The United States' nine digits; Sweden's, Greece's and Czechia's five in two groups.
  /^(?!00[0-4])[0-9]{5}-[0-9]{4}$/,
  /^[1-9][0-9]{2} [0-9]{2}$/,
  // Five digits: below 01001 there are none in Germany, Spain, France or the United States.
  /^(?!00|01000)[0-9]{5}$/,
  // India's six; four digits elsewhere.
  /^[1-9][0-9]{5}$/,
  /^[1-9][0-9]{3}$/,
];

const countryPrefix = /^[A-Z]{1,3}-(?=\d)/i;

const kindOf = (code: string): number => codes.findIndex((pattern) => pattern.test(code.toUpperCase()));

/** Codes that stand in an address and are no house number: of five digits and more, or with letters. */
export const codeInAddress = new RegExp(
  oneLine`
    (?<![\p{L}\p{N}-])(?:
      (?:D|A|CH|F|S|B|E|I|L)-[0-9]{4,5}|[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}|[A-Z][0-9][A-Z] [0-9][A-Z][0-9]
      |[A-Z][0-9]{2} (?=[A-Z]{0,3}[0-9])(?=[0-9]{0,3}[A-Z])[A-Z0-9]{4}|${dutch}|${american}|${portuguese}|${polish}
      |${inTwo}|[0-9]{5,6}
    )(?![\p{L}\p{N}-])
  `,
  'gu',
);

/** A postal code to another of its country. */
export const cipherCode = (cipher: Cipher, direction: Direction, text: string): string => {
  const prefix = matched(countryPrefix, text);
  const code = text.slice(prefix.length);
  const kind = kindOf(code);
  const domain = `postal code ${kind}`;
  return (
    prefix +
    walk(
      code,
      (from) => cipherShape(cipher, direction, from, domain, true),
      (to) => kindOf(to) === kind,
    )
  );
};

export const postalCode = identifier({
  type: 'POSTAL_CODE',
  risk: 2,
  recognise: recognisePostalCode,
  leakage: ['country, as far as its way of writing tells it', 'length, separators, case, which characters are letters'],
  canonical: compactText,
  zeroStays: true,
  cipher: (direction, text, { cipher }) => cipherCode(cipher, direction, text),
});
