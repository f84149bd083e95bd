/** How a word's letters are written; `listed`: as its list writes it (McDonald, O'Neill, Frankfurt am Main). */
export type LetterCase = 'small' | 'large' | 'title' | 'listed' | readonly boolean[];

const isLarge = (letter: string): boolean => letter !== letter.toLowerCase();

/** Whether its letters have two cases. */
export const isCased = (word: string): boolean => word.toLowerCase() !== word.toUpperCase();

/** Large, where the way back is clear: not ß, whose large form is SS, nor ı, whose is I; but the last sigma of a word. */
const toLarge = (letter: string): string =>
  letter === 'ς' || letter.toUpperCase().toLowerCase() === letter ? letter.toUpperCase() : letter;

export const titled = (word: string): string => {
  const [first = '', ...rest] = word;
  return toLarge(first) + rest.join('');
};

/** @param listed The word as its list writes it, or the word in title case. */
export const letterCaseOf = (word: string, listed: string): LetterCase => {
  if (word === listed) return 'listed';
  if (word === word.toLowerCase()) return 'small';
  const letters = Array.from(word);
  const large = letters.map(isLarge);
  if (
    letters.length > 1 &&
    word ===
      letters
        .map((letter) => toLarge(letter.toLowerCase()))
        .join('')
        .normalize('NFC')
  )
    return 'large';
  return large[0] === true && !large.includes(true, 1) ? 'title' : large;
};

/** Writes a word in the case of another. What lies past the other's end is small. */
export const inCase = (word: string, listed: string, letterCase: LetterCase): string =>
  written(word, listed, letterCase).normalize('NFC');

const written = (word: string, listed: string, letterCase: LetterCase): string => {
  switch (letterCase) {
    case 'listed':
      return listed;
    case 'small':
      return word.toLowerCase();
    case 'large':
      return Array.from(word, toLarge).join('');
    case 'title':
      return titled(word.toLowerCase());
    default:
      return Array.from(word.toLowerCase(), (letter, i) => (letterCase[i] ? toLarge(letter) : letter)).join('');
  }
};
