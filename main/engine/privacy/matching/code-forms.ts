import type { Replacement } from '../../../../shared/domain';
import { dialled } from '../entities/phone';
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
  const own = dialled(original);
  return own.length === 0
    ? []
    : dialled(surrogate)
        .map((number, at) => ({ surrogate: number, original: own[at] ?? original }))
        .filter((draft) => draft.surrogate.length > fewest);
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
