import type { Computer, Measured } from '../../shared/models';
import type { Entry } from './manifest';

/** What a model will need and how fast it will be, before it is here. */

/** Shares of the memory: up to the first a model is no burden, up to the second it runs, with little left. */
const easyShare = 0.6;
const mostShare = 0.85;

export type Fit = 'easy' | 'tight' | 'no';

/** Whether a model of `needed` bytes fits this computer's memory of `bytes`; a graphics processor's own counts where it is larger. */
export const fitOf = (needed: number, bytes: number, gpuMemory: number | null): Fit => {
  const most = Math.max(bytes, gpuMemory ?? 0);
  if (needed <= most * easyShare) return 'easy';
  return needed <= most * mostShare ? 'tight' : 'no';
};

export interface Sized {
  bytes: number;
  parameters: number | null;
}

/** Bytes of weights that go through in a second when it writes, and multiplications and additions when it reads. */
export interface Pace {
  bandwidth: number;
  arithmetic: number;
}

/** Operations for each parameter and token. */
const operations = 2;

/**
 * llama.cpp against the quick measure of one core: rough factors, until a model was measured here. On two busy x64
 * cores SmolLM2 135M was so expected to write 50 and read 116 tokens a second; it wrote 43 and read 32 to 65.
 */
const vectors = { bandwidth: 0.6, arithmetic: 12 };

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * How fast this computer is with models: by those that were measured on it, else by its quick measure. Null where
 * nothing is known, and where a graphics processor would do the work: it is not measured by the processor's speed.
 */
export const paceOf = (
  measured: readonly (Sized & { measured: Measured })[],
  computer: Computer | null,
): Pace | null => {
  const known = measured.filter(({ parameters }) => parameters !== null);
  if (known.length > 0) {
    return {
      bandwidth: median(known.map(({ bytes, measured: { write } }) => bytes * write)),
      arithmetic: median(known.map(({ parameters, measured: { read } }) => operations * (parameters ?? 0) * read)),
    };
  }
  if (computer === null || computer.gpus.length > 0) return null;
  const cores = Math.max(1, computer.cores - 1);
  return {
    bandwidth: computer.bandwidth * vectors.bandwidth,
    arithmetic: computer.arithmetic * vectors.arithmetic * cores,
  };
};

/**
 * Tokens a second, reading and writing. Each written token takes all weights once through the processor, and its
 * arithmetic is that of a token that is read.
 */
export const speedAt = ({ bytes, parameters }: Sized, pace: Pace | null): Pick<Measured, 'read' | 'write'> | null => {
  if (pace === null || parameters === null) return null;
  const read = pace.arithmetic / (operations * parameters);
  return { read, write: Math.min(read, pace.bandwidth / bytes) };
};

/** What the offered models need besides their weights, and for a token of their context: by this share of their size, at most so much. */
const usual = { share: 1.06, besides: 200e6, tokenShare: 1 / 5600, mostPerToken: 147_456 };

/** The memory that a model file of `bytes` needs, where only its size is known. */
export const usualMemory = (bytes: number): Entry['memory'] => ({
  fixed: Math.round(bytes * usual.share + usual.besides),
  perToken: Math.round(Math.min(usual.mostPerToken, bytes * usual.tokenShare)),
});
