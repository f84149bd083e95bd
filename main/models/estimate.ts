import { type Computer, isReadable, type Measured } from '../../shared/models';
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

interface Sized {
  bytes: number;
  parameters: number | null;
}

/** Bytes of weights that go through in a second when it writes, and multiplications and additions when it reads. */
interface Pace {
  bandwidth: number;
  arithmetic: number;
}

/**
 * The better of two measures of this computer: what other programs take makes one slower, never faster, so the best is the
 * computer's own. One of other processors does not count.
 */
export const bestOf = (now: Computer, before: Computer | null): Computer =>
  before === null || before.cores !== now.cores || before.gpus.join('\n') !== now.gpus.join('\n')
    ? now
    : {
        ...now,
        bandwidth: Math.max(now.bandwidth, before.bandwidth),
        arithmetic: Math.max(now.arithmetic, before.arithmetic),
      };

/** Operations for each parameter and token. */
const operations = 2;

/**
 * llama.cpp against the quick measure of one core: rough factors, until a model was measured here. On two busy x64
 * cores SmolLM2 135M was so expected to write 50 and read 116 tokens a second; it wrote 43 and read 32 to 65.
 */
const vectors = { bandwidth: 0.6, arithmetic: 12 };

const ofSize = ({ bytes, parameters, measured: { read, write } }: Sized & { measured: Measured }): Pace => ({
  bandwidth: bytes * write,
  arithmetic: operations * (parameters ?? 0) * read,
});

/** How fast the processor is with models: llama.cpp's share of what its quick measure says. */
const processorPace = (computer: Computer): Pace => ({
  bandwidth: computer.bandwidth * vectors.bandwidth,
  arithmetic: computer.arithmetic * vectors.arithmetic * Math.max(1, computer.cores - 1),
});

/**
 * How fast this computer is with a model: as with the one nearest to it in size that was measured here, for a small one spends
 * more of its time beside its weights; else by the quick measure. Null where nothing is known, and where a graphics processor
 * would do the work: it is not measured by the processor's speed.
 */
export const paceOf = (
  { bytes }: Pick<Sized, 'bytes'>,
  measured: readonly (Sized & { measured: Measured })[],
  computer: Computer | null,
): Pace | null => {
  const apart = (other: Sized): number => Math.abs(Math.log(other.bytes / bytes));
  const [nearest] = measured
    .filter(({ parameters }) => parameters !== null)
    .toSorted((one, other) => apart(one) - apart(other));
  if (nearest !== undefined) return ofSize(nearest);
  return computer === null || computer.gpus.length > 0 ? null : processorPace(computer);
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

/** What is weighed before a model is suggested. */
interface Candidate extends Sized {
  fit: Fit;
  /** Bytes of memory that it needs. */
  needed: number;
  /** As measured here or expected; null where it is not known. */
  speed: Pick<Measured, 'read' | 'write'> | null;
}

/**
 * Tokens a second that a model writes here at the least. A graphics processor with memory of its own is fast with what it
 * holds; one that shares the computer's memory waits for it as the processor does.
 */
const paceOfAnswers = ({ speed, needed, ...model }: Candidate, computer: Computer | null): number => {
  if (speed !== null) return speed.write;
  if (computer === null) return 0;
  if (needed <= (computer.gpuMemory ?? 0)) return Number.POSITIVE_INFINITY;
  return speedAt(model, processorPace(computer))?.write ?? 0;
};

/** A measure this much past a bound is no accident of the hour: what else ran, or how warm the processor was. */
const clearly = 1.2;

/**
 * The model to suggest: the ablest of those that leave memory to other programs and write as fast as one reads; where none is so
 * fast the fastest; where none fits so well the least. Where nothing is known of this computer's speed the least is the fastest.
 * The one that was suggested before stays until it is clearly too slow, or another clearly better.
 * @param models From the least able to the ablest.
 */
export const suggest = <Model extends Candidate>(
  models: readonly Model[],
  computer: Computer | null,
  isBefore: (model: Model) => boolean = () => false,
): Model | undefined => {
  const easy = models
    .filter(({ fit }) => fit === 'easy')
    .map((model) => ({ model, write: paceOfAnswers(model, computer) }));
  const before = easy.findIndex(({ model }) => isBefore(model));
  const comfortable = easy.findLast(({ write }, place) => {
    if (before === -1 || place < before) return isReadable({ write });
    return isReadable({ write: place === before ? write * clearly : write / clearly });
  });
  const [fastest] = easy.toSorted((one, other) => other.write - one.write);
  const held = easy[before];
  const quickest = held && fastest && held.write * clearly >= fastest.write ? held : fastest;
  return (comfortable ?? quickest)?.model ?? models[0];
};

/** What the offered models need besides their weights, and for a token of their context: by this share of their size, at most so much. */
const usual = { share: 1.06, besides: 200e6, tokenShare: 1 / 5600, mostPerToken: 147_456 };

/** The memory that a model file of `bytes` needs, where only its size is known. */
export const usualMemory = (bytes: number): Entry['memory'] => ({
  fixed: Math.round(bytes * usual.share + usual.besides),
  perToken: Math.round(Math.min(usual.mostPerToken, bytes * usual.tokenShare)),
});
