import { commonWordsOf, firmWords, isGivenName, smallWordsOf, stopWordsOf } from '../lists';
import { once } from '../once';
import { remembered } from './pieces';

const languagesOf = new Map<string, string[]>();
for (const [code, words] of Object.entries(stopWordsOf)) {
  for (const word of words) languagesOf.set(word, [...(languagesOf.get(word) ?? []), code]);
}

/** By all the lists: English has none of small words, but one of ordinary ones. */
const byAnyList = once((): ReadonlyMap<string, readonly string[]> => {
  const codesOf = new Map<string, Set<string>>();
  const add = (code: string, words: Iterable<string>): void => {
    for (const word of words) codesOf.set(word, (codesOf.get(word) ?? new Set<string>()).add(code));
  };
  for (const lists of [stopWordsOf, commonWordsOf, smallWordsOf])
    for (const [code, words] of Object.entries(lists)) add(code, words);
  add(
    'en',
    firmWords.map((word) => word.toLowerCase()),
  );
  return new Map(Array.from(codesOf, ([word, codes]) => [word, [...codes]]));
});
/** Of a word that is none of the sentence's. */
const ofOther = 0.5;

/** Scripts that one language mostly writes. */
const scripts: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Thai}/gu, 'th'],
  [/[іїєґ]/gu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
];

/** Hans Becker is no Swedish "his". */
const fullName = /(?<!\p{L})(\p{Lu}\p{Ll}+)(?= \p{Lu}\p{Ll})/gu;
const nameless = (name: string): string => (isGivenName(name) ? '' : name);

/** No name goes on in the next line. */
const wordsIn = (line: string): string[] =>
  (line.replace(fullName, nameless).match(/\p{L}+(?:'\p{L}+)?/gu) ?? []).map((word) => word.toLowerCase());
/** Of the words of a line, the languages that have them. */
const languagesIn = remembered((line): readonly (readonly string[])[] =>
  wordsIn(line).flatMap((word) => {
    const codes = languagesOf.get(word);
    return codes === undefined ? [] : [codes];
  }),
);

/** A language shows in its first pages. */
const sample = 4000;
/** Up to this length a text may have too few stop words to tell its language: its other words count as well. */
const short = 400;

/** Several ask for one text in turn. */
const languageOf = remembered((start): string | null => {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(start)) {
    const letters = start.match(/\p{L}/gu)?.length ?? 0;
    for (const [script, code] of scripts) {
      const written = start.match(script)?.length ?? 0;
      // A kanji text has few kana; a Ukrainian one few of its own letters.
      if (written > 0 && written * (code === 'ja' || code === 'uk' ? 20 : 2) >= letters) return code;
    }
  }
  const scores = new Map<string, number>();
  const say = (codes: readonly string[], weight: number): void => {
    // A word of one language says more than one of four.
    for (const code of codes) scores.set(code, (scores.get(code) ?? 0) + weight / codes.length);
  };
  const lines = start.split('\n');
  for (const codes of lines.flatMap(languagesIn)) say(codes, 1);
  // Of notes without any word of a sentence no language is told: "Frère, 41, avocat".
  if (scores.size > 0 && start.length <= short)
    for (const word of lines.flatMap(wordsIn)) say(byAnyList().get(word) ?? [], ofOther);
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < 1 || best[1] <= 1.2 * (second?.[1] ?? 0)) return null;
  return best[0];
});

/** BCP 47 language of a text by script and stop words, or null where it is too short to tell. */
export const language = (text: string): string | null => languageOf(text.slice(0, sample));

/** The language of a text; of a short one, which of the lists has most of its words. */
export const textLanguage = remembered((text): string | null => {
  const told = language(text);
  if (told !== null || text.length > short) return told;
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const isOf = (word: string, code: string): boolean =>
    (smallWordsOf[code]?.has(word) ?? false) || (stopWordsOf[code]?.has(word) ?? false);
  const [best, second] = Object.keys(smallWordsOf)
    .map((code) => [code, words.filter((word) => isOf(word, code)).length] as const)
    .sort((a, b) => b[1] - a[1]);
  return best === undefined || best[1] < 2 || best[1] <= (second?.[1] ?? 0) ? null : best[0];
});
