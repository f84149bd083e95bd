import data from '../../../../../resources/lists/described.json';
import shortForms from '../../../../../resources/lists/short-forms.json';
import more from '../../../../../resources/lists/stand-ins.json';
import { fewestShown } from '../../lists/fewest';
import { oneLine } from '../../patterns/one-line';
import { foldText } from '../identifier';
import { inCase, titled } from '../letter-case';
import { agreementOf } from './agreement';

/** The lists of words that say something of a person, by type and language, and how their words are written. */

export type DescribedType = keyof typeof data;

interface WordList {
  readonly name: string;
  readonly language: string;
  /** What the words around its words change by; null where it has words of several. */
  readonly agreement: string | null;
  /** Whether they are what is done for the ill, and no illness. */
  readonly isTreatment: boolean;
  /** Written out. */
  readonly words: readonly string[];
  /** Abbreviations of words: AFib of atrial fibrillation. */
  readonly shorts: ReadonlyMap<string, string>;
  /** What stands for words of no list, and for nothing else: the key alone leads nowhere from it. */
  readonly others: readonly string[];
}

/** A word among those of its list that are enciphered; null where it is one of its `others`. */
interface Place {
  readonly list: WordList;
  readonly index: number | null;
  /** How the list writes it: its word, or an abbreviation of that. */
  readonly written: string;
}

/** What abbreviations stand for, by language. One that is not here is a word like any other: HIV. */
const longForms: Readonly<Record<string, Readonly<Record<string, string>>>> = shortForms;
const longOf = (language: string, word: string): string => longForms[language]?.[word] ?? word;

/** The last of so many words of a list, which are the rarer ones, are for what is in none. */
const everyOther = 5;
/** The kinds whose words say nothing bad of whoever is in no list. What has no kind (an occupation) is one. */
const harmless: ReadonlySet<string | undefined> = new Set([undefined, 'everyday', 'chronic', 'people']);
/**
 * The lists of one kind: one of each agreement that has enough words, and one of all others.
 * @param name Language, form and kind: a stand-in is of all three, or protecting asthma would say HIV.
 */
const listsOfKind = (name: string, listed: readonly string[]): WordList[] => {
  const [language = '', form = '', kind] = name.split(' ');
  const all = [...new Set(listed.map((word) => longOf(language, word)))];
  // Of several abbreviations of a word the first one.
  const shorts = new Map(
    listed
      .map((word) => [longOf(language, word), word] as const)
      .filter(([long, word]) => long !== word)
      .reverse(),
  );
  const kept = all.length - (harmless.has(kind) ? Math.floor(all.length / everyOther) : 0);
  const [words, others] = [all.slice(0, kept), all.slice(kept)];
  const agreementIn = new Map(all.map((word) => [word, agreementOf(language, word)]));
  const counts = new Map<string | null, number>();
  for (const word of words) {
    const agreement = agreementIn.get(word) ?? null;
    counts.set(agreement, (counts.get(agreement) ?? 0) + 1);
  }
  const enough = [...counts].filter(([, count]) => count >= fewestShown).sort(([, a], [, b]) => b - a);
  const rest = words.length - enough.reduce((sum, [, count]) => sum + count, 0);
  // Too few for a list of their own: the most of one agreement go with them.
  const joined = rest > 0 && rest < fewestShown ? enough[0]?.[0] : undefined;
  const own = new Set(enough.map(([agreement]) => agreement).filter((agreement) => agreement !== joined));
  const groupOf = (word: string): string | null => {
    const agreement = agreementIn.get(word) ?? null;
    return own.has(agreement) ? agreement : null;
  };
  return [...new Set(words.map(groupOf))].map((agreement) => ({
    name: agreement === null ? name : `${name} ${agreement}`,
    language,
    agreement,
    isTreatment: form === 'treat',
    words: words.filter((word) => groupOf(word) === agreement),
    shorts,
    others: others.filter((word) => groupOf(word) === agreement),
  }));
};

interface Lists {
  readonly all: readonly WordList[];
  /** Of folded words: a word may stand in lists of several languages. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  /** Of a language and a folded word without accents. */
  readonly bares: ReadonlyMap<string, Place>;
}

export const listsOf = (type: DescribedType): Lists => {
  const joined = new Map<string, string[]>();
  for (const source of [data, more] as const)
    for (const [name, words] of Object.entries(source[type]))
      joined.set(name, [...(joined.get(name) ?? []), ...words.split('|')]);
  const all = [...joined]
    .flatMap(([name, words]) => listsOfKind(name, words))
    // What is of a smaller kind is as if in no list.
    .filter(({ words }) => words.length >= fewestShown);
  const places = new Map<string, Place[]>();
  const bares = new Map<string, Place>();
  const add = (place: Place): void => {
    const folded = foldText(place.written);
    const name = `${place.list.language} ${bare(folded)}`;
    if (!bares.has(name)) bares.set(name, place);
    places.set(folded, [...(places.get(folded) ?? []), place]);
  };
  for (const list of all) {
    for (const [index, written] of list.words.entries()) add({ list, index, written });
    for (const written of list.others) add({ list, index: null, written });
    for (const [written, long] of Object.entries(longForms[list.language] ?? {})) {
      const index = list.words.indexOf(long);
      if (index !== -1) add({ list, index, written });
    }
  }
  return { all, places, bares };
};

