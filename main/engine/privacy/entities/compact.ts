import { pieces } from './first-letters';

/** Characters of a group that is worth it. */
const longGroup = 30;

/**
 * The same expression in less code: V8 writes what follows anew for each of up to ten ways that lead to it, a megabyte for
 * some lists of words, but once behind a look-ahead, which here is empty.
 */
export const writtenOnce = (source: string): string => {
  const open: { start: number; isBehind: boolean }[] = [];
  const seams: number[] = [];
  for (const { 0: piece, index } of source.matchAll(pieces)) {
    if (piece === '(')
      open.push({
        start: index,
        isBehind: open.at(-1)?.isBehind === true || /^\(\?<[=!]/.test(source.slice(index, index + 4)),
      });
    if (piece !== ')') continue;
    const { start, isBehind } = open.pop() ?? { start: index, isBehind: true };
    if (!isBehind && index - start > longGroup && source.startsWith('(?:', start)) seams.push(start);
  }
  let written = '';
  let at = 0;
  for (const seam of seams.sort((a, b) => a - b)) {
    written += `${source.slice(at, seam)}(?=)`;
    at = seam;
  }
  return written + source.slice(at);
};

/** The same expression in less code. Worth it from some hundred characters on. */
export const compact = (pattern: RegExp): RegExp => new RegExp(writtenOnce(pattern.source), pattern.flags);
