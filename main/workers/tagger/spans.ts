import type { Tagged } from '../../../shared/tagger';
import type { Piece } from './pieces';

/** Probabilities of a piece's labels: nothing, then begin and inside of each type. */
export type LabelRow = Float32Array;

interface Word {
  start: number;
  end: number;
  /** Sums over the word's pieces: of nothing, and of each type. */
  readonly sums: Float64Array;
  count: number;
  /** Whether its first piece begins a span rather than goes on with one, for each type. */
  readonly begins: readonly boolean[];
}

const wordsOf = (pieces: readonly Piece[], rows: readonly LabelRow[], types: number): Word[] => {
  const words: Word[] = [];
  let number = -1;
  pieces.forEach((piece, i) => {
    const row = rows[i];
    if (row === undefined || piece.end === piece.start) return;
    if (piece.word !== number) {
      const begins = Array.from({ length: types }, (_, type) => (row[1 + 2 * type] ?? 0) > (row[2 + 2 * type] ?? 0));
      words.push({ start: piece.start, end: piece.end, sums: new Float64Array(1 + types), count: 0, begins });
      number = piece.word;
    }
    const word = words.at(-1);
    if (word === undefined) return;
    word.end = piece.end;
    word.count += 1;
    word.sums[0] = (word.sums[0] ?? 0) + (row[0] ?? 0);
    for (let type = 0; type < types; type++) {
      word.sums[1 + type] = (word.sums[1 + type] ?? 0) + (row[1 + 2 * type] ?? 0) + (row[2 + 2 * type] ?? 0);
    }
  });
  return words;
};

/**
 * The spans that the label probabilities say, whole words each: a word has the type that is likeliest over its pieces.
 * `score` is the least of its words'.
 * @param rows One a piece, in the order of `pieces`.
 */
export const spansOf = (
  pieces: readonly Piece[],
  rows: readonly LabelRow[],
  types: readonly Tagged['type'][],
): Tagged[] => {
  const spans: Tagged[] = [];
  let open: { span: Tagged; type: number } | null = null;
  for (const word of wordsOf(pieces, rows, types.length)) {
    const best = word.sums.reduce((top, sum, label) => (sum > (word.sums[top] ?? 0) ? label : top), 0);
    const name = types[best - 1];
    if (name === undefined) {
      open = null;
      continue;
    }
    const score = (word.sums[best] ?? 0) / word.count;
    if (open !== null && open.type === best && word.begins[best - 1] !== true) {
      open.span.end = word.end;
      open.span.score = Math.min(open.span.score, score);
      continue;
    }
    const span = { start: word.start, end: word.end, type: name, score };
    spans.push(span);
    open = { span, type: best };
  }
  return spans;
};
