/** `[from, to)` of the pieces are read together; of that `[first, last)` count. */
interface Window {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}

/**
 * Windows over `count` pieces, each `size` long and sharing `overlap` pieces with the one before, so that no name is cut
 * without its surroundings: each piece counts in one of them, the one that shows more around it.
 */
export const windowsOf = (count: number, size: number, overlap: number): Window[] => {
  const windows: Window[] = [];
  const half = Math.floor(overlap / 2);
  for (let from = 0; from < count; from += size - overlap) {
    const to = Math.min(count, from + size);
    const first = from === 0 ? 0 : from + half;
    if (to === count) return [...windows, { from, to, first, last: to }];
    windows.push({ from, to, first, last: to - overlap + half });
  }
  return windows;
};
