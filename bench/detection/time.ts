import type { Labelled } from './labelled';
import type { Reader } from './reader';

/**
 * Milliseconds of a full analysis of 500 words: never seen before, and after one word of them changed. Where other
 * programs have the cores, the clock runs on: `processor` says what an analysis took of all cores together.
 */

const length = 500;
/** Before it nothing is measured: the code is not yet compiled. */
const warmUp = 5;

export interface Times {
  readonly cold: readonly number[];
  readonly edited: readonly number[];
  readonly processor: { readonly cold: readonly number[]; readonly edited: readonly number[] };
}

let rounds = 0;

/**
 * Texts of 500 words each out of a set's texts, one after the other. Every round has paragraphs of its own, for detection
 * remembers those that it has seen; they end as sentences do.
 */
const textsOf = (set: readonly Labelled[]): string[] => {
  rounds++;
  const words =
    set
      .map(({ text }) => text.replace(/(?=\n|$)/g, ' Yes.'.repeat(rounds)))
      .join('\n\n')
      .match(/\S+\s*/g) ?? [];
  const count = Math.floor(words.length / length);
  return Array.from({ length: count }, (_, at) => words.slice(at * length, (at + 1) * length).join(''));
};

const withOneWordChanged = (text: string): string => {
  const words = text.match(/\S+\s*/g) ?? [];
  const at = Math.floor(words.length / 2);
  return words.map((word, i) => (i === at ? word.replace(/\S+/, 'another') : word)).join('');
};

const timed = async (work: () => Promise<unknown>): Promise<{ clock: number; processor: number }> => {
  const [started, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { clock: performance.now() - started, processor: (user + system) / 1000 };
};

export const measureTimes = async (reader: Reader, set: readonly Labelled[]): Promise<Times> => {
  const texts = textsOf(set);
  const all: { first: Awaited<ReturnType<typeof timed>>; second: Awaited<ReturnType<typeof timed>> }[] = [];
  for (const text of [...texts.slice(0, warmUp), ...texts]) {
    const read = reader.fresh();
    const first = await timed(() => read(text));
    const second = await timed(() => read(withOneWordChanged(text)));
    all.push({ first, second });
  }
  const counted = all.slice(warmUp);
  return {
    cold: counted.map(({ first }) => first.clock),
    edited: counted.map(({ second }) => second.clock),
    processor: {
      cold: counted.map(({ first }) => first.processor),
      edited: counted.map(({ second }) => second.processor),
    },
  };
};

/** The value that a share of all is no greater than. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;
