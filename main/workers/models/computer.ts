import type { Llama } from 'node-llama-cpp';
import type { Computer } from '../../../shared/models';

/** Size of what is read and compared, bytes: more than any cache holds. */
const bufferSize = 64 * 1024 * 1024;
/** Bytes compared at a time: in less than a millisecond, so that for most of them no other program takes the core. */
const step = 4 * 1024 * 1024;
const rounds = 8;
/** Of all steps so many were slower than what is told: the few fastest had something in a cache. */
const undisturbed = 0.9;
/** How long the arithmetic is tried at least, in milliseconds, how often, and how much at a time: the first trials run before V8 has compiled it. */
const trialTime = 60;
const fewestTrials = 200;
const lanes = 4096;
const trialRounds = 8;

/** Bytes that one core reads in a second, also while others work: two long buffers compared, step by step. */
export const measureBandwidth = (): number => {
  const one = Buffer.alloc(bufferSize, 1);
  const other = Buffer.alloc(bufferSize, 1);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < bufferSize; at += step) {
      const start = performance.now();
      one.compare(other, at, at + step, at, at + step);
      rates.push((2 * step) / (performance.now() - start));
    }
  }
  return 1000 * (rates.sort((slower, faster) => slower - faster)[Math.floor(rates.length * undisturbed)] ?? 0);
};

/** Multiplications and additions that one core does in a second, the best of a few. */
const measureArithmetic = (): number => {
  const numbers = new Float32Array(lanes).fill(0.5);
  let best = 0;
  const end = performance.now() + trialTime;
  for (let trial = 0; trial < fewestTrials || performance.now() < end; trial += 1) {
    const start = performance.now();
    for (let round = 0; round < trialRounds; round += 1) {
      for (let lane = 0; lane < lanes; lane += 1) numbers[lane] = (numbers[lane] ?? 0) * 0.5 + 0.25;
    }
    best = Math.max(best, (2 * trialRounds * lanes) / (performance.now() - start));
  }
  return best * 1000;
};

/** What this computer has for a model. Takes about a quarter of a second. */
export const readComputer = async (llama: Llama): Promise<Computer> => {
  const gpus = llama.gpu === false ? [] : await llama.getGpuDeviceNames();
  const { total, unifiedSize } = llama.gpu === false ? { total: 0, unifiedSize: 0 } : await llama.getVramState();
  return {
    gpus,
    gpuMemory: gpus.length === 0 || unifiedSize > 0 ? null : total,
    cores: llama.cpuMathCores,
    bandwidth: measureBandwidth(),
    arithmetic: measureArithmetic(),
  };
};
