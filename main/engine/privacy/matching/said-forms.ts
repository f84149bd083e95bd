import type { EntityType } from '../../../../shared/domain';
import { textLanguage } from '../detect/language';
import { quantityOf } from '../entities/quantities';
import { numberLanguages } from '../entities/quantities/words/languages';
import { type CreateForms, createForm, type Draft } from './form';
import type { Kept } from './kept';

/** Sums and ages that a reply says in words: "$84,000 (eighty-four thousand dollars)", "the ten-year-old". */

type Write = (value: bigint) => string;

/** What a sum in words is counted in. */
const nouns: Readonly<Record<string, readonly string[]>> = {
  USD: ['dollars', 'dollar', 'dólares', 'dollari', 'dolarów'],
  EUR: ['euros', 'euro'],
  GBP: ['pounds', 'pfund', 'livres', 'libras', 'sterline', 'funtów'],
  CHF: ['francs', 'franken', 'franchi'],
  PLN: ['złotych', 'złote'],
  SEK: ['kronor', 'kroner'],
  NOK: ['kroner'],
  DKK: ['kroner'],
  BRL: ['reais'],
  TRY: ['lira'],
  INR: ['rupees'],
};

/** So large a sum is one without its currency too, where it has enough digits besides zeros. */
const telling = 1000n;
const digitsOf = (value: bigint): number => value.toString().replace(/0+$/, '').length;

const sumForms = (sent: bigint, own: bigint, unit: string | null, write: Write): Draft[] => {
  const pairs = [
    (words: string): string => words,
    ...(nouns[unit ?? ''] ?? []).map((noun) => (words: string) => `${words} ${noun}`),
  ];
  return pairs.flatMap((say, at) => {
    const isBare = at === 0;
    if (isBare && (sent < telling || digitsOf(sent) < 2)) return [];
    return [
      { surrogate: say(write(sent)), original: say(write(own)), rank: 4, doubtful: isBare && digitsOf(sent) < 3 },
    ];
  });
};

/** How languages say that a number is an age, surely and perhaps: so many years may also be how long something takes. */
const ofAge: Readonly<Record<string, { readonly sure: readonly string[]; readonly perhaps: readonly string[] }>> = {
  en: { sure: ['# years old', '#-year-old', 'aged #', 'age of #'], perhaps: [] },
  de: { sure: ['# jahre alt'], perhaps: ['# jahre', '# jahren'] },
  fr: { sure: ['âgé de # ans', 'âgée de # ans'], perhaps: ['# ans'] },
  es: { sure: ['# años de edad'], perhaps: ['# años'] },
  it: { sure: ['# anni di età'], perhaps: ['# anni'] },
  pt: { sure: ['# anos de idade'], perhaps: ['# anos'] },
  nl: { sure: ['# jaar oud'], perhaps: ['# jaar'] },
  pl: { sure: [], perhaps: ['# lat'] },
  sv: { sure: ['# år gammal'], perhaps: ['# år'] },
  tr: { sure: ['# yaşında'], perhaps: [] },
};

const ageForms = (sent: bigint, own: bigint, code: string, write: Write): Draft[] => {
  const { sure, perhaps } = ofAge[code] ?? { sure: [], perhaps: [] };
  return [...sure, ...perhaps].map((phrase, at) => ({
    surrogate: phrase.replace('#', write(sent)),
    original: phrase.replace('#', write(own)),
    rank: 4,
    doubtful: at >= sure.length,
  }));
};

/** The only whole number of a value, with its unit; null where it is none, or has more than one. */
const wholeOf = (type: EntityType, text: string): { value: bigint; unit: string | null } | null => {
  const [measure, ...others] = quantityOf(type)?.read(text) ?? [];
  if (measure === undefined || others.length > 0 || measure.value.denominator !== 1n) return null;
  return { value: measure.value.numerator, unit: measure.unit };
};

const largest = 1_000_000_000n;
const isSaid = (value: bigint): boolean => value > 0n && value < largest;

interface Writer {
  readonly code: string;
  readonly write: Write;
}

/** Of the languages that a reply may be in: the prompts', any where they do not tell, and English. */
const createWriters = (text: string): Writer[] => {
  const own = textLanguage(text);
  return numberLanguages
    .filter(({ code }) => own === null || code === 'en' || code === own)
    .flatMap(({ code, write }) => {
      const plain: Write = (value) => write(Number(value));
      const linked: Write = (value) => plain(value).replace(/( hundred) (?=\S)/g, '$1 and ');
      return (code === 'en' ? [plain, linked] : [plain]).map((each) => ({ code, write: each }));
    });
};

/** Asked for each value of a conversation. */
const known = new WeakMap<Kept, Writer[]>();
const writersOf = (kept: Kept): Writer[] => {
  const writers = known.get(kept) ?? createWriters(kept.text);
  known.set(kept, writers);
  return writers;
};

/** A noised sum or age in words, where it is a whole number. */
export const saidForms: CreateForms = ({ type, surrogate, original }, replacement, kept) => {
  if (type !== 'MONEY' && type !== 'AGE') return [];
  const [sent, own] = [wholeOf(type, surrogate), wholeOf(type, original)];
  if (sent === null || own === null || !isSaid(sent.value) || !isSaid(own.value)) return [];
  const seen = new Set<string>();
  return writersOf(kept)
    .flatMap(({ code, write }) =>
      type === 'AGE' ? ageForms(sent.value, own.value, code, write) : sumForms(sent.value, own.value, sent.unit, write),
    )
    .filter((draft) => !seen.has(draft.surrogate) && seen.add(draft.surrogate))
    .map((draft) => createForm(replacement, { joined: 'no', ...draft }));
};
