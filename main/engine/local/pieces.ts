import { segmentsOf, sentenceEnds } from '../tagging/segments';

/** A piece of a text that the local model reads at once, with what stands before it. */
export interface Piece {
  readonly start: number;
  readonly text: string;
  /** The end of what came before: it says who "he" is. Only `text` is looked at for findings. */
  readonly before: string;
}

/** What a model's reading of a piece is remembered by. */
export const keyOf = (model: string, { before, text }: Piece): string => `${model}\0${before}\0${text}`;

/** In UTF-16 units: a piece has some sentences, and a model with a small context reads it whole. */
const shortest = 300;
const longest = 900;
const overlap = 200;

/** FNV-1a: where a text is cut depends on the sentences there alone, so an edit moves no cut but its own. */
const hash = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return sum;
};

/** What of the text before a piece is read with it: its end, in whole words. */
export const beforeOf = (text: string): string => {
  const end = text.slice(-overlap);
  return end.slice(end.length < text.length ? end.search(/\s/u) + 1 : 0).trim();
};

/** A text in pieces that end where sentences do. Together they are the text. Time linear in its length. */
export const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  const segments = segmentsOf(text);
  let start = 0;
  for (const [at, segment] of segments.entries()) {
    const next = segments[at + 1];
    const length = segment.end - start;
    const full = next !== undefined && next.end - start > longest;
    const marked = length >= shortest && hash(text.slice(segment.start, segment.end).trim()) % 3 === 0;
    if (next !== undefined && !full && !marked) continue;
    const piece = text.slice(start, segment.end);
    if (/\p{L}/u.test(piece)) pieces.push({ start, text: piece, before: beforeOf(text.slice(0, start)) });
    start = segment.end;
  }
  return pieces;
};

/** Where the sentences of a text that have a letter begin and end. */
export const sentencePlaces = (text: string): { start: number; end: number }[] => {
  const starts = [0, ...[...text.matchAll(sentenceEnds)].map(({ 0: sign, index }) => index + sign.length)];
  return starts
    .map((start, at) => {
      const end = starts[at + 1] ?? text.length;
      return { start: end - text.slice(start, end).trimStart().length, end };
    })
    .filter(({ start, end }) => /\p{L}/u.test(text.slice(start, end)));
};
