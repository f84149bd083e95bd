import { unspaced } from '../store/search-text';

/** Where a reply that was cut goes on: its words and stand-ins are whole on both sides, and joined they are one text. */

const endsUnspaced = new RegExp(`${unspaced}$`, 'u');
/** Longer than any word, in UTF-16 code units. */
const longestWord = 60;

/**
 * What of a cut reply stays, as it was received: up to its last white space, for its last word may be half of one. All of it
 * where its script has no spaces, or where no word is so long.
 */
export const beginningOf = (received: string): string => {
  if (endsUnspaced.test(received.slice(-2))) return received;
  const space = Math.max(...[' ', '\n', '\t'].map((each) => received.lastIndexOf(each)));
  return received.length - space > longestWord ? received : received.slice(0, space + 1);
};

/** Passes on what comes behind `beginning`, without the white space that stands there already. */
export const behind = (beginning: string, push: (chunk: string) => void): ((chunk: string) => void) => {
  let open = /\s$/u.test(beginning);
  return (chunk) => {
    const text = open ? chunk.trimStart() : chunk;
    if (text === '') return;
    open = false;
    push(text);
  };
};
