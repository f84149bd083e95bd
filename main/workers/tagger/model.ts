import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { CodedError } from '../../../shared/result';
import type { Tagged } from '../../../shared/tagger';
import { readTagger } from './file';
import { createPieces, type Pieces } from './pieces';
import { type LabelRow, spansOf } from './spans';
import { windowsOf } from './windows';

type Ort = typeof import('onnxruntime-node');

export interface Model {
  /** The spans of each text. Time linear in their length. */
  tag(texts: readonly string[]): Promise<Tagged[][]>;
}

/** Softmax over each piece's labels. */
const probabilities = (logits: Float32Array, labels: number): LabelRow[] => {
  const rows: LabelRow[] = [];
  for (let at = 0; at < logits.length; at += labels) {
    const row = logits.slice(at, at + labels);
    let most = Number.NEGATIVE_INFINITY;
    for (const value of row) most = Math.max(most, value);
    let sum = 0;
    for (let label = 0; label < labels; label++) {
      const share = Math.fround(Math.exp((row[label] ?? 0) - most));
      row[label] = share;
      sum += share;
    }
    for (let label = 0; label < labels; label++) row[label] = (row[label] ?? 0) / sum;
    rows.push(row);
  }
  return rows;
};

/** One window as the model's input, int32 [1, pieces], with a mask that leaves nothing out. */
const inputOf = ({ Tensor }: Ort, { start, stop }: Pieces, ids: readonly number[]): Record<string, Tensor> => {
  const line = Int32Array.from([start, ...ids, stop]);
  const dims = [1, line.length];
  return { ids: new Tensor('int32', line, dims), mask: new Tensor('int32', line.slice().fill(1), dims) };
};

/** Opens the model of a folder. Throws `model_missing` or `model_damaged`. */
export const openModel = async (folder: string): Promise<Model> => {
  const { about, vocabulary, graph } = readTagger(folder);
  const pieces = createPieces(vocabulary);
  const labels = 1 + 2 * about.types.length;
  let ort: Ort;
  let session: InferenceSession;
  try {
    ort = await import('onnxruntime-node');
    session = await ort.InferenceSession.create(graph, {
      // One thread: the matrices are so small that a second would spin between them. The cores are used by a second worker.
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      // The file's operators are joined already, and not those whose joint kernel is slower (training/recipe/export.py).
      graphOptimizationLevel: 'basic',
    });
  } catch {
    throw new CodedError('model_damaged', 'tagger');
  }
  // The session has copied it: 31 MB that would otherwise lie about until the next long collection. What takes them over is young, and goes at once.
  structuredClone(graph.buffer, { transfer: [graph.buffer] });

  /**
   * Each window in a run of its own: the int8 matrices are scaled by all that a run holds, and a text must read the same
   * in any company.
   */
  const rowsOf = async (ids: readonly number[]): Promise<LabelRow[]> => {
    const rows: LabelRow[] = [];
    for (const { from, to, first, last } of windowsOf(ids.length, about.window, about.overlap)) {
      const output = await session.run(inputOf(ort, pieces, ids.slice(from, to)));
      const logits = output.logits?.data;
      if (!(logits instanceof Float32Array)) throw new CodedError('model_damaged', 'tagger');
      // <s> stands before the first.
      const counted = logits.subarray((1 + first - from) * labels, (1 + last - from) * labels);
      rows.push(...probabilities(counted, labels));
    }
    return rows;
  };

  return {
    tag: async (texts) => {
      const found: Tagged[][] = [];
      for (const text of texts) {
        const encoded = pieces.encode(text);
        const rows = await rowsOf(encoded.map(({ id }) => id));
        found.push(spansOf(text, encoded, rows, about));
      }
      return found;
    },
  };
};
