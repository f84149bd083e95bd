import { open, stat } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import type { Llama, LlamaContext, LlamaModel } from 'node-llama-cpp';
import { CodedError } from '../../../shared/result';

/** A model in memory, with the one sequence that all its chats share. */
export interface Loaded {
  path: string;
  model: LlamaModel;
  context: LlamaContext;
}

/** Longest context, in tokens. A window of 8,192 is a long chat; more costs memory that few machines spare. */
const maxContext = 8192;
const minContext = 1024;
/** Share of the memory that a model file may take. */
const memoryShare = 0.8;

/** Memory that this process may have: the computer's, or less in a container. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** node-llama-cpp is an ES module with top-level await: only `import()` can load it from CommonJS. */
const library = () => import('node-llama-cpp');

/**
 * One core stays the window's. llama.cpp's threads wait for one another by spinning: where another program
 * takes turns with one of them, all stall (measured on two busy cores: two threads wrote 8 tokens a second, one 60).
 */
const threads = Math.max(1, availableParallelism() - 1);

/**
 * Starts llama.cpp from a binary that came with the packages: never builds, never downloads.
 * `gpu: 'auto'` tries the GPU binaries that are there, then the CPU's.
 */
export const startLlama = async (gpu: 'auto' | false, onLog: (line: string) => void): Promise<Llama> => {
  const { getLlama, LlamaLogLevel } = await library();
  try {
    return await getLlama({
      gpu,
      build: 'never',
      skipDownload: true,
      progressLogs: false,
      logLevel: LlamaLogLevel.error,
      logger: (_level, line) => onLog(line),
      maxThreads: threads,
    });
  } catch {
    throw new CodedError('model_failed', 'llama.cpp does not start on this computer');
  }
};

/** Refuses what is not a whole GGUF file, or too large for the memory. Reads the header only. */
const checkFile = async (path: string): Promise<void> => {
  const size = await stat(path).then(
    (entry) => entry.size,
    () => {
      throw new CodedError('model_missing');
    },
  );
  const file = await open(path, 'r');
  try {
    const magic = Buffer.alloc(4);
    await file.read(magic, 0, 4, 0);
    if (magic.toString('latin1') !== 'GGUF') throw new CodedError('model_damaged');
  } finally {
    await file.close();
  }
  if (size > memory() * memoryShare) throw new CodedError('model_too_large');
  const { readGgufFileInfo } = await library();
  const info = await readGgufFileInfo(path, {
    sourceType: 'filesystem',
    spliceSplitFiles: false,
    logWarnings: false,
  }).catch(() => {
    throw new CodedError('model_damaged');
  });
  const lastTensor = Math.max(0, ...(info.fullTensorInfo ?? []).map((tensor) => Number(tensor.fileOffset)));
  if (lastTensor >= size) throw new CodedError('model_damaged');
};

/** What llama.cpp says when it cannot load a file, as a code. A whole file with an unknown architecture is not damaged. */
const failure = (log: string): CodedError => {
  if (/unknown model architecture|unsupported/i.test(log))
    return new CodedError('model_failed', 'unknown kind of model');
  if (/alloc|out of memory/i.test(log)) return new CodedError('model_too_large');
  return new CodedError('model_damaged');
};

/** Loads a GGUF file. Errors: `model_missing`, `model_damaged`, `model_too_large`, `model_failed`. */
export const load = async (llama: Llama, path: string, log: () => string): Promise<Loaded> => {
  await checkFile(path);
  const { InsufficientMemoryError } = await library();
  const coded = (thrown: unknown): never => {
    throw thrown instanceof InsufficientMemoryError ? new CodedError('model_too_large') : failure(log());
  };
  const model = await llama.loadModel({ modelPath: path }).catch(coded);
  try {
    const context = await model.createContext({
      contextSize: { min: Math.min(minContext, model.trainContextSize), max: maxContext },
      threads: Math.min(threads, llama.cpuMathCores),
    });
    return { path, model, context };
  } catch {
    await model.dispose();
    throw new CodedError('model_too_large');
  }
};
