import type { Candidate } from '../entities/entity';
import { moved, remembered, rememberedBy } from '../text/pieces';

/** A long text in parts that are read one by one, so that an edit costs one part and not the whole text. */

export interface Block {
  readonly start: number;
  readonly text: string;
}

/** Characters of a block at least: each one is asked a thousand expressions, however short it is. */
const least = 300;
/** A shorter text is one block: to part it would cost more than an edit saves. */
const parted = 2 * least;

/**
 * Between two paragraphs of prose: the end of a sentence, an empty line, a letter that begins a line of some length. A label
 * and its value, the lines of a table and of a program, a letter's last words and who signs stay together.
 */
const gap = /[.!?…。！？]["'”’»」』)\]]{0,3}[ \t\r]{0,8}\n\s*\n(?=\p{L}[^\n]{29})/gu;
/** A program in a text may hold such gaps. */
const fence = '```';

/** Signs that one call makes a text of. */
const atOnce = 4096;
const beyondLatin1 = /[^\0-\xff]/;

/**
 * A copy, for a slice would keep the whole text in memory as long as the block is remembered; of Latin-1 where it has no other
 * signs, though the whole text has: V8 reads it in less time.
 */
const copy = (slice: string): string => {
  if (beyondLatin1.test(slice)) return ` ${slice}`.slice(1);
  const codes = new Uint8Array(slice.length);
  for (let at = 0; at < codes.length; at++) codes[at] = slice.charCodeAt(at);
  const parts: string[] = [];
  for (let at = 0; at < codes.length; at += atOnce) parts.push(String.fromCharCode(...codes.subarray(at, at + atOnce)));
  return parts.join('');
};

/** The blocks of a text in their order, which leave nothing out. They follow from the text alone. Linear. */
export const blocksOf = remembered((text): readonly Block[] => {
  const blocks: Block[] = [];
  let start = 0;
  if (text.length > parted && !text.includes(fence))
    for (const { index, 0: found } of text.matchAll(gap)) {
      const end = index + found.length;
      if (end - start < least) continue;
      blocks.push({ start, text: copy(text.slice(start, end)) });
      start = end;
    }
  return [...blocks, { start, text: start === 0 ? text : copy(text.slice(start)) }];
});

/**
 * What is found in each of a text's blocks, in the text's offsets; remembered, so that after an edit one is read anew. One
 * such reader after the other reads the blocks: the code of all their expressions is far larger than the processor's caches.
 * @param find What follows from a block, and from words that the whole text says of it.
 */
export const byBlock = <Of extends Candidate, Whole extends readonly (string | boolean | null)[]>(
  find: (text: string, ...whole: Whole) => readonly Of[],
): ((blocks: readonly Block[], ...whole: Whole) => Of[]) => {
  const inBlock = rememberedBy((text: string, ...whole: Whole) => [...whole, text].join(' '), find);
  return (blocks, ...whole) => blocks.flatMap(({ start, text }) => moved(inBlock(text, ...whole), start));
};
