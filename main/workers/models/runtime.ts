import { availableParallelism, totalmem } from 'node:os';
import type { Llama, LlamaContext, LlamaModel } from 'node-llama-cpp';
import type { Run } from '../../../shared/models';
import { CodedError } from '../../../shared/result';
import { type Threads, threadsFor } from './cores';
import { checkAnswers, checkWhole, library, readHeader } from './header';

/** A model in memory. */
export interface Loaded {
  path: string;
  model: LlamaModel;
  threads: Threads;
  /** The one that all its chats share, made when it is first wanted. Rejects with `model_too_large`. */
  context: () => Promise<LlamaContext>;
}

const minContext = 1024;
/** Share of the memory that a model file may take. */
const memoryShare = 0.8;

/** Memory that this process may have: the computer's, or less in a container. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** Of all that is read at once. */
export const maxThreads = availableParallelism();

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
      maxThreads,
    });
  } catch {
    throw new CodedError('model_failed', 'llama.cpp does not start on this computer');
  }
};

/** Longest reason that is told, in UTF-16 code units: its words may be the file's. */
const longestReason = 120;

/** What llama.cpp says when it cannot load a file, as a code with its own words. */
const failure = (log: string): CodedError => {
  if (/unknown model architecture|unsupported/i.test(log)) return new CodedError('model_unsupported');
  if (/key not found in model: tokenizer|error loading model vocabulary/i.test(log))
    return new CodedError('model_empty');
  if (/alloc|out of memory/i.test(log)) return new CodedError('model_too_large');
  const reason = /error loading model: (.*)/.exec(log)?.[1]?.replace(/[^\x20-\x7e]+/g, ' ') ?? '';
  return new CodedError('model_refused', reason.slice(0, longestReason).trim());
};

/**
 * Loads a GGUF file; rejects when `signal` stops it. Errors: those of its header, `model_empty`, `model_refused`,
 * `model_too_large`, `model_failed`.
 */
export const load = async (llama: Llama, run: Run, signal: AbortSignal, log: () => string): Promise<Loaded> => {
  const { path, contextSize, allLayers } = run;
  const { info, size } = await readHeader(path, memory() * memoryShare);
  checkAnswers(info);
  await checkWhole(info, size, llama);
  const { InsufficientMemoryError } = await library();
  const coded = (thrown: unknown): never => {
    throw thrown instanceof InsufficientMemoryError ? new CodedError('model_too_large') : failure(log());
  };
  const gpuLayers = allLayers && llama.gpu !== false ? 'max' : 'auto';
  const model = await llama.loadModel({ modelPath: path, gpuLayers, loadSignal: signal }).catch(coded);
  const most = Math.min(contextSize, model.trainContextSize);
  const threads = threadsFor(run.threads, maxThreads, llama.cpuMathCores);
  let context: Promise<LlamaContext> | null = null;
  return {
    path,
    model,
    threads,
    context: () => {
      context ??= model
        .createContext({
          contextSize: { min: Math.min(minContext, most), max: most },
          threads: threads.shared,
        })
        .catch(() => {
          context = null;
          throw new CodedError('model_too_large');
        });
      return context;
    },
  };
};
