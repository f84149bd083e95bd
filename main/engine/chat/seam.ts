import { unspaced } from '../unspaced';

/** Where a reply that was cut goes on: its words and stand-ins are whole on both sides, and joined they are one text. */

/** Longer than any word, in UTF-16 code units. */
const longestWord = 60;
/**
 * All up to where no half of a word can follow: white space that parts words, or a letter or a wide sign of a script without
 * spaces. Behind a sign of other scripts a space may stand, which would be lost: it comes again with its word.
 */
const wholeWords = new RegExp(
  `^[^]*(?:[^\\S\\u00a0\\u202f]|(?:${unspaced}|ー|(?=[\\u3000-\\uff65])\\p{P})\\p{P}*)`,
  'u',
);
/** Half of an indentation, perhaps. */
const indentation = /(?<=\n)[^\S\n]+$/u;

/**
 * What of a cut reply stays, as it was received: up to where its last word may be half of one. All of it where no word is so
 * long; '' where only white space stands before that word.
 */
export const beginningOf = (received: string): string => {
  const rest = received.slice(0, -longestWord);
  const end = received.slice(-longestWord);
  const kept = wholeWords.exec(end)?.[0] ?? (rest === '' ? '' : end);
  const beginning = rest + (kept === end ? end.replace(indentation, '') : kept);
  return beginning.trim() === '' ? '' : beginning;
};

/** Passes on what comes behind `beginning`, without the white space that stands there already: at a line's start its indentation stays. */
export const behind = (beginning: string, push: (chunk: string) => void): ((chunk: string) => void) => {
  const spaces = beginning.endsWith('\n') ? /^\s*\n/u : /^\s+/u;
  let open = /\s$/u.test(beginning);
  let text = '';
  return (chunk) => {
    text += chunk;
    if (open && text.trim() === '') return;
    push(open ? text.replace(spaces, '') : text);
    open = false;
    text = '';
  };
};
