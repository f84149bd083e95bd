const edge = /^\(\?<!(?:\\.|\[(?:\\.|[^\]\\])*\]|[^()[\]\\])*\)/u;

/**
 * A regular expression's source that begins with a negative look-behind, with the same matches: what it begins with is
 * asked first, what stands before it last. The engine skips the places where no match can begin only where no look-behind
 * comes first, and each look-behind costs it twenty times as much as such a place. Worth it where few letters can
 * begin a match. Without groups that capture: they would be counted twice.
 */
export const edgeLast = (source: string): string => {
  const behind = edge.exec(source)?.[0] ?? '';
  const rest = source.slice(behind.length);
  return behind === '' ? source : `(?=${rest})${behind}(?:${rest})`;
};
