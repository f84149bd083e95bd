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

/** The first characters of what stands behind, as many as are asked for, or fewer where any may follow. */
type Next = (length: number) => readonly string[];
const anything: Next = () => [''];
/** A part of a source: the first characters of it and of what stands behind. */
type Part = (length: number, next: Next) => readonly string[];

const nothing: Part = (length, next) => next(length);
const textOf =
  (text: string): Part =>
  (length, next) =>
    text.length < length ? next(length - text.length).map((rest) => text + rest) : [text.slice(0, length)];
const oneOf =
  (characters: readonly string[]): Part =>
  (length, next) =>
    characters.flatMap((one) => next(length - 1).map((rest) => one + rest));
const anyOf =
  (alternatives: readonly Part[]): Part =>
  (length, next) => [...new Set(alternatives.flatMap((each) => each(length, next)))];
const allOf =
  (parts: readonly Part[]): Part =>
  (length, next) => {
    const from = (at: number): Next => {
      const part = parts[at];
      /** By their length: each alternative of a group asks for the same. */
      const known: (readonly string[])[] = [];
      return (more) => {
        known[more] ??= more === 0 ? [''] : part === undefined ? next(more) : part(more, from(at + 1));
        return known[more];
      };
    };
    return from(0)(length);
  };
const repeated = (part: Part, often: string): Part => {
  if (often === '') return part;
  if (/^(?:\*|\{0)/.test(often)) return anything;
  return often.startsWith('?')
    ? (length, next) => [...part(length, next), ...next(length)]
    : (length) => part(length, anything);
};

/** The characters that an escaped sign, a class or a sign may be; any where more than a few. */
const charactersOf = (unit: string): Part => {
  if (/^(?:[$^]|\\[bB])$/.test(unit)) return nothing;
  if (/^\[[^\\^-]+-?\]$/u.test(unit)) return oneOf(Array.from(unit.slice(1, -1)));
  if (/^\\[^\p{L}\p{N}]$/u.test(unit)) return textOf(unit.slice(1));
  if (unit === '\\d') return oneOf(Array.from('0123456789'));
  return /^[^\\.[(]$/u.test(unit) ? textOf(unit) : anything;
};

const opening = /\((?:\?(?:[:=!]|<[=!]|<\p{L}\w*>))?/uy;
const times = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
/** Signs that stand for themselves, but for the last where it may stand more than once. */
const plain = /[^\\^$.|?*+()[\]{}]+(?![?*+{])/uy;
const unit = /\\.|\[(?:\\.|[^\]\\])*\]|./suy;

/** Reads a source once. */
const read = (source: string): Part => {
  let at = 0;
  const taken = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(source) ?? [];
    at += found.length;
    return found;
  };
  const group = (): Part => {
    const begun = taken(opening);
    const isEmpty = source[at] === ')';
    const inside = anyOf(alternatives());
    at++;
    // An empty one asks nothing (`compact`).
    if (begun === '(?=' && !isEmpty) return (length) => inside(length, anything);
    return /^\(\?(?:[=!]|<[=!])/.test(begun) ? nothing : inside;
  };
  const alternatives = (): Part[] => {
    const all: Part[] = [];
    let parts: Part[] = [];
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at++;
        all.push(allOf(parts));
        parts = [];
        continue;
      }
      const text = taken(plain);
      if (text !== '') parts.push(textOf(text));
      else parts.push(repeated(source[at] === '(' ? group() : charactersOf(taken(unit)), taken(times)));
    }
    return [...all, allOf(parts)];
  };
  return anyOf(alternatives());
};

/**
 * What a match of a source begins with: `length` characters, or fewer where any may follow, or none. More than there are is
 * no fault, fewer would be.
 */
export const headsOf = (source: string, length: number): ReadonlySet<string> => new Set(read(source)(length, anything));

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
