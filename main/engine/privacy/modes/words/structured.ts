import { remembered } from '../../text/pieces';

/**
 * Text that a program reads, where another word would break it: settings (`PORT=8080`), objects (`"role": "admin"`), the
 * lines of a table, the label at a line's start (`Payment method: card`). What is found in it is replaced all the same.
 */

const setting = /^[ \t]*(?:(?:export|set|ENV)[ \t]+)?[A-Za-z_][\w.-]{0,60}[ \t]?=(?!=).*$/gm;
const member = /^.*["'][\w .-]{1,60}["'][ \t]?:.*$/gm;
const label = /^[ \t]*(?:[-*#>]+[ \t]+)?\p{L}[^\n:.!?]{0,40}:(?=\s|$)/gmu;
const lines = /[^\n]*\n?/g;
/** Between the cells of a line: a comma of a sentence has a space behind it. */
const separators = /[;|\t]|,(?=[^\s])/g;
/** A line without a separator is prose. */
const countOf = (line: string): number => (/\p{L}/u.test(line) ? (line.match(separators)?.length ?? 0) : 0);

/** Whether a place is in such text. Linear. */
export const structuredIn = remembered((text): ((at: number) => boolean) => {
  const marks = new Uint8Array(text.length);
  for (const part of [setting, member, label])
    for (const { 0: found, index } of text.matchAll(part)) marks.fill(1, index, index + found.length);
  let before = { count: 0, start: 0 };
  for (const { 0: line, index } of text.matchAll(lines)) {
    const here = { count: countOf(line), start: index };
    if (here.count > 0 && here.count === before.count) marks.fill(1, before.start, index + line.length);
    before = here;
  }
  return (at) => marks[at] === 1;
});
