/**
 * How a word's letters are written; `listed`: as its list writes it (McDonald, O'Neill, Frankfurt am Main); `turkish`:
 * large, with İ for i and I for ı. `words`: of each of several words whether it begins large (colonia Del Valle: 011); else of
 * each letter whether it is large.
 */
export type LetterCase = 'small' | 'large' | 'turkish' | 'title' | 'listed' | `words ${string}` | readonly boolean[];

/** What İ is in small letters: two characters, and one letter. */
export const dottedSmall = 'i\u0307';

/** The letters of a folded word, what İ is in it as one. */
export const lettersOf = (folded: string): string[] =>
  folded.includes(dottedSmall) ? (folded.match(/i\u0307|./gsu) ?? []) : Array.from(folded);

const isLarge = (letter: string): boolean => letter !== letter.toLowerCase();

/** Whether its letters have two cases. */
export const isCased = (word: string): boolean => word.toLowerCase() !== word.toUpperCase();

/** Large, where the way back is clear: not ß, whose large form is SS, nor ı, whose is I; but the last sigma of a word. */
const toLarge = (letter: string): string =>
  letter === 'ς' || letter.toUpperCase().toLowerCase() === letter ? letter.toUpperCase() : letter;

const toLargeInTurkish = (letter: string): string => (letter === 'i' ? 'İ' : letter === 'ı' ? 'I' : toLarge(letter));

/** @param word Folded. */
export const titled = (word: string): string => {
  const [first = '', ...rest] = lettersOf(word);
  return (toLarge(first) + rest.join('')).normalize('NFC');
};

const isWordPart = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{M}]/u.test(letter);
const beginsWord = (letters: readonly string[], at: number): boolean =>
  isWordPart(letters[at]) && !isWordPart(letters[at - 1]);

/** Of several words that are small but for their first letters which of those are large; null of any other text. */
const largeWords = (word: string): `words ${string}` | null => {
  const letters = Array.from(word);
  const firsts = letters.filter((_, at) => beginsWord(letters, at));
  const isOne = firsts.length < 2 || letters.some((letter, at) => isLarge(letter) && !beginsWord(letters, at));
  return isOne
    ? null
    : `words ${firsts
        .map((letter) => (isLarge(letter) ? '1' : '0'))
        .join('')
        .replace(/0+$/, '')}`;
};

/** @param large As `largeWords` says. */
const withLargeWords = (word: string, large: string): string => {
  const letters = lettersOf(word);
  let count = 0;
  return letters
    .map((letter, at) => (beginsWord(letters, at) && large.charAt(count++) === '1' ? toLarge(letter) : letter))
    .join('');
};

/**
 * @param word In composed characters.
 * @param folded Its folded form.
 * @param listed The word as its list writes it, or the word in title case.
 */
export const letterCaseOf = (word: string, folded: string, listed: string): LetterCase => {
  if (word === listed) return 'listed';
  const whole = (['small', 'large', 'turkish', 'title'] as const).find((each) => inCase(folded, listed, each) === word);
  if (whole !== undefined) return whole;
  const byWord = largeWords(word);
  if (byWord !== null) return byWord;
  const large = Array.from(word, isLarge);
  return large.slice(0, large.lastIndexOf(true) + 1);
};

/** Writes a folded word in the case of another. What lies past the other's end is small. */
export const inCase = (word: string, listed: string, letterCase: LetterCase): string =>
  written(word, listed, letterCase).normalize('NFC');

const written = (word: string, listed: string, letterCase: LetterCase): string => {
  switch (letterCase) {
    case 'listed':
      return listed;
    case 'small':
      return word.replaceAll(dottedSmall, 'i');
    case 'large':
      return lettersOf(word).map(toLarge).join('');
    case 'turkish':
      return lettersOf(word).map(toLargeInTurkish).join('');
    case 'title':
      return titled(word);
    default:
      if (typeof letterCase === 'string') return withLargeWords(word, letterCase.slice('words '.length));
      return lettersOf(word)
        .map((letter, i) => (letterCase[i] ? toLarge(letter) : letter))
        .join('');
  }
};
