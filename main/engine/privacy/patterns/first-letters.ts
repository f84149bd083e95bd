/** What a source is made of: an escaped sign, a class, a bracket or bar of a group, and what stands between. */
export const pieces = /\\.|\[(?:\\.|[^\]\\])*\]|[()|]|[^\\[()|]+/gsu;

/** The alternatives of a regular expression's source that stand in no group. */
const alternativesOf = (source: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: piece, index } of source.matchAll(pieces)) {
    if (piece === '(') depth++;
    else if (piece === ')') depth--;
    else if (piece === '|' && depth === 0) {
      parts.push(source.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, source.slice(start)];
};

/** The end of the group that a source begins with. */
const groupEnd = (source: string): number => {
  let depth = 0;
  for (const { 0: piece, index } of source.matchAll(pieces)) {
    if (piece === '(') depth++;
    else if (piece === ')' && --depth === 0) return index + 1;
  }
  return source.length;
};

const unit = /^(?:\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\p{L}\w*>))?|.)/su;
const times = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/u;
/** Signs that stand for themselves, and must. */
const plain = /^[^\\^$.|?*+()[\]{}]{1,3}(?![?*+{])/u;
const zeroWidth = /^(?:\(\?<?!|\(\?<=|[$^]|\\[bB])$/;

/** The characters that a unit of a source may be; null where more than a few. */
const charactersOf = (unit: string): readonly string[] | null => {
  if (/^\[[^\\^-]+-?\]$/u.test(unit)) return Array.from(unit.slice(1, -1));
  if (/^\\[^\p{L}\p{N}]$/u.test(unit)) return [unit.slice(1)];
  if (unit === '\\d') return Array.from('0123456789');
  return /^[^\\.[(]$/u.test(unit) ? [unit] : null;
};

/** The first characters of what stands behind, as many as are asked for. */
type Next = (length: number) => readonly string[];

const headsOfOne = (alternative: string, length: number, next: Next): readonly string[] => {
  if (length === 0) return [''];
  const [begun = ''] = plain.exec(alternative) ?? [];
  if (begun.length >= length) return [begun.slice(0, length)];
  const [first] = unit.exec(alternative) ?? [];
  if (first === undefined) return next(length);
  const end = first.startsWith('(') ? groupEnd(alternative) : first.length;
  const [often = ''] = times.exec(alternative.slice(end)) ?? [];
  /** By their length: each alternative of a group asks for the same. */
  const known: (readonly string[])[] = [];
  const after: Next = (more) => {
    known[more] ??= headsOfOne(alternative.slice(end + often.length), more, next);
    return known[more];
  };
  const inside = (then: Next): readonly string[] =>
    alternativesOf(alternative.slice(first.length, end - 1)).flatMap((each) => headsOfOne(each, length, then));
  if (zeroWidth.test(first)) return after(length);
  // An empty one asks nothing (`compact`).
  if (first === '(?=' && end === first.length + 1) return after(length);
  if (first === '(?=') return inside(() => ['']);
  if (/^(?:\*|\{0)/.test(often)) return [''];
  const then: Next = often === '' || often === '?' ? after : () => [''];
  const here = first.startsWith('(')
    ? inside(then)
    : (charactersOf(first)?.flatMap((one) => then(length - 1).map((rest) => one + rest)) ?? ['']);
  return often.startsWith('?') ? [...here, ...after(length)] : here;
};

/**
 * What a match of a source begins with: `length` characters, or fewer where any may follow, or none. More than there are is
 * no fault, fewer would be.
 */
export const headsOf = (source: string, length: number): ReadonlySet<string> =>
  new Set(alternativesOf(source).flatMap((each) => headsOfOne(each, length, () => [''])));

/**
 * Alternatives with the same matches, those together that begin with one letter: at each place of a text the engine tries
 * one letter's, not all of them.
 * @param anyCase Whether the expression has the flag `i`.
 */
export const byFirstLetter = (source: string, anyCase: boolean): string => {
  const done: string[] = [];
  const groups = new Map<string, string[]>();
  const close = (): void => {
    for (const [first, rest] of groups) done.push(rest.length > 1 ? `${first}(?:${rest.join('|')})` : first + rest[0]);
    groups.clear();
  };
  for (const alternative of alternativesOf(source)) {
    const [, written, rest = ''] = /^(\p{L})((?![?*+{]).*)$/su.exec(alternative) ?? [];
    if (written === undefined) {
      // What may begin with any letter keeps its place among the others: the first that matches counts.
      close();
      done.push(alternative);
      continue;
    }
    const first = anyCase ? written.toLowerCase() : written;
    groups.set(first, [...(groups.get(first) ?? []), rest]);
  }
  close();
  return done.join('|');
};
