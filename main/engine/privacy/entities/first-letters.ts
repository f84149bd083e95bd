const pieces = /\\.|\[(?:\\.|[^\]\\])*\]|[()|]|[^\\[()|]+/gsu;

/** The alternatives of a regular expression's source that stand in no group. */
const alternativesOf = (source: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const [piece] of source.matchAll(pieces)) {
    if (piece === '(') depth++;
    else if (piece === ')') depth--;
    if (piece === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
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

/** "(?:a|b)c" as "a|b", "(?:a|b)?c" as "a|b|c": they begin wherever it does. */
const begins = (alternative: string): string[] => {
  if (!alternative.startsWith('(?:')) return [alternative];
  const end = groupEnd(alternative);
  const times = alternative.charAt(end);
  if (/[*{]/.test(times)) return [alternative];
  const inside = alternativesOf(alternative.slice('(?:'.length, end - 1));
  return [...inside, ...(times === '?' ? [alternative.slice(end + 1)] : [])].flatMap(begins);
};

/** A source that has a match, of whatever length, at least wherever one of the alternatives has one. For the flag `i`. */
export const beginnings = (alternatives: readonly string[]): string => {
  const all = new Set(alternatives.flatMap(alternativesOf).flatMap(begins));
  const [plain, other] = [true, false].map((wanted) => [...all].filter((each) => /^\p{L}/u.test(each) === wanted));
  return byFirstLetter([...(plain ?? []), ...(other ?? [])].join('|'), true);
};

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
