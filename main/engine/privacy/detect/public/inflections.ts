import { wordSet } from '../../word-set';

/** Names in the cases of Polish, Russian and Ukrainian: Wójcika, Agnieszce, Иваном. Folded, as `mentions` reads words. */

const languages = new Set(['pl', 'ru', 'uk']);
const endings = wordSet(
  'a e i y o u ie em om ami ach owi owie ego emu im iego iemu iej ej ow а у ы е и ю я і ом ем ой ей ою ым им ого ему ов',
);
const longestEnding = 4;
/** A shorter stem begins too many words. */
const shortestStem = 4;

export const inflects = (language: string | null): boolean => languages.has(language ?? '');

/** What stays of a name in all its cases. */
export const stemsOf = (name: string): string[] => {
  const stem = name.replace(/(?:[aeioyаяйьоеіиы])$/u, '');
  return [stem, ...(stem.endsWith('k') ? [`${stem.slice(0, -1)}c`] : [])].filter(
    ({ length }) => length >= shortestStem,
  );
};

/** The stems that a word may be a case of. */
export const stemsIn = (word: string): string[] =>
  Array.from({ length: longestEnding }, (_, i) => i + 1)
    .filter((cut) => endings.has(word.slice(-cut)))
    .map((cut) => word.slice(0, -cut));
