import type { Replacement } from '../../../../shared/domain';
import { lastDigits, lastDigitsCue } from '../entities/last-digits';
import { dialled, dialledFromAbroad } from '../entities/phone';
import { isAlphanumeric } from './characters';
import { createForm, type Draft, type Form } from './form';

/** Forms of numbers and codes: any separators, phone numbers with and without their country, last four digits. */

const compact = (text: string): string => [...text].filter((sign) => isAlphanumeric(sign.charCodeAt(0))).join('');

/** With fewer signs, separators say too much: `12 34` is not `1234`. */
const fewest = 6;

const phoneForms = (surrogate: string, original: string): Draft[] => {
  const own = dialled(original);
  const pairs =
    own.length === 0
      ? dialledFromAbroad(surrogate, original)
      : dialled(surrogate).map((number, at) => [number, own[at] ?? original] as const);
  return pairs
    .map(([from, to]) => ({ surrogate: from, original: to }))
    .filter((draft) => draft.surrogate.length > fewest);
};

export const codeForms = ({ type, surrogate, original }: Replacement, replacement: number): Form[] => {
  const phone = type === 'PHONE_NUMBER';
  const whole = compact(surrogate);
  // Four digits went out where they were said to be the last ones.
  const after = /^\d{4}$/.test(whole) && whole.length === surrogate.length ? lastDigitsCue : null;
  const sent: Draft = { surrogate, original, rank: 0, after, write: whole.length < fewest ? 'plain' : 'digits' };
  const [tail, ownTail] = [lastDigits(surrogate), compact(original).slice(-4)];
  const drafts: Draft[] = [
    sent,
    ...(phone ? phoneForms(surrogate, original) : []),
    ...(tail === null ? [] : [{ surrogate: tail, original: ownTail, after: lastDigitsCue }]),
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
    createForm(replacement, {
      write: 'plain',
      // In the name of a file a user's name is still theirs.
      joined: type === 'USER_NAME' ? 'doubtful' : 'no',
      codeOnly: type === 'SECRET',
      ...draft,
    }),
  );
};
