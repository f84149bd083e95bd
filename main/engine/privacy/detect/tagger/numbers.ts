import type { Tagged } from '../../../../../shared/tagger';
import { roughly } from '../../entities/quantities/age/approximate';
import { readNumberWords } from '../../entities/quantities/words/read';
import { isListedName } from './words';

/** A short number is a name or a word elsewhere: "Cem", "Elli". */
const shortest = 5;
/** In small letters or all in capitals; a name's word has one capital. */
const saidOrShouted = /^(?:[\p{Ll} '’-]+|[\p{Lu} '’-]+)$/u;

/** "min son är femton", "con dieciocho me fui": a number in words, which the model read as somebody or as what somebody is. */
export const isNumberInWords = (text: string, { start, end, type }: Tagged): boolean => {
  const words = text.slice(start, end);
  // The end of "fifty-ish".
  if (text.charAt(start - 1) === '-' && roughly(text.slice(start - 1, end)).length > words.length) return true;
  if (!saidOrShouted.test(words)) return false;
  const isWhat = type === 'NRP' || type === 'OCCUPATION';
  if (!isWhat && (words.length < shortest || isListedName(words.toLowerCase()))) return false;
  const [number, ...others] = readNumberWords(words);
  return (
    number !== undefined &&
    others.length === 0 &&
    number.start === 0 &&
    number.end + roughly(words.slice(number.end)).length === words.length
  );
};
