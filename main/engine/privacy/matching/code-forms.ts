import type { Replacement } from '../../../../shared/domain';
import { dialled } from '../entities/phone';
import { isAlphanumeric } from './characters';
import { createForm, type Draft, type Form } from './form';

/** Forms of numbers and codes: any separators, phone numbers with and without their country, last four digits. */

const compact = (text: string): string => [...text].filter((sign) => isAlphanumeric(sign.charCodeAt(0))).join('');

/** With fewer signs, separators say too much: `12 34` is not `1234`. */
const fewest = 6;

const lastFour = new RegExp(
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
  )})(?: (?:in|with|of|on|are|is|auf|mit|par|en|con|em|na|op|på))*:? ?\\(?$|(?:[x·…#.]{2,}|•|(?<![\\p{L}\\p{N}-])--)[- ]?$`,
  'u',
);

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
  return drafts.map((draft) =>
    createForm(replacement, { write: 'digits', joined: phone ? 'doubtful' : 'no', ...draft }),
  );
};

/** What is written in one way only: a user name, the address of a machine or a page, a secret. */
export const exactForms = ({ type, surrogate, original }: Replacement, replacement: number): Form[] => {
  const drafts: Draft[] = [{ surrogate, original, rank: 0 }];
  if (type === 'COORDINATES') {
    const [here, there] = [surrogate, original].map((text) => text.match(/[-+]?\d{1,3}\.\d{3,}/g) ?? []);
    if (here !== undefined && there !== undefined && here.length === there.length)
      here.forEach((number, at) => {
        drafts.push({ surrogate: number, original: there[at] ?? '' });
      });
  }
  return drafts.map((draft) =>
    createForm(replacement, { write: 'plain', joined: 'no', codeOnly: type === 'SECRET', ...draft }),
  );
};
