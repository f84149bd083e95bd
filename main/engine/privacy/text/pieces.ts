import { createRecent } from '../recent';

/** A text in pieces, and what lies near a place. Linear, or by halving. */

/** The last of `count` sorted places at or before `at`; -1 where none is. */
const lastOf = (count: number, place: (index: number) => number | undefined, at: number): number => {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((place(middle) ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** The last of the sorted pieces that starts at or before a place. */
export const lastBefore = (pieces: readonly { start: number }[], at: number): number =>
  lastOf(pieces.length, (index) => pieces[index]?.start, at);

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Of each stretch, in order, how far it and those before it reach. */
const reaches = (stretches: Iterable<Stretch>): { sorted: readonly Stretch[]; reached: readonly number[] } => {
  const sorted = [...stretches].sort((a, b) => a.start - b.start);
  let furthest = -1;
  const reached = sorted.map(({ end }) => {
    furthest = Math.max(furthest, end);
    return furthest;
  });
  return { sorted, reached };
};

/** Whether one of some stretches, in any order, holds all of a place. Sorted once, each answer by halving. */
export const holding = (stretches: Iterable<Stretch>): ((place: Stretch) => boolean) => {
  const { sorted, reached } = reaches(stretches);
  return ({ start, end }) => (reached[lastBefore(sorted, start)] ?? -1) >= end;
};

/** Whether one of them has some of a place. */
export const meeting = (stretches: Iterable<Stretch>): ((place: Stretch) => boolean) => {
  const { sorted, reached } = reaches(stretches);
  return ({ start, end }) => (reached[lastBefore(sorted, end - 1)] ?? -1) > start;
};

/** From a place back to the nearest of the sorted ones, in characters; infinite where none is before it. */
export const behind = (sorted: readonly number[], at: number): number =>
  at - (sorted[lastOf(sorted.length, (index) => sorted[index], at)] ?? Number.NEGATIVE_INFINITY);

/** What is asked of the piece of a text around a place; each piece once. */
export const byPiece = <T>(pieces: readonly { start: number; text: string }[], ask: (piece: string) => T) => {
  const known = new Map<number, T>();
  return (at: number): T => {
    const index = Math.max(0, lastBefore(pieces, at));
    const answer = known.get(index) ?? ask(pieces[index]?.text ?? '');
    known.set(index, answer);
    return answer;
  };
};

/** One space for any white space. Most texts have no other: asked first, for to write them anew takes longer. */
export const withSingleSpaces = (text: string): string => (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text);

/** Characters whose answers are remembered, of one question. */
const rememberedLength = 200_000;

/** The answers of one question, by what it was asked of. */
const createAnswers = <T>(): ((name: string, ask: () => T) => T) => {
  const answers = createRecent<{ readonly answer: T }>(rememberedLength);
  return (name, ask) => {
    const known = answers.get(name);
    if (known !== undefined) return known.answer;
    const answer = ask();
    answers.set(name, { answer }, name.length);
    return answer;
  };
};

/**
 * What is asked of a text again and again: by several recognisers, and while it is typed, where an edit changes one piece.
 * The answer must follow from the text alone.
 */
export const remembered = <T>(ask: (text: string) => T): ((text: string) => T) => {
  const answer = createAnswers<T>();
  return (text) => answer(text, () => ask(text));
};

/** The characters of a text that are not of ASCII, each once: whether it has one of a script need not be asked of all of it. */
export const beyondAscii = remembered((text): string => {
  const codes = new Set<number>();
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) < 128) continue;
    const code = text.codePointAt(at) ?? 0;
    codes.add(code);
    if (code > 0xffff) at++;
  }
  return Array.from(codes, (code) => String.fromCodePoint(code)).join('');
});

/** The same of anything that has a name. @param nameOf Two that have the same have the same answer. */
export const rememberedBy = <Given extends readonly unknown[], T>(
  nameOf: (...given: Given) => string,
  ask: (...given: Given) => T,
): ((...given: Given) => T) => {
  const answer = createAnswers<T>();
  return (...given) => answer(nameOf(...given), () => ask(...given));
};

/** The same of what stands before a place, behind it, and at it. */
export const rememberedAround = <T>(ask: (left: string, right: string, own: string) => T): typeof ask =>
  rememberedBy((left, right, own) => `${left.length} ${own.length} ${left}${own}${right}`, ask);

/** Places of a part as those of the whole, in which it begins at `by`. */
export const moved = <Of extends { readonly start: number; readonly end: number }>(
  places: readonly Of[],
  by: number,
): Of[] => places.map((place) => ({ ...place, start: by + place.start, end: by + place.end }));

/** Parted by empty lines. */
export const paragraphsOf = (text: string): { start: number; text: string }[] => {
  const paragraphs: { start: number; text: string }[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(/\n\s*\n/g)) {
    paragraphs.push({ start, text: text.slice(start, index) });
    start = index + gap.length;
  }
  return [...paragraphs, { start, text: text.slice(start) }];
};

/** Whether one of the sorted places lies within `reach` of `at`. */
export const isNear = (sorted: readonly number[], at: number, reach: number): boolean =>
  behind(sorted, at + reach) <= 2 * reach;

/** Where a text has matches of a pattern, with what stands around them: parts that do not touch. @param around Global. */
export const stretchesOf = (text: string, around: RegExp, margin: number): { start: number; part: string }[] => {
  const stretches: { start: number; end: number }[] = [];
  for (const { 0: found, index } of text.matchAll(around)) {
    const last = stretches.at(-1);
    const end = index + found.length + margin;
    if (last !== undefined && index - margin <= last.end) last.end = end;
    else stretches.push({ start: Math.max(0, index - margin), end });
  }
  return stretches.map(({ start, end }) => ({ start, part: text.slice(start, end) }));
};

/**
 * Whether a capital may stand here, before an expression that begins with one: where a text has but one sign beyond Latin-1,
 * V8 looks each of its letters up among all capitals of Unicode, which takes seven times as long.
 */
export const perhapsCapital = '(?=[A-Z]|[^\\0-\\x7f])';

/** Not of the Latin blocks, a dash, a quotation mark or a currency's sign: what most texts have none of. */
export const beyondLatin = /[^\0-\u024f\u2000-\u206f\u20a0-\u20bf]/;
