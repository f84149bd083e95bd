import type { Piece } from './pieces';

/** Pieces of a window, without <s> and </s>: as many as the model has positions for. */
export const windowSize = 126;
/** A longer text is read in windows that share as many pieces, so that no name is cut without its surroundings. */
const overlap = 40;

/** `[from, to)` of the pieces are read together; of that `[first, last)` count. */
export interface Window {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}

/** Windows over all pieces: each piece counts in exactly one. */
export const windowsOf = (pieces: readonly Piece[]): Window[] => {
  const windows: Window[] = [];
  for (let from = 0; from < pieces.length; from += windowSize - overlap) {
    const to = Math.min(pieces.length, from + windowSize);
    const first = from === 0 ? 0 : from + overlap / 2;
    if (to === pieces.length) return [...windows, { from, to, first, last: to }];
    windows.push({ from, to, first, last: to - overlap / 2 });
  }
  return windows;
};

/** Windows of about the same length together, at most `tokens` pieces with their padding. */
export const batchesOf = <T extends { readonly window: Window }>(items: readonly T[], tokens: number): T[][] => {
  const sorted = [...items].sort((a, b) => a.window.to - a.window.from - (b.window.to - b.window.from));
  const batches: T[][] = [];
  for (const item of sorted) {
    const width = item.window.to - item.window.from + 2;
    const last = batches.at(-1);
    if (last === undefined || (last.length + 1) * width > tokens) batches.push([item]);
    else last.push(item);
  }
  return batches;
};
