/**
 * How a word's letters are written; `listed`: as its list writes it (McDonald, O'Neill, Frankfurt am Main); `turkish`:
 * large, with İ for i and I for ı.
 */
export type LetterCase = 'small' | 'large' | 'turkish' | 'title' | 'listed' | readonly boolean[];

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

/**
 * @param word In composed characters.
 * @param folded Its folded form.
 * @param listed The word as its list writes it, or the word in title case.
 */
export const letterCaseOf = (word: string, folded: string, listed: string): LetterCase => {
  if (word === listed) return 'listed';
  const whole = (['small', 'large', 'turkish', 'title'] as const).find((each) => inCase(folded, listed, each) === word);
  if (whole !== undefined) return whole;
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
      return lettersOf(word)
        .map((letter, i) => (letterCase[i] ? toLarge(letter) : letter))
        .join('');
  }
};
