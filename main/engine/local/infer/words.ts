/** A word, number or unit of a text, folded, with its place. */
export interface Word {
  readonly word: string;
  /** As written, in small letters: "él" is he, "el" an article. */
  readonly exact: string;
  readonly start: number;
  readonly end: number;
  /** Of its sentence: words of another one tell nothing of it. */
  readonly sentence: number;
  /** Stands right after the word before it, with at most a space, an apostrophe or a hyphen between. */
  readonly joined: boolean;
}

/**
 * Small letters without accents, one form of apostrophes: "I’m" and "i'm" are the same two words. The Turkish ı stays:
 * "karım" is a wife, "Karim" a name.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l');

const pattern = /\p{N}+|[\p{L}\p{M}]+|[°£€$]/gu;
const near = /^[ \t\u00a0\u202f]*(?:[-'’.‑]|\r?\n)?[ \t\u00a0\u202f]*$/u;
const sentenceEnd = /[!?…。]|\.(?=\s|$|["”»)])|\n\s*\n|[:;](?=\s*\n)/u;

export const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  let sentence = 0;
  let end = 0;
  for (const { 0: raw, index } of text.matchAll(pattern)) {
    const gap = text.slice(end, index);
    // "in der 8. Klasse"
    const ordinal = /^\d\d?$/.test(words.at(-1)?.word ?? '') && gap.startsWith('.') && /^\p{L}/u.test(raw);
    if (!ordinal && sentenceEnd.test(gap)) sentence++;
    const joined = words.length > 0 && (ordinal || !/\.\s/.test(gap)) && near.test(gap);
    end = index + raw.length;
    words.push({ word: fold(raw), exact: raw.normalize('NFC').toLowerCase(), start: index, end, sentence, joined });
  }
  return words;
};

/** The index of the first word at or after a place. */
export const wordAt = (words: readonly Word[], place: number): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Some words from a place on that nothing else stands between. */
export const joinedTo = (words: readonly Word[], at: number, length: number): readonly Word[] | null => {
  const own = words.slice(at, at + length);
  return own.length === length && own.every(({ joined }, i) => i === 0 || joined) ? own : null;
};

/** How many words at a place are one of a list, the longest first; 0 where none are. Accents do not count. */
export const amongAt = (lists: readonly string[]): ((words: readonly Word[], at: number) => number) => {
  const known = new Set(lists.flatMap((list) => fold(list).split('|')));
  const longest = Math.max(...Array.from(known, (each) => each.split(' ').length));
  return (words, at) => {
    for (let length = longest; length > 0; length--) {
      const own = joinedTo(words, at, length);
      if (own !== null && known.has(own.map(({ word }) => word).join(' '))) return length;
    }
    return 0;
  };
};
