import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { CodedError } from '../../../shared/result';
import type { Tagged } from '../../../shared/tagger';
import { readTagger } from './file';
import { createPieces, type Pieces } from './pieces';
import { type LabelRow, spansOf } from './spans';
import { batchesOf, type Window, windowsOf } from './windows';

/** Pieces of one run: more at once are no faster on two cores, and take more memory. */
const batchTokens = 768;

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
    const most = row.reduce((max, value) => Math.max(max, value), Number.NEGATIVE_INFINITY);
    const grown = row.map((value) => Math.exp(value - most));
    const sum = grown.reduce((total, value) => total + value, 0);
    rows.push(grown.map((value) => value / sum));
  }
  return rows;
};

/** A window of a text as a row of the model's input. */
interface Item {
  readonly text: number;
  readonly ids: readonly number[];
  readonly window: Window;
}

/** Both int32 [items, pieces]; padded, with a mask of what is no padding. */
const inputOf = ({ Tensor }: Ort, { start, stop, pad }: Pieces, items: readonly Item[]): Record<string, Tensor> => {
  const width = Math.max(...items.map(({ window }) => window.to - window.from)) + 2;
  const ids = new Int32Array(items.length * width).fill(pad);
  const mask = new Int32Array(items.length * width);
  items.forEach((item, row) => {
    const line = [start, ...item.ids.slice(item.window.from, item.window.to), stop];
    ids.set(line, row * width);
    mask.fill(1, row * width, row * width + line.length);
  });
  const dims = [items.length, width];
  return { ids: new Tensor('int32', ids, dims), mask: new Tensor('int32', mask, dims) };
};

/** Opens the model of a folder. Throws `model_missing` or `model_damaged`. */
export const openModel = async (folder: string, threads: number): Promise<Model> => {
  const { about, vocabulary, graph } = readTagger(folder);
  const pieces = createPieces(vocabulary);
  const labels = 1 + 2 * about.types.length;
  let ort: Ort;
  let session: InferenceSession;
  try {
    ort = await import('onnxruntime-node');
    session = await ort.InferenceSession.create(graph, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // Threads that spin while they wait would take the cores from typing.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
  } catch {
    throw new CodedError('model_damaged', 'tagger');
  }

  return {
    tag: async (texts) => {
      const encoded = texts.map((text) => pieces.encode(text));
      const rows: LabelRow[][] = encoded.map(() => []);
      const items = encoded.flatMap((found, text): Item[] => {
        const ids = found.map(({ id }) => id);
        return windowsOf(ids.length, about.window, about.overlap).map((window) => ({ text, ids, window }));
      });
      for (const batch of batchesOf(items, batchTokens)) {
        const output = await session.run(inputOf(ort, pieces, batch));
        const logits = output.logits?.data;
        if (!(logits instanceof Float32Array)) throw new CodedError('model_damaged', 'tagger');
        const width = logits.length / labels / batch.length;
        batch.forEach(({ text, window }, line) => {
          const from = (line * width + 1 + window.first - window.from) * labels;
          const found = probabilities(logits.subarray(from, from + (window.last - window.first) * labels), labels);
          for (const [i, probability] of found.entries()) (rows[text] ?? [])[window.first + i] = probability;
        });
      }
      return encoded.map((found, i) => spansOf(texts[i] ?? '', found, rows[i] ?? [], about));
    },
  };
};
