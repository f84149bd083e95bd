/** A segment is at least this long where its text goes on, in UTF-16 units: enough for a name's surroundings. */
const shortest = 120;
/** Text without an end of a sentence is cut at a space, or anywhere. */
const longest = 600;

/** Where the only ends in sight are dots that may stand for a shortened word, a segment goes on to this length. */
const patient = 280;

/** "2207 W. Touhy Ave", "P.O. Box", "am 2. Mai": an initial or a number ends no sentence; "Prof.", "Apt.", "him." may. */
const initial = /(?:^|[^\p{L}\p{N}])(?:\p{L}|\p{N}{1,2})$/u;
const short = /(?:^|[^\p{L}\p{N}])\p{L}{2,4}$/u;

/** With the spaces behind them. */
export const sentenceEnds = /[.!?…。！？][)\]"'”’»」]*\s+|\n+|[。！？]/gu;

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
  for (const { 0: sign, index } of text.matchAll(sentenceEnds)) {
    const end = index + sign.length;
    cutLong(end);
    const before = /^\. /.test(sign) ? text.slice(Math.max(0, index - 5), index) : '';
    if (initial.test(before)) continue;
    if (end - start >= (short.test(before) ? patient : shortest)) cut(end);
  }
  cutLong(text.length);
  if (start < text.length) cut(text.length);
  return segments;
};
