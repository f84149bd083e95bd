import { plain } from './plain';

/** The mark that makes an ordinal of digits: 40th, 21:a, 1er, 20ste. Spanish º and German's dot are the same for all. */
export const ordinalMark = /^(?:st|nd|rd|th|:[ae]|ème|er|re|ste|de|e)(?![\p{L}\p{N}])/iu;

const english = (number: number): string => {
  const [tens, units] = [Math.floor(number / 10) % 10, number % 10];
  return tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][units] ?? 'th');
};

/** Of 1 and 2, but for 11 and 12. */
const swedish = (number: number): string =>
  /^[12]$/.test(String(number % 10)) && Math.floor(number / 10) % 10 !== 1 ? ':a' : ':e';

const dutch = (number: number): string => (number === 1 || number === 8 || number >= 20 ? 'ste' : 'de');

/** `like` as it is for another number. French has a mark of its own for the first only. */
const markFor = (number: number, like: string): string => {
  switch (like.toLowerCase()) {
    case 'st':
    case 'nd':
    case 'rd':
    case 'th':
      return english(number);
    case ':a':
    case ':e':
      return swedish(number);
    case 'ste':
    case 'de':
      return dutch(number);
    case 'er':
    case 're':
      return number === 1 ? like : 'e';
    default:
      return like;
  }
};

/** Digits with the mark that goes with them, in the case of the one that stood there; none where none stood. */
export const withOrdinal = (digits: string, like: string): string => {
  if (like === '') return digits;
  const mark = markFor(Number(plain(digits).replace(/\D/g, '')), like);
  return digits + (like === like.toUpperCase() && like !== like.toLowerCase() ? mark.toUpperCase() : mark);
};
