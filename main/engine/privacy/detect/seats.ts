import { cities, countries } from '../lists';
import type { Found } from './resolve';

/** Where a firm is, in the languages that say it with a word of its own; "of" and "de" are parts of names. */
const seat = /^(?<firm>.*\p{L}.*?)(?<between> (?:in|im|i|w|we|à|em|en|på|bij|te) )(?<place>\p{Lu}[\p{L}\p{M}'’ -]*)$/u;

const isPlace = (words: string): boolean =>
  cities.has(words.toLowerCase()) || countries.has(words.toLowerCase()) || !words.includes(' ');

/** "Norrskolan i Luleå": a firm, and the town that it is in, are two values. */
export const withSeats = (text: string, read: readonly Found[]): Found[] =>
  read.flatMap((found): Found[] => {
    if (found.type !== 'ORGANIZATION') return [found];
    const { firm = '', between = '', place = '' } = seat.exec(text.slice(found.start, found.end))?.groups ?? {};
    if (firm === '' || !isPlace(place)) return [found];
    const end = found.start + firm.length;
    return [
      { ...found, end },
      { ...found, start: end + between.length, type: 'LOCATION', reason: 'where a firm is' },
    ];
  });
