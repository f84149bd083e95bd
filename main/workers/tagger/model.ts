import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { z } from 'zod';
import { EntityType } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import type { Tagged } from '../../../shared/tagger';
import { createPieces, type Pieces } from './pieces';
import { type LabelRow, spansOf } from './spans';
import { batchesOf, type Window, windowsOf } from './windows';

/** What stands beside the model: its pieces, and the types of its label columns in order. */
const Vocabulary = z.object({
  types: z.array(EntityType).min(1),
  pieces: z.array(z.string()),
  scores: z.array(z.number()),
});

export const modelFile = 'tagger.onnx';
export const vocabularyFile = 'vocabulary.json';

/** Pieces of one run: more at once are no faster on two cores, and take more memory. */
const batchTokens = 768;

type Ort = typeof import('onnxruntime-node');

export interface Model {
  /** The spans of each text. Linear in their length. */
  tag(texts: readonly string[]): Promise<Tagged[][]>;
}

/** Softmax over each piece's labels. */
const probabilities = (logits: Float32Array, labels: number): LabelRow[] => {
  const rows: LabelRow[] = [];
  for (let at = 0; at < logits.length; at += labels) {
    const row = logits.slice(at, at + labels);
    const most = row.reduce((max, value) => Math.max(max, value), Number.NEGATIVE_INFINITY);
    let sum = 0;
    row.forEach((value, i) => {
      row[i] = Math.exp(value - most);
      sum += row[i] ?? 0;
    });
    rows.push(row.map((value) => value / sum));
  }
  return rows;
};

/** A window's pieces as a row of the model's input. */
interface Item {
  readonly text: number;
  readonly ids: readonly number[];
  readonly window: Window;
}

const inputOf = ({ Tensor }: Ort, { start, stop, pad }: Pieces, items: readonly Item[]): Record<string, Tensor> => {
  const width = Math.max(...items.map(({ window }) => window.to - window.from)) + 2;
  const ids = new BigInt64Array(items.length * width).fill(BigInt(pad));
  const mask = new Uint8Array(items.length * width);
  items.forEach((item, row) => {
    const line = [start, ...item.ids.slice(item.window.from, item.window.to), stop];
    line.forEach((id, column) => {
      ids[row * width + column] = BigInt(id);
      mask[row * width + column] = 1;
    });
  });
  const dims = [items.length, width];
  return { ids: new Tensor('int64', ids, dims), mask: new Tensor('bool', mask, dims) };
};

/** Opens the model of a folder. Throws `model_missing` or `model_damaged`. */
export const openModel = async (folder: string, threads: number): Promise<Model> => {
  const [modelPath, vocabularyPath] = [join(folder, modelFile), join(folder, vocabularyFile)];
  if (!existsSync(modelPath) || !existsSync(vocabularyPath)) throw new CodedError('model_missing', 'tagger');
  let ort: Ort;
  let session: InferenceSession;
  let vocabulary: z.infer<typeof Vocabulary>;
  try {
    vocabulary = Vocabulary.parse(JSON.parse(readFileSync(vocabularyPath, 'utf8')));
    ort = await import('onnxruntime-node');
    // Read here: a packed app's files are inside one archive, which only Node's own functions see into.
    session = await ort.InferenceSession.create(readFileSync(modelPath), {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // Threads that spin while they wait would take the cores from typing.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
  } catch {
    throw new CodedError('model_damaged', 'tagger');
  }
  const pieces = createPieces(vocabulary);
  const { types } = vocabulary;
  const labels = 1 + 2 * types.length;

  return {
    tag: async (texts) => {
      const encoded = texts.map((text) => pieces.encode(text));
      const rows: LabelRow[][] = encoded.map(() => []);
      const items = encoded.flatMap((found, text): Item[] => {
        const ids = found.map(({ id }) => id);
        return windowsOf(found).map((window) => ({ text, ids, window }));
      });
      for (const batch of batchesOf(items, batchTokens)) {
        const output = await session.run(inputOf(ort, pieces, batch));
        const logits = output.logits?.data;
        if (!(logits instanceof Float32Array)) throw new CodedError('model_damaged', 'tagger');
        const width = logits.length / labels / batch.length;
        batch.forEach(({ text, window }, row) => {
          const from = (row * width + 1 + window.first - window.from) * labels;
          const found = probabilities(logits.subarray(from, from + (window.last - window.first) * labels), labels);
          found.forEach((probability, i) => {
            const row = rows[text];
            if (row !== undefined) row[window.first + i] = probability;
          });
        });
      }
      return encoded.map((found, text) => spansOf(found, rows[text] ?? [], types));
    },
  };
};
