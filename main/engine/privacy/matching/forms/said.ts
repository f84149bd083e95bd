import { abbreviations } from '../../entities/quantities/laboratory/analytes';
import type { Measure } from '../../entities/quantities/quantity';
import { numberLanguages } from '../../entities/quantities/words/languages';
import { textLanguage } from '../../text/language';
import type { Kept } from '../kept';
import { measured } from '../noised/measured';
import { type CreateForms, createForm, type Draft } from './form';

/** Sums and ages that a reply says in words: "$84,000 (eighty-four thousand dollars)", "the ten-year-old"; and values in one with their names. */

type Write = (value: bigint) => string;

/** What a sum in words is counted in, by language and currency. */
const nouns: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    USD: ['dollars'],
    EUR: ['euros', 'euro'],
    GBP: ['pounds'],
    CHF: ['francs'],
    PLN: ['zlotys'],
    SEK: ['kronor'],
    NOK: ['kroner'],
    DKK: ['kroner'],
    BRL: ['reais'],
    INR: ['rupees'],
    TRY: ['lira'],
  },
  de: { USD: ['dollar'], EUR: ['euro'], GBP: ['pfund'], CHF: ['franken'], PLN: ['złoty'] },
  fr: { USD: ['dollars'], EUR: ['euros'], GBP: ['livres'], CHF: ['francs'] },
  es: { USD: ['dólares'], EUR: ['euros'], GBP: ['libras'], CHF: ['francos'] },
  it: { USD: ['dollari'], EUR: ['euro'], GBP: ['sterline'], CHF: ['franchi'] },
  pt: { USD: ['dólares'], EUR: ['euros'], GBP: ['libras'], BRL: ['reais'] },
  nl: { USD: ['dollar'], EUR: ['euro'], GBP: ['pond'], CHF: ['frank'] },
  pl: { USD: ['dolarów'], EUR: ['euro'], GBP: ['funtów'], CHF: ['franków'], PLN: ['złotych', 'złote'] },
  sv: { USD: ['dollar'], EUR: ['euro'], GBP: ['pund'], SEK: ['kronor'], NOK: ['kronor'], DKK: ['kronor'] },
  tr: { USD: ['dolar'], EUR: ['euro'], TRY: ['lira'] },
};

/** So large a sum is one without its currency too, where it has enough digits besides zeros. */
const telling = 1000n;
const digitsOf = (value: bigint): number => value.toString().replace(/0+$/, '').length;

const sumForms = (sent: bigint, own: bigint, unit: string | null, { code, write, isLikely }: Writer): Draft[] => {
  const isBareOne = isLikely && sent >= telling && digitsOf(sent) > 1;
  const [from, to] = [write(sent), write(own)];
  return [
    ...(isBareOne ? [{ surrogate: from, original: to, rank: 4, doubtful: digitsOf(sent) < 3 }] : []),
    ...(nouns[code]?.[unit ?? ''] ?? []).map((noun) => ({
      surrogate: `${from} ${noun}`,
      original: `${to} ${noun}`,
      rank: 4,
    })),
  ];
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

const ageForms = (sent: bigint, own: bigint, { code, write }: Writer): Draft[] => {
  const { sure, perhaps } = ofAge[code] ?? { sure: [], perhaps: [] };
  const [from, to] = [write(sent), write(own)];
  return [...sure, ...perhaps].map((phrase, at) => ({
    surrogate: phrase.replace('#', from),
    original: phrase.replace('#', to),
    rank: 4,
    doubtful: at >= sure.length,
  }));
};

/** The only whole number of a value, with its unit; null where it is none, or has more than one. */
const wholeOf = ([measure, ...others]: readonly Measure[]): { value: bigint; unit: string | null } | null => {
  if (measure === undefined || others.length > 0) return null;
  const { numerator, denominator } = measure.value;
  return numerator % denominator === 0n ? { value: numerator / denominator, unit: measure.unit } : null;
};

const largest = 1_000_000_000n;
const isSaid = (value: bigint): boolean => value > 0n && value < largest;

interface Writer {
  readonly code: string;
  readonly write: Write;
  /** English, or the prompts' language: a reply is hardly in another. */
  readonly isLikely: boolean;
}

/** A reply may be in any language: a letter is translated. */
const createWriters = (text: string): Writer[] => {
  const own = textLanguage(text);
  return numberLanguages
    .filter(({ code }) => nouns[code] !== undefined)
    .flatMap(({ code, write }) => {
      const plain: Write = (value) => write(Number(value));
      const linked: Write = (value) => plain(value).replace(/( hundred) (?=\S)/g, '$1 and ');
      const isLikely = code === 'en' || code === own;
      return (code === 'en' ? [plain, linked] : [plain]).map((each) => ({ code, write: each, isLikely }));
    });
};

/** What is translated has few sums: of more, each is looked for in the likely languages only. */
const fewSums = 60;

const asked = new WeakMap<Kept, { readonly writers: readonly Writer[]; count: number }>();
/** Asked for each value of a conversation. */
const writersOf = (kept: Kept): readonly Writer[] => {
  const known = asked.get(kept) ?? { writers: createWriters(kept.text), count: 0 };
  asked.set(kept, known);
  known.count += 1;
  return known.count > fewSums ? known.writers.filter(({ isLikely }) => isLikely) : known.writers;
};

/** The abbreviation that a value was sent behind, with no more than a space between. */
const analyteBefore = new RegExp(`(?<![\\p{L}\\d])(?:${abbreviations})(?= ?$)`, 'u');

/** A value of a laboratory in one with its name: "HbA1c7.9". */
const joinedForms: CreateForms = ({ type, surrogate, original }, replacement, kept) => {
  const analytes = kept.placesOf(type, surrogate).flatMap(({ front }) => analyteBefore.exec(front)?.[0] ?? []);
  return [...new Set(analytes)].map((analyte) =>
    createForm(replacement, {
      surrogate: analyte + surrogate,
      original: analyte + original,
      write: 'plain',
      joined: 'no',
    }),
  );
};

/** A noised sum or age in words, where it is a whole number, and a value in one with what was measured. */
export const saidForms: CreateForms = (sentOne, replacement, kept) => {
  const { type } = sentOne;
  if (type === 'LAB_VALUE') return joinedForms(sentOne, replacement, kept);
  if (type !== 'MONEY' && type !== 'AGE') return [];
  const { surrogate, original } = measured(sentOne);
  const [sent, own] = [wholeOf(surrogate), wholeOf(original)];
  if (sent === null || own === null || !isSaid(sent.value) || !isSaid(own.value)) return [];
  const seen = new Set<string>();
  return writersOf(kept)
    .flatMap((writer) =>
      type === 'AGE' ? ageForms(sent.value, own.value, writer) : sumForms(sent.value, own.value, sent.unit, writer),
    )
    .filter((draft) => !seen.has(draft.surrogate) && seen.add(draft.surrogate))
    .map((draft) => createForm(replacement, { joined: 'no', ...draft }));
};
