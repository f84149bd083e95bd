import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Replacement } from '../../../../shared/domain';
import { isAlphanumeric } from './characters';
import { type Form, symbolsOf } from './form';

/** Forms of numbers and codes: any separators, phone numbers with and without their country, last four digits. */

const compact = (text: string): string => [...text].filter((sign) => isAlphanumeric(sign.charCodeAt(0))).join('');

/** With fewer signs, separators say too much: `12 34` is not `1234`. */
const fewest = 6;

const lastFour =
  /(?:ending|ends|ended|terminating|last (?:four|4)(?: digits?)?|endet|endend|letzten vier(?: ziffern| stellen)?|terminant|terminada?|quatre derniers(?: chiffres)?)(?: (?:in|with|of|on|are|is|auf|par|en|con))*:? ?$|(?:[x·…#.]{2,}|•)[- ]?$/;

type Draft = Pick<Form, 'original'> & Partial<Form> & { readonly surrogate: string };

const phoneForms = (surrogate: string, original: string): Draft[] => {
  const [number, own] = [parsePhoneNumberFromString(surrogate), parsePhoneNumberFromString(original)];
  if (number === undefined || own === undefined) return [];
  const [code, ownCode] = [String(number.countryCallingCode), String(own.countryCallingCode)];
  const [national, ownNational] = [String(number.nationalNumber), String(own.nationalNumber)];
  return [
    { surrogate: code + national, original: ownCode + ownNational },
    { surrogate: `${code}0${national}`, original: ownCode + ownNational },
    { surrogate: `00${code}${national}`, original: `00${ownCode}${ownNational}` },
    { surrogate: `011${code}${national}`, original: `011${ownCode}${ownNational}` },
    { surrogate: `0${national}`, original: `0${ownNational}` },
    { surrogate: national, original: ownNational },
  ].filter((draft) => draft.surrogate.length > fewest);
};

export const codeForms = ({ type, surrogate, original }: Replacement, replacement: number): Form[] => {
  const phone = type === 'PHONE_NUMBER';
  const whole = compact(surrogate);
  const sent: Draft = { surrogate, original, rank: 0, write: whole.length < fewest ? 'plain' : 'digits' };
  const [tail, ownTail] = [whole.slice(-4), compact(original).slice(-4)];
  const drafts: Draft[] = [
    sent,
    ...(phone ? phoneForms(surrogate, original) : []),
    ...(whole.length >= 8 && /\d{4}$/.test(whole) ? [{ surrogate: tail, original: ownTail, after: lastFour }] : []),
  ];
  return drafts.map(({ surrogate: written, ...draft }) => ({
    symbols: symbolsOf(written),
    replacement,
    write: 'digits',
    rank: 1,
    doubtful: false,
    capital: false,
    single: false,
    joined: phone ? 'doubtful' : 'no',
    after: null,
    writings: [],
    ...draft,
  }));
};
