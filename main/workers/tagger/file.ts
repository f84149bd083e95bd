import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { EntityType } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import type { Vocabulary } from './pieces';

/** What `tagger.json` says of the two files beside it (training/README.md, "The file and its reading"). */
const About = z.object({
  version: z.literal(1),
  types: z.array(EntityType).min(1),
  /** Pieces of a window, without <s> and </s>, and how many two windows share. */
  window: z.number().int().min(16),
  overlap: z.number().int().min(0),
  thresholds: z.record(z.string(), z.number()),
  sha256: z.object({ 'tagger.onnx': z.string(), 'pieces.bin': z.string() }),
});
type About = z.infer<typeof About>;

interface TaggerFile {
  readonly about: About;
  readonly vocabulary: Vocabulary;
  /** An ONNX graph. */
  readonly graph: Buffer<ArrayBuffer>;
}

/** A piece's score is its cost divided by this, negative. */
const costScale = 2048;

/** u32 n; n u16 costs; then n pieces in UTF-8, each with a zero byte behind it. Little-endian. */
const readVocabulary = (bytes: Buffer): Vocabulary => {
  const count = bytes.readUInt32LE(0);
  const scores = Array.from({ length: count }, (_, i) => -bytes.readUInt16LE(4 + 2 * i) / costScale);
  const pieces = bytes.toString('utf8', 4 + 2 * count).split('\0', count);
  if (pieces.length < count) throw new RangeError('pieces are missing');
  return { pieces, scores };
};

/** Reads the tagger of a folder and checks it against its hashes. Throws `model_missing` or `model_damaged`. */
export const readTagger = (folder: string): TaggerFile => {
  if (!existsSync(join(folder, 'tagger.json'))) throw new CodedError('model_missing', 'tagger');
  try {
    const about = About.parse(JSON.parse(readFileSync(join(folder, 'tagger.json'), 'utf8')));
    const read = (name: keyof About['sha256']): Buffer<ArrayBuffer> => {
      const bytes = readFileSync(join(folder, name));
      if (createHash('sha256').update(bytes).digest('hex') !== about.sha256[name]) throw new RangeError(name);
      return bytes;
    };
    return { about, vocabulary: readVocabulary(read('pieces.bin')), graph: read('tagger.onnx') };
  } catch {
    throw new CodedError('model_damaged', 'tagger');
  }
};
