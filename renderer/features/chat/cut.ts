/** A range of a text, `[start, end)` in UTF-16 code units, with what it carries. */
export interface Ranged {
  readonly start: number;
  readonly end: number;
}

interface Piece<T> {
  readonly text: string;
  readonly start: number;
  readonly range: T | null;
}

/** Cuts a text at its ranges, in order. What overlaps an earlier range, is empty or lies outside is left out. */
export const cutAt = <T extends Ranged>(text: string, ranges: readonly T[]): Piece<T>[] => {
  const pieces: Piece<T>[] = [];
  let done = 0;
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    if (range.start < done || range.end <= range.start || range.end > text.length) continue;
    if (range.start > done) pieces.push({ text: text.slice(done, range.start), start: done, range: null });
    pieces.push({ text: text.slice(range.start, range.end), start: range.start, range });
    done = range.end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), start: done, range: null });
  return pieces;
};
