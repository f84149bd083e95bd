/** A long text in parts that the recognisers read one by one, so that an edit costs one part and not the whole text. */

interface Block {
  readonly start: number;
  readonly text: string;
}

/** Characters of a block at least: each one is asked a thousand expressions, however short it is. */
const least = 300;
/** A shorter text is one block: to part it would cost more than an edit saves. */
const parted = 2 * least;

/**
 * Between two paragraphs of prose: the end of a sentence, an empty line, a letter. A label and its value, the lines of a
 * table and of a program stay together.
 */
const gap = /[.!?…。！？]["'”’»」』)\]]{0,3}[ \t\r]{0,8}\n\s*\n(?=\p{L})/gu;
/** A program in a text may hold such gaps. */
const fence = '```';

/** A copy, for a slice would keep the whole text in memory as long as the block is remembered. */
const copy = (slice: string): string => ` ${slice}`.slice(1);

/** The blocks of a text in their order, which leave nothing out. They follow from the text alone. Linear. */
export const blocksOf = (text: string): Block[] => {
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
};
