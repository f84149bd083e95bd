import { spelledOut } from '../../text/fold';

/** Letters with accents, and without. */

const bareLetters = new Map<string, string>();

/** A Latin or Greek letter without its accent. Letters of other scripts stay: й is one of its own. */
export const bare = (letter: string): string => {
  const known = bareLetters.get(letter);
  if (known !== undefined) return known;
  const [base = letter] = letter.normalize('NFD');
  const found = spelledOut[letter]?.charAt(0) ?? (/^[a-zα-ω]$/.test(base) ? base : letter);
  bareLetters.set(letter, found);
  return found;
};

/**
 * The accented letters of a language, or of several: the first that has all of a word's is its alphabet, so that a stand-in
 * looks like a word of it.
 */
export const alphabets: readonly (readonly string[])[] = [
  'äöü',
  'àâçéèêëîïôœùûü',
  'áéíñóúü',
  'ãáâàçéêíóôõú',
  'àèéìíòóù',
  'ąćęłńóśźż',
  'åäöé',
  'åæøé',
  'âçğıîöşü',
  'áčďéěíňóřšťúůýž',
  'áéíóöőúüű',
  'ăâîșț',
  'čćđšž',
  'áðéíóúýþæö',
  'äöüß',
  'άέήίόύώϊϋΐΰ',
].map((letters) => Array.from(letters));

/** Beyond the last code point of western Europe's letters, and of the rest of it. */
const ranges = [0xff, 0x17f, 0x10ffff];

/** Of Cyrillic: Russian's and Bulgarian's letters, Ukrainian's besides, all. */
const cyrillic = [/^[а-яё]+$/u, /^[а-яёіїєґ]+$/u, /^/u];
const isCyrillic = /\p{Script=Cyrillic}/u;

/** How many letters of a word have accents, and the alphabet that has them all; of Cyrillic the one that has all letters. */
export interface Accents {
  readonly count: number;
  readonly alphabet: number;
}

export const accentsOf = (word: string): Accents => {
  if (isCyrillic.test(word)) return { count: 0, alphabet: cyrillic.findIndex((letters) => letters.test(word)) };
  const accented = Array.from(word).filter((letter) => bare(letter) !== letter);
  const found = alphabets.findIndex((letters) => accented.every((letter) => letters.includes(letter)));
  const last = Math.max(0, ...accented.map((letter) => letter.codePointAt(0) ?? 0));
  const alphabet = found === -1 ? alphabets.length + ranges.findIndex((end) => last <= end) : found;
  return { count: accented.length, alphabet };
};

/** Whether letters without accents are of an alphabet. */
export const isOfAlphabet = (letters: string, alphabet: number): boolean =>
  !isCyrillic.test(letters) || (cyrillic[alphabet]?.test(letters) ?? false);

/** The accented forms of each letter that an alphabet has, of those that names are written with. */
export const formsIn = (
  alphabet: number,
  written: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly string[]> => {
  const end = ranges[alphabet - alphabets.length] ?? 0;
  const letters = alphabets[alphabet] ?? [...written.keys()].filter((letter) => (letter.codePointAt(0) ?? 0) <= end);
  const forms = new Map<string, string[]>();
  for (const letter of letters.filter((each) => written.has(each)).sort())
    forms.set(bare(letter), [...(forms.get(bare(letter)) ?? []), letter]);
  return forms;
};
