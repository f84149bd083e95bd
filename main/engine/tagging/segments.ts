/** A segment is at least this long where its text goes on, in UTF-16 units: enough for a name's surroundings. */
const shortest = 120;
/** Text without an end of a sentence is cut at a space, or anywhere. */
const longest = 600;

const ends = /[.!?…。！？][)\]"'”’»」]*\s+|\n+|[。！？]/gu;

/**
 * A text in segments that end where its sentences and lines do. Each is read alone, so an edit changes the reading of
 * its own segment only. Together they are the text. Time linear in its length.
 */
export const segmentsOf = (text: string): { start: number; end: number }[] => {
  const segments: { start: number; end: number }[] = [];
  let start = 0;
  const cut = (end: number): void => {
    segments.push({ start, end });
    start = end;
  };
  const cutLong = (limit: number): void => {
    while (limit - start > longest) {
      const space = text.lastIndexOf(' ', start + longest);
      cut(space > start + shortest ? space + 1 : start + longest);
    }
  };
  for (const { 0: sign, index } of text.matchAll(ends)) {
    const end = index + sign.length;
    cutLong(end);
    if (end - start >= shortest) cut(end);
  }
  cutLong(text.length);
  if (start < text.length) cut(text.length);
  return segments;
};
