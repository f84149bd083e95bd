export interface Block {
  /** Offset in the whole text. */
  start: number;
  text: string;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;
const listItem = /^([-*+]|\d{1,9}[.)])\s/;
const definition = /^ {0,3}\[[^\]]+\]:/m;

/**
 * Cuts Markdown where blocks surely end, so that a growing reply is parsed only at its end.
 * Joined, the blocks are the source. A text with link definitions or footnotes stays whole.
 */
export const splitBlocks = (source: string): Block[] => {
  if (definition.test(source)) return [{ start: 0, text: source }];
  const blocks: Block[] = [];
  let start = 0;
  let open: string | null = null;
  let afterBlank = false;
  let inList = false;
  for (let at = 0; at < source.length; ) {
    const newline = source.indexOf('\n', at);
    const end = newline === -1 ? source.length : newline + 1;
    const line = source.slice(at, end);
    const mark: string | undefined = line.trim() === '$$' ? '$$' : fence.exec(line)?.[1];
    const isItem = listItem.test(line);
    if (open === null && afterBlank && /^\S/.test(line) && !(inList && isItem)) {
      blocks.push({ start, text: source.slice(start, at) });
      start = at;
    }
    if (at === start) inList = isItem;
    if (open === null) open = mark ?? null;
    else if (mark?.startsWith(open) && line.trim() === mark) open = null;
    afterBlank = line.trim() === '';
    at = end;
  }
  if (start < source.length) blocks.push({ start, text: source.slice(start) });
  return blocks;
};
