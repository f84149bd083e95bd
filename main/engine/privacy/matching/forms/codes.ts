import type { Replacement } from '../../../../../shared/domain';
import { isNumbered } from '../../detect/recognisers/id-number/cue';
import { numberWords } from '../../detect/recognisers/id-number/nouns';
import { passwordNames } from '../../detect/recognisers/secrets/passwords';
import { dialled, dialledFromAbroad } from '../../entities/contact/phone';
import { lastDigits, lastDigitsCue } from '../../entities/digits/last';
import type { Kept } from '../kept';
import { isAlphanumeric } from '../read/characters';
import { type CreateForms, createForm, type Draft } from './form';
import { isListedWord } from './words';

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

/** A Swede's number has its century or not; who was born in which, its other digits leave open. */
const centuryForms = (surrogate: string, original: string): Draft[] =>
  [surrogate, original].every((number) => /^\d{6}[-+]?\d{4}$/.test(number))
    ? ['19', '20'].map((century) => ({ surrogate: century + surrogate, original: century + original, doubtful: true }))
    : [surrogate, original].every((number) => /^(?:19|20)\d{6}[-+]?\d{4}$/.test(number))
      ? [{ surrogate: surrogate.slice(2), original: original.slice(2) }]
      : [];

/** Between the noun that names a code and the code, in a prompt: "badge is the 4471". */
const gapSent = /^(?:[^\p{N}.,;!?\n]|\.(?! )){1,16}$/u;
/** … and in a reply, where other words may make a year of it: "the invoice of 2019". */
const copulas = ['is', 'was', 'ist', 'lautet', 'est', 'es', 'è', 'é', 'jest', 'är'];
const gapRead = `(?:[^\\p{L}\\p{N}.,;!?\\n]|\\.(?! )|º|(?<!\\p{L})(?:n|${[...numberWords, ...copulas].filter((word) => /^\p{L}+$/u.test(word)).join('|')})(?!\\p{L}))`;

/** The noun that says what a code is of: "colegiada n.º ". */
const labelOf = (front: string): string | null => {
  const label = [...front.matchAll(/\p{L}{2,30}/gu)].findLast(([word]) => isNumbered(word.toLowerCase()));
  return label !== undefined && gapSent.test(front.slice(label.index + label[0].length))
    ? label[0].toLowerCase()
    : null;
};

/** What says of four digits whose they are: that they are the last ones, or the noun that they were sent behind. */
const sureAfterOf = ({ type, surrogate }: Replacement, kept: Kept): RegExp => {
  const labels = kept.placesOf(type, surrogate).flatMap(({ front }) => labelOf(front) ?? []);
  if (labels.length === 0) return lastDigitsCue;
  const sent = `(?<!\\p{L})(?:${[...new Set(labels)].join('|')})${gapRead}{1,12}$`;
  return new RegExp(`${lastDigitsCue.source}|${sent}`, 'u');
};

/** A few digits that are no part of a longer number or code, no year behind its month and no sum behind its currency. */
const standsFree = /(?<![\p{L}\p{N}][-.@_]|(?<!\p{N})\p{N}{1,2}\/|\p{Sc} ?)$/u;

/** A reply has years of its own: in the place of a code they need the words that it was sent behind. */
const isLikeYear = (code: string): boolean => /^(?:19|20)\d\d$/.test(code);

/** The two words that a code was sent behind: "l'alarme ". */
const twoWords = /(?<!\p{L})\p{L}+[^\p{L}\p{N}]{1,3}\p{L}+[^\p{L}\p{N}]{1,3}$/u;
const behindSent = ({ type, surrogate }: Replacement, kept: Kept): string[] =>
  kept.placesOf(type, surrogate).flatMap(({ front }) => {
    const words = twoWords.exec(front.toLowerCase())?.[0].match(/\p{L}+/gu) ?? [];
    return words.length === 0 ? [] : `(?<!\\p{L})${words.map((word) => `${word}[^\\p{L}\\p{N}]{1,3}`).join('')}$`;
  });

