import { pieces } from './first-letters';

/** Characters of a group that is worth it. */
const longGroup = 30;

const empty = '(?=)';

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
    if (isBehind || index - start <= longGroup || !source.startsWith('(?:', start)) continue;
    if (!source.endsWith(empty, start)) seams.push(start);
  }
  let written = '';
  let at = 0;
  for (const seam of seams.sort((a, b) => a - b)) {
    written += source.slice(at, seam) + empty;
    at = seam;
  }
  return written + source.slice(at);
};

/** The blocks of letters beyond the basic plane: no signs of music, no digits of mathematics, no emoji. */
const beyond = '\\u{10000}-\\u{1cfff}\\u{1d400}-\\u{1d7cb}\\u{1df00}-\\u{1efff}\\u{20000}-\\u{3ffff}';

/** A property, another escaped sign, a class, or what stands between. */
const units = /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\[]+/gsu;

/**
 * The same expression, where it asks for letters, in less code: beyond the basic plane it takes whole blocks. There letters
 * lie in hundreds of ranges, and V8 writes each of them as its pairs of surrogates wherever `\p{L}` stands, 7 KB.
 */
const withBlocks = (source: string): string =>
  source.replace(units, (unit) => {
    if (unit === '\\p{L}') return `[\\p{L}${beyond}]`;
    if (unit === '\\P{L}') return `[^\\p{L}${beyond}]`;
    if (!unit.startsWith('[') || unit.includes(beyond)) return unit;
    const letters = unit.includes('\\p{L}') || (unit.includes('\\p{Lu}') && unit.includes('\\p{Ll}'));
    return letters ? unit.replace(/\\p\{Lu?\}/u, (own) => own + beyond) : unit;
  });

/** The source of an expression that finds the same in less code. What lies among letters beyond the basic plane counts as one. */
export const compactSource = (source: string, flags: string): string =>
  writtenOnce(flags.includes('u') ? withBlocks(source) : source);

/** As `new RegExp`, in less code. */
export const compactPattern = (pattern: string | RegExp, flags?: string): RegExp => {
  const [source, own] = typeof pattern === 'string' ? [pattern, ''] : [pattern.source, pattern.flags];
  return new RegExp(compactSource(source, flags ?? own), flags ?? own);
};

/** The same expression in less code. Worth it from some hundred characters on. */
export const compact = (pattern: RegExp): RegExp => new RegExp(writtenOnce(pattern.source), pattern.flags);