/** Without accents: "Alzheimer" is the Spanish alzhéimer. */
const bare = (folded: string): string => folded.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Where a folded word is looked up in a text of a language: in the text's own lists, in English ones, else in the one
 * other language that has it. Null where no list has it, and in a known language where several others do: such a word
 * is at home in all of them, and its stand-in is of the text's own.
 */
export const placeIn = ({ places, bares }: Lists, folded: string, language: string | null): Place | null => {
  const all = places.get(folded) ?? [];
  const of = (wanted: string | null): Place | undefined => all.find(({ list }) => list.language === wanted);
  const own = of(language) ?? (language === null ? undefined : bares.get(`${language} ${bare(folded)}`));
  const found = own ?? of('en') ?? all[0] ?? null;
  const isShared = new Set(all.map(({ list }) => list.language)).size > 1;
  return own === undefined && of('en') === undefined && language !== null && isShared ? null : found;
};

/** What is done for the ill, by its form. */
const treating = new RegExp(
  oneLine`
    th?[eé]rap|ectom|ektom|surg|cirur?g|[ck]hirurg|operati|operac|operaç|opérat|operaz|dial[iy]|transplant|trasplant
    |trapiant|greffe|przeszczep|treatment|behand(?:lung|eling)|traitement|tratami?ento|trattamento|leczeni|inje[ck]
    |iniez|inyec|zastrzyk|infus|spritze|va[ck][cz]?in|vacun|impf|szczepi|medic(?:at|am)|medi[kc]ament|m[eé]dicament
    |tablet|\bpills?\b|pastill|\bmeds\b|chemo|chimio|quimi|inhibitor|blocker|implant|cath?eter|\bstents?\b|pacemaker
    |rehab|detox|insulin
  `,
  'u',
);

/** The ends of the first and the last word: they tell an adjective from a noun, and the genders apart. */
const endsOf = (folded: string): readonly string[] => {
  const words = folded.split(' ');
  return [words[0] ?? '', words.at(-1) ?? ''].map((word) => word.slice(-2));
};

/**
 * The list of a language whose words end as these do, of what the words around them change by; null where the language
 * has none, for a treatment also where it has none of treatments.
 */
export const likestList = ({ all }: Lists, text: string, language: string | null): WordList | null => {
  const folded = foldText(text);
  const [first, last] = endsOf(folded);
  const likeness = ({ words }: WordList): number =>
    words.reduce((sum, word) => {
      const ends = endsOf(foldText(word));
      return sum + Number(ends[0] === first) + Number(ends[1] === last);
    }, 0) / words.length;
  const own = all.filter((list) => list.language === (language ?? 'en') && list.others.length > 0);
  const of = own.filter(
    ({ isTreatment }) => isTreatment === (all.some((list) => list.isTreatment) && treating.test(folded)),
  );
  const agreement = agreementOf(language ?? 'en', text);
  const agreeing = of.filter((list) => list.agreement === agreement);
  return (agreeing.length > 0 ? agreeing : of).reduce<WordList | null>(
    (best, list) => (best === null || likeness(list) > likeness(best) ? list : best),
    null,
  );
};

/** How words are written: as the list does, the first or each word with a large letter, all small, all large. */
export type Writing = 'listed' | 'title' | 'each' | 'small' | 'large';
const writings = ['title', 'each', 'small', 'large'] as const;

/** Words that stay small in a heading. */
const particle =
  /^(?:of|the|and|for|in|on|to|at|with|a|an|de|du|des|la|le|les|et|del|di|e|y|da|do|und|von|van|der|en)$/;

/** In title case a word's own capitals stay: Hepatitis B. */
export const write = (word: string, writing: Writing): string => {
  switch (writing) {
    case 'listed':
      return word;
    case 'title':
      return titled(word);
    case 'each':
      return word.replace(/[^\s-]+/gu, (part) => (particle.test(part) ? part : titled(part)));
    default:
      return inCase(foldText(word), word, writing);
  }
};

/** Of a text that is the word but for its case. Capitals that follow no rule are read as the list writes it. */
export const writingOf = (text: string, word: string): Writing =>
  text === word ? 'listed' : (writings.find((each) => write(word, each) === text) ?? 'listed');

/** Whether it is read as just that, or the key alone would lead back to another case. */
export const isClear = (word: string, writing: Writing): boolean => writingOf(write(word, writing), word) === writing;

/** How a text of no list is written, for a word of a list in its place. */
export const writingLike = (text: string, words: readonly string[]): Writing => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isListedLarge = words.every((word) => word !== word.toLowerCase());
  if (letters === letters.toLowerCase()) return isListedLarge ? 'small' : 'listed';
  if (letters.length > 5 && letters === letters.toUpperCase()) return 'large';
  const parts = text.split(' ').filter((part) => !particle.test(part));
  if (parts.length > 1 && parts.every((part) => part === titled(part))) return 'each';
  return text === titled(text) ? 'title' : 'listed';
};