/** Four digits alone may be a number of the reply's own, but for those behind what says whose they are. */
const fewDigits = (sent: Replacement, kept: Kept): Partial<Draft> => {
  const sureAfter = sureAfterOf(sent, kept);
  const elsewhere = isLikeYear(sent.surrogate) ? behindSent(sent, kept) : [standsFree.source];
  return { sureAfter, after: new RegExp([sureAfter.source, ...elsewhere].join('|'), 'u') };
};

export const codeForms: CreateForms = (sentOne, replacement, kept) => {
  const { type, surrogate, original } = sentOne;
  const phone = type === 'PHONE_NUMBER';
  const whole = compact(surrogate);
  const few = /^\d{4}$/.test(whole) && whole.length === surrogate.length ? fewDigits(sentOne, kept) : {};
  const sent: Draft = { surrogate, original, rank: 0, ...few, write: whole.length < fewest ? 'plain' : 'digits' };
  const [tail, ownTail] = [lastDigits(surrogate), compact(original).slice(-4)];
  const drafts: Draft[] = [
    sent,
    ...(phone ? phoneForms(surrogate, original) : []),
    ...(type === 'SE_PERSONNUMMER' ? centuryForms(surrogate, original) : []),
    ...(tail === null ? [] : [{ surrogate: tail, original: ownTail, after: lastDigitsCue }]),
  ];
  return drafts.map((draft) =>
    createForm(replacement, { write: 'digits', joined: phone ? 'doubtful' : 'no', ...draft }),
  );
};

/** Says of what stands behind it that it opens something. */
const secretNouns = [
  ...passwordNames,
  '\\p{L}{0,12}(?:codes?|pins?|keys?|tokens?|secrets?|kode[nt]?|koden|kodu?|koodi|schlüssel|nyckeln?|sleutel|logins?)',
  'clés?|claves?|chiavi?|chaves?|klucz|kluczem|código|codigo|codice|puk|tan|otp|cvv2?|cvc2?|csc|cryptogramme|ключ|код|пин|κλειδί|κωδικός(?: πρόσβασης)?|anahtar',
].join('|');
/** Of scripts without spaces: another word may stand right before them, and one behind. */
const unspacedSecretNouns = '密[码碼]|口令|验证码|驗證碼|密钥|暗証番号|パスワード|비밀번호|비번';
const behindSecretNoun = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:${secretNouns})(?!\\p{L})|${unspacedSecretNouns})(?:[^\\p{N}.!?\\n]|\\.(?! )){0,24}$`,
  'iu',
);

/** Letters, digits and signs: of so many characters in two sorts no other text is made by chance. */
const sorts = (text: string): number => [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((sort) => sort.test(text)).length;
const surelyMade = 8;

/** Of fewer signs, of words and of years a reply has its own. */
const fewestAlone = 3;

/** What stands before a secret in a sentence. One of so many characters is told by itself. */
const beforeSecret = (surrogate: string): RegExp | null => {
  if (sorts(surrogate) > 1 && surrogate.length >= surelyMade) return null;
  const isOthers = surrogate.length < fewestAlone || isLikeYear(surrogate) || isListedWord(surrogate);
  return isOthers ? behindSecretNoun : standsFree;
};

/** The digits of a short code without its sign: `4471#`. */
const digitsOf = (code: string): string => /^[*#]?(\d{3,})[*#]?$/.exec(code)?.[1] ?? code;

/** What is written in one way only: a user name, the address of a machine or a page, a secret. */
export const exactForms: CreateForms = ({ type, surrogate, original }, replacement) => {
  const drafts: Draft[] = [{ surrogate, original, rank: 0 }];
  if (type === 'SECRET' && digitsOf(surrogate) !== surrogate)
    drafts.push({ surrogate: digitsOf(surrogate), original: digitsOf(original) });
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
      inProse: type === 'SECRET' ? beforeSecret(draft.surrogate) : null,
      ...draft,
    }),
  );
};
