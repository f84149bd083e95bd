import type { Tagged } from '../../../shared/tagger';
import type { Piece } from './pieces';

/** What a tagger's file says of its labels: types in the order of their columns, and how likely each has to be. */
interface Labels {
  readonly types: readonly Tagged['type'][];
  readonly thresholds: Readonly<Record<string, number>>;
}

/** Probabilities of a piece's labels: nothing, then begin and inside of each type. */
export type LabelRow = Float32Array;

/** Scripts without spaces: there each piece is judged by itself … */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** … but a row of Katakana is one word: the model cuts タナカミサキ anywhere. */
const katakana = /^[\p{Script=Katakana}ー]{2}$/u;
/** Signs that join two words of one name where they touch both. */
const joiners = "-'’.&/";
const edges = ' \n\t\u3000,;:!?"“”„»«()[]{}<>|、。，；：！？（）「」';

interface Unit {
  readonly start: number;
  end: number;
  /** Mean over the unit's pieces. */
  readonly mean: Float64Array;
  count: number;
}

/** Words with the mean of their pieces' probabilities. */
const unitsOf = (text: string, pieces: readonly Piece[], rows: readonly LabelRow[]): Unit[] => {
  const units: Unit[] = [];
  let word = -1;
  pieces.forEach((piece, i) => {
    const row = rows[i];
    if (row === undefined || piece.end === piece.start) return;
    const last = units.at(-1);
    const goesOn =
      !unspaced.test(text.charAt(piece.start)) || katakana.test(text.slice(piece.start - 1, piece.start + 1));
    if (last !== undefined && piece.word === word && goesOn) {
      last.count += 1;
      last.end = Math.max(last.end, piece.end);
      row.forEach((share, label) => {
        const mean = last.mean[label] ?? 0;
        last.mean[label] = mean + (share - mean) / last.count;
      });
    } else units.push({ start: piece.start, end: piece.end, mean: Float64Array.from(row), count: 1 });
    word = piece.word;
  });
  return units;
};

/** What a unit is: the column of its type, how likely, and whether it begins a span rather than goes on with one. */
interface Kind {
  readonly type: number;
  readonly score: number;
  readonly begins: boolean;
}

/** The least that each type of a unit has to have. */
type Threshold = (type: Tagged['type'] | undefined) => number;

const kindOf = ({ mean }: Unit, { types }: Labels, threshold: Threshold): Kind | null => {
  const sum = (type: number): number => (mean[1 + 2 * type] ?? 0) + (mean[2 + 2 * type] ?? 0);
  const type = types.reduce((best, _, each) => (sum(each) > sum(best) ? each : best), 0);
  if (sum(type) < threshold(types[type])) return null;
  return { type, score: sum(type), begins: (mean[1 + 2 * type] ?? 0) > (mean[2 + 2 * type] ?? 0) };
};

/** "Jean-Luc": a sign between two words of one type belongs to them. */
const withJoiners = (text: string, units: readonly Unit[], kinds: readonly (Kind | null)[]): (Kind | null)[] => {
  const joined = [...kinds];
  for (let i = 1; i < units.length - 1; i++) {
    const [before, unit, after] = [units[i - 1], units[i], units[i + 1]];
    const [left, right] = [joined[i - 1], joined[i + 1]];
    if (!before || !unit || !after || !left || !right || joined[i]) continue;
    const tight = before.end === unit.start && unit.end === after.start;
    if (!tight || left.type !== right.type || !joiners.includes(text.slice(unit.start, unit.end))) continue;
    joined[i] = { type: left.type, score: 0.5, begins: false };
    joined[i + 1] = { ...right, begins: false };
  }
  return joined;
};

/** Names that are this likely are told as faint ones: where somebody's own are to be expected they are believed. */
const faintest = 0.1;
const named = new Set<Tagged['type'] | undefined>(['PERSON', 'LOCATION', 'ORGANIZATION']);

const decoded = (text: string, units: readonly Unit[], labels: Labels, threshold: Threshold): Tagged[] => {
  const kinds = withJoiners(
    text,
    units,
    units.map((unit) => (text.slice(unit.start, unit.end).startsWith('\n') ? null : kindOf(unit, labels, threshold))),
  );
  const found: { start: number; end: number; type: number; scores: number[] }[] = [];
  units.forEach(({ start, end }, i) => {
    const kind = kinds[i];
    if (!kind) return;
    const last = found.at(-1);
    if (last !== undefined && kinds[i - 1]?.type === kind.type && !kind.begins) {
      last.end = end;
      last.scores.push(kind.score);
    } else found.push({ start, end, type: kind.type, scores: [kind.score] });
  });
  return found.flatMap(({ start: from, end: to, type, scores }) => {
    let [start, end] = [from, to];
    while (start < end && edges.includes(text.charAt(start))) start++;
    while (end > start && edges.includes(text.charAt(end - 1))) end--;
    const name = labels.types[type];
    if (end === start || name === undefined) return [];
    return [{ start, end, type: name, score: scores.reduce((sum, score) => sum + score, 0) / scores.length }];
  });
};

/**
 * The spans that label probabilities say, in order, not overlapping; `score` is the mean over a span's words. Behind
 * them the faint ones: what names there would be if less were asked of them, where that is not the same.
 * @param rows One a piece.
 */
export const spansOf = (
  text: string,
  pieces: readonly Piece[],
  rows: readonly LabelRow[],
  labels: Labels,
): Tagged[] => {
  const units = unitsOf(text, pieces, rows);
  const thresholdOf: Threshold = (type) => labels.thresholds[type ?? ''] ?? 0.5;
  const sure = decoded(text, units, labels, thresholdOf);
  const known = new Set(sure.map(({ start, end, type }) => `${start} ${end} ${type}`));
  const faint = decoded(text, units, labels, (type) => (named.has(type) ? faintest : thresholdOf(type)));
  return [
    ...sure,
    ...faint
      .filter(({ start, end, type }) => named.has(type) && !known.has(`${start} ${end} ${type}`))
      .map((span): Tagged => ({ ...span, faint: true })),
  ];
};
