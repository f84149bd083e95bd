import { open, stat } from 'node:fs/promises';
import type { GgufFileInfo, Llama } from 'node-llama-cpp';
import type { ModelHeader } from '../../../shared/models';
import { CodedError } from '../../../shared/result';

/** What a model file says of itself. The file may be anybody's: what it claims is checked or only shown. */

/** node-llama-cpp is an ES module with top-level await: only `import()` can load it from CommonJS. */
export const library = () => import('node-llama-cpp');

const magic = 'GGUF';
/** Of the format, that the library reads. */
const versions = [2, 3];
/** Bytes that each tensor and each field takes in the header at least: the library reads as many as it is told of. */
const leastTensor = 24;
const leastField = 13;
/** Longest name that is shown, in UTF-16 code units. */
const maxName = 80;
/** Two context sizes, in tokens, whose difference is what a token costs. */
const contextSizes = [512, 4096] as const;
const batchSize = 512;

/** What is read of the metadata; anything may stand in a file. */
interface Metadata {
  general?: Partial<
    Record<'architecture' | 'name' | 'license' | 'languages' | 'type' | 'file_type' | 'alignment', unknown>
  >;
  tokenizer?: { chat_template?: unknown; ggml?: { model?: unknown; tokens?: unknown } };
  split?: { count?: unknown };
}
const metadataOf = ({ metadata }: GgufFileInfo): Metadata => metadata as unknown as Metadata;

/** Of the format, in bytes, unless a file says otherwise. */
const usualAlignment = 32;
/** In bytes; null for what is no power of two, which nothing can be aligned to. */
const alignmentOf = (info: GgufFileInfo): number | null => {
  const said = metadataOf(info).general?.alignment ?? usualAlignment;
  const bytes = typeof said === 'number' || typeof said === 'bigint' ? Number(said) : Number.NaN;
  return bytes >= 1 && Number.isInteger(Math.log2(bytes)) ? bytes : null;
};

/** A version whose bytes stand the other way round is of a computer that few have. */
const formOf = (version: number): string => (version < 1 << 16 ? `GGUF version ${version}` : 'big-endian GGUF');

/**
 * Reads the header and the table of tensors of a file of at most `most` bytes.
 * Errors: `model_file_missing`, `model_not_gguf`, `model_cut_short`, `model_too_large`, `model_unsupported` for a version
 * that is not known or an alignment that is none, `model_split`, `model_empty`.
 */
export const readHeader = async (
  path: string,
  most = Number.POSITIVE_INFINITY,
): Promise<{ info: GgufFileInfo; size: number }> => {
  const missing = (): never => {
    throw new CodedError('model_file_missing');
  };
  const { size } = await stat(path).catch(missing);
  const file = await open(path, 'r').catch(missing);
  const beginning = Buffer.alloc(24);
  try {
    await file.read(beginning, 0, beginning.length, 0).catch(() => undefined);
    if (beginning.toString('latin1', 0, magic.length) !== magic) throw new CodedError('model_not_gguf');
    if (size > most) throw new CodedError('model_too_large');
  } finally {
    await file.close();
  }
  const [version, tensors, fields] = [
    beginning.readUInt32LE(4),
    beginning.readBigUInt64LE(8),
    beginning.readBigUInt64LE(16),
  ];
  const least = BigInt(beginning.length) + tensors * BigInt(leastTensor) + fields * BigInt(leastField);
  if (least > BigInt(size)) throw new CodedError('model_cut_short');
  if (!versions.includes(version)) throw new CodedError('model_unsupported', formOf(version));
  // The library cannot read a file that says nothing of itself.
  if (fields === 0n) throw new CodedError('model_empty');
  const { readGgufFileInfo } = await library();
  const info = await readGgufFileInfo(path, {
    sourceType: 'filesystem',
    spliceSplitFiles: false,
    logWarnings: false,
  }).catch(() => {
    throw new CodedError('model_cut_short');
  });
  const { general, split } = metadataOf(info);
  // The first of several parts may be without tensors.
  if (Number(split?.count ?? 1) > 1) throw new CodedError('model_split');
  if (tensors === 0n || general === undefined) throw new CodedError('model_empty');
  if (alignmentOf(info) === null) throw new CodedError('model_unsupported', formOf(version));
  return { info, size };
};

