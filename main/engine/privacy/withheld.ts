import type { EntityType, Span } from '../../../shared/domain';
import { isAnyWord, isStopWord } from './detect/words/vocabulary';
import { isCased } from './entities/letter-case';
import { isSpelledAsName } from './entities/word';
import {
  commonWordsOf,
  foldName,
  isCommonName,
  isGivenName,
  isListedPlace,
  listedName,
  smallWordsOf,
  stopWordsOf,
} from './lists';
import { organizationWords, tradeWords } from './lists/kept';
import { accentsOf } from './lists/spelling';
import { matched, textBefore } from './text/around';
import { textLanguage } from './text/language';
import { valueKey } from './values';
import { wordSet } from './word-set';

/** German nouns that the lists have as names, and no language's words have. */
const nouns = wordSet(
  `
    bart bayer burger decker fink geiger gerber hafner hahn hirt kaufmann kern kohl maurer pfeffer probst reha reis
    ritter schäfer schimmel schreiner schuppe schuster schweizer stamm staub steiger wirt ziegler
  `,
);

const isOrdinary = (lower: string): boolean => nouns.has(lower) || isAnyWord(lower);

const shortest = 3;

/** Of two ordinary words, joined as German, Dutch and Swedish join them: stepdad, nattskift, arbeidsdag. */
const isCompound = (lower: string): boolean => {
  for (let cut = shortest; cut <= lower.length - shortest; cut++) {
    if (!isOrdinary(lower.slice(cut))) continue;
    const first = lower.slice(0, cut);
    if (isOrdinary(first) || isOrdinary(first.replace(/(?:e?[sn]|er)$/u, ''))) return true;
  }
  return false;
};

/** What stands before a word in its sentence. */
const reach = 80;
const sentence = /[^.!?…\n]*$/u;

const german = [stopWordsOf.de, commonWordsOf.de, smallWordsOf.de];
const isGerman = (lower: string): boolean => german.some((words) => words?.has(lower));

/** What few words are made of in our lists, so that a word like it could hardly be said: an accent. */
const hasAccent = (word: string): boolean => accentsOf(word).count > 0;

/** What is longer in large letters alone is no abbreviation. */
const longestAbbreviation = 5;

/** Whether a capital says that a word is a name: not where any word has one, at a sentence's start or in German. */
const isChosen = (text: string, start: number, word: string): boolean => {
  const before = matched(sentence, textBefore(text, start, reach));
  if (!/\p{Ll}/u.test(before) || (word.length <= longestAbbreviation && !/\p{Ll}/u.test(word))) return false;
  const language = textLanguage(text);
  const words = before.toLowerCase().match(/\p{L}+/gu) ?? [];
  return language !== 'de' && !(language === null && words.some(isGerman));
};

const mayBeName = (text: string, { start, end }: Span): boolean => {
  const words = text.slice(start, end).trim();
  return (
    !/\s/u.test(words) &&
    (words.match(/[\p{L}\p{M}]+/gu) ?? ['']).every((word) => {
      const folded = foldName(word);
      if (!/^\p{Lu}/u.test(word) || !isSpelledAsName(folded) || isOrdinary(folded)) return false;
      return (
        isGivenName(word) ||
        isCommonName(word) ||
        (!hasAccent(folded) && !isCompound(folded) && isChosen(text, start, word))
      );
    })
  );
};

/** What is called by names: a place, a firm, somebody. */
const named: ReadonlySet<EntityType> = new Set(['LOCATION', 'ORGANIZATION', 'PERSON']);

/** "the quarry", "la boulangerie du coin": words of a language in small letters, none of which is a name or a town. */
const isDescribed = (text: string, { start, end }: Span): boolean => {
  if (isListedPlace(text.slice(start, end).trim())) return false;
  const words = text.slice(start, end).match(/[\p{L}\p{M}]+/gu) ?? [];
  const isWord = (word: string): boolean => isOrdinary(word) || organizationWords.has(word) || tradeWords.has(word);
  const isName = (word: string): boolean =>
    !isStopWord(word) && (listedName(word) !== undefined || isListedPlace(word));
  return (
    words.length > 0 &&
    words.every((word) => isCased(word) && word === word.toLowerCase() && isWord(word) && !isName(word))
  );
};

/**
 * Whether a value is withheld where its type would encipher it: a word or phrase without a type (the user protects it by a
 * click, or the local model found it), unless it may be a name, where it stands once or more; and a place, a firm or somebody
 * said in ordinary words of small letters. Words of a language that are enciphered one by one read as a broken sentence, or
 * as another claim. The cipher itself knows no words: what was sent is deciphered without them.
 * @returns Asked by the name of a value, however it is written (`valueKey`).
 */
export const createWithheld = (text: string, spans: readonly Span[]): ((key: string) => boolean) => {
  const keyOf = ({ type, start, end }: Span): string => valueKey(type, text.slice(start, end));
  const mayBeWithheld = spans.filter(({ type }) => type === 'WORD' || named.has(type));
  const isCalled = (span: Span): boolean => (span.type === 'WORD' ? mayBeName(text, span) : !isDescribed(text, span));
  const called = new Set(mayBeWithheld.filter(isCalled).map(keyOf));
  const withheld = new Set(mayBeWithheld.map(keyOf).filter((key) => !called.has(key)));
  return (key) => withheld.has(key);
};
