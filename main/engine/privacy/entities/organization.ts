import { type Direction, walk } from '../ciphers/numerals';
import { foldName, legalForms } from '../lists';
import { organizationWords, sectorWords } from '../lists/kept';
import { foldText, identifier } from './identifier';
import { cipherWords } from './place/words';
import { cipherText, isElided, type Run } from './text';
import { encipherKept, type WordSettings } from './word';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** "BV" is written "B.V." as well, and so are the others of two to four capitals; these have their own dots. */
const dottedForms = [...legalForms].flatMap((form) => (/^\p{Lu}{2,4}$/u.test(form) ? [[...form].join('.')] : []));
const dottedOtherwise = ['S.p.A', 'S.r.l', 'Sp. z o.o', 'Sp. z o. o', 's.r.o', 'a.s', 'e.V'];

/** A legal form at the end, and what comes before it. */
const legalForm = new RegExp(
  `[\\s,]+(?:${[...legalForms, ...dottedForms, ...dottedOtherwise]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})\\.?$`,
  'iu',
);
/** Chinese, Japanese and Korean write it before the name as well, without a space. */
const leadingForm = new RegExp(
  `^(?:${[...legalForms].filter((form) => /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(form)).join('|')})`,
  'u',
);
const longestForm = 60;

const isKindOfFirm = ({ word }: Run): boolean => organizationWords.has(foldName(word));

/**
 * Whether a firm is named by what it deals in, in words that stay beside a name: National Gas Company, Energy GmbH,
 * Energy 24. One such word and nothing else may be the word as well.
 */
const isOfKinds = (name: string, hasForm: boolean): boolean => {
  const runs = [...name.matchAll(/[\p{L}\p{M}]+/gu)].map(
    ({ 0: word, index }): Run => ({
      word,
      before: name.charAt(index - 1),
      after: name.charAt(index + word.length),
    }),
  );
  const others = runs.filter((run) => !isElided(run));
  return (hasForm || others.length > 1 || /\p{Nd}/u.test(name)) && others.every(isKindOfFirm);
};

/** A firm's name between what says its legal form. */
const nameIn = (firm: string): { readonly start: number; readonly end: number } => {
  const form = legalForm.exec(firm.slice(-longestForm))?.[0] ?? '';
  const start = leadingForm.exec(firm)?.[0].length ?? 0;
  return { start, end: Math.max(start, firm.length - form.length) };
};

/** Kind and legal form stay; names, cities and other words become others. */
const cipherOrganization = (text: string, direction: Direction, settings: WordSettings): string => {
  const { start, end } = nameIn(text);
  const [lead, name, form] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  // Ba and Sa are names as well: at the end they would be read as a form, and stay on the way back.
  const isAlike = (to: string): boolean => {
    const whole = nameIn(lead + to + form);
    return whole.start === start && whole.end === start + to.length;
  };
  const encipherSector = (word: string): string =>
    sectorWords.has(foldName(word)) ? encipherKept(word, settings.cipher) : word;
  const named =
    direction === 'encipher' && isOfKinds(name, name.length < text.length)
      ? cipherText(name.replace(/[\p{L}\p{M}]+/gu, encipherSector), direction, { ...settings, isKept: () => true })
      : walk(name, (from) => cipherWords(from, direction, settings, isKindOfFirm), isAlike);
  return lead + named + form;
};

export const organization = identifier({
  type: 'ORGANIZATION',
  risk: 1,
  recognise: null,
  leakage: [
    'kind of organisation (Hospital, Bank, University) and legal form (GmbH, Ltd, at the end Group and Investment as well)',
    'what it deals in (Energy, Media) where a name stands beside it, and where that one word is all; it becomes a made-up word where all others are a kind, a number or a legal form (National Gas Company, Energy 24, Energy GmbH)',
    'number of words, which of them are names, cities or ordinary words, separators, case, accents',
    'length of an abbreviation, of a word in Chinese characters (and which are words of grammar), and of a word in no list of seven letters or more',
    'words that it shares with another value of the conversation',
  ],
  canonical: foldText,
  cipher: (direction, text, context) => cipherOrganization(text, direction, context),
});