/** Throws `model_cut_short` where the tensors that the header names do not fit into the file. */
export const checkWhole = async (info: GgufFileInfo, size: number, llama: Llama): Promise<void> => {
  const { GgufInsights } = await library();
  const { modelSize } = await GgufInsights.from(info, llama);
  const last = Math.max(0, ...(info.fullTensorInfo ?? []).map((tensor) => Number(tensor.fileOffset)));
  if (last >= size || (info.infoEndOffset ?? 0) + modelSize > size) throw new CodedError('model_cut_short');
};

/** Throws `model_overlong` where more stands behind the tensors than what fills up the last one: nobody made it so. */
const checkEnd = async (info: GgufFileInfo, size: number, llama: Llama): Promise<void> => {
  const last = (info.fullTensorInfo ?? []).reduce((one, other) => (other.fileOffset > one.fileOffset ? other : one));
  const { GgufInsights } = await library();
  const alone = { ...info, fullTensorInfo: [{ ...last, offset: 0, fileOffset: 0 }] };
  const end = Number(last.fileOffset) + (await GgufInsights.from(alone, llama)).modelSize;
  const alignment = alignmentOf(info) ?? usualAlignment;
  if (size > Math.ceil(end / alignment) * alignment) throw new CodedError('model_overlong');
};

/** Encoders and rerankers, readers of images, makers of sound, drafters for another model, and those that write a text all at once. */
const otherArchitectures = /bert|encoder$|-embed(?:ding)?$|^clip$|tokenizer|tts$|^(?:eagle|dflash|dream|llada|rnd1)/i;
/** Of words pieces that only encoders know. */
const encoderWords = 'bert';

/** What a file says of its own architecture: which way it reads, and whether it sums a text up in one vector. */
interface Architecture {
  attention?: { causal?: unknown };
  pooling_type?: unknown;
}

/**
 * Throws `model_cannot_answer` for a model that llama.cpp knows and that does not write word after word: by the name of its architecture,
 * its words, or what it says of itself.
 */
export const checkAnswers = (info: GgufFileInfo): void => {
  const { general, tokenizer } = metadataOf(info);
  const architecture = String(general?.architecture ?? '');
  const { attention, pooling_type: pooling } = info.architectureMetadata as unknown as Architecture;
  const reads = attention?.causal === false || Number(pooling ?? 0) > 0 || tokenizer?.ggml?.model === encoderWords;
  if (reads || otherArchitectures.test(architecture))
    throw new CodedError('model_cannot_answer', text(architecture) ?? '');
};

/** Language tags, as many as a person reads. */
const tags = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((tag) => typeof tag === 'string' && /^[a-z]{2,3}$/.test(tag)).slice(0, 30);

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, maxName) : null;

/**
 * What a GGUF file is, in words and numbers.
 * Errors: those of `readHeader`, `checkAnswers`, `model_cut_short`, `model_overlong`, `model_empty` without a vocabulary, and `model_unsupported` for what
 * is no model by itself, as an adapter, or none that llama.cpp knows.
 */
export const inspect = async (path: string, llama: Llama): Promise<ModelHeader> => {
  const { info, size } = await readHeader(path);
  const { general = {}, tokenizer } = metadataOf(info);
  if ((general.type ?? 'model') !== 'model') throw new CodedError('model_unsupported', text(general.type) ?? '');
  checkAnswers(info);
  await checkWhole(info, size, llama);
  await checkEnd(info, size, llama);
  const { GgufInsights, GgufFileType } = await library();
  const insights = await GgufInsights.from(info, llama);
  if (!insights.hasDecoder || !insights.isSupportedByLlamaCpp || insights.totalParameters === 0) {
    throw new CodedError('model_unsupported', text(general.architecture) ?? '');
  }
  if (!Array.isArray(tokenizer?.ggml?.tokens)) throw new CodedError('model_empty');
  const [small, large] = await Promise.all(
    contextSizes.map(
      async (contextSize) =>
        (await insights.estimateContextResourceRequirementsV2({ contextSize, batchSize, modelGpuLayers: 0 })).cpuRam,
    ),
  );
  const perToken = Math.max(0, ((large ?? 0) - (small ?? 0)) / (contextSizes[1] - contextSizes[0]));
  return {
    name: text(general.name),
    licence: text(general.license),
    languages: tags(general.languages),
    parameters: insights.totalParameters,
    quantisation: text(GgufFileType[general.file_type as number])?.replace(/^(?:MOSTLY|ALL)_/, '') ?? null,
    contextLength: insights.trainContextSize ?? 0,
    chat: text(tokenizer?.chat_template) !== null,
    memory: {
      fixed: Math.round(insights.modelSize + (small ?? 0) - perToken * contextSizes[0]),
      perToken: Math.round(perToken),
    },
  };
};
