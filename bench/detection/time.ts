import type { Labelled } from './labelled';
import type { Reader } from './reader';

/**
 * Milliseconds of a full analysis of 500 words: cold, a text that was not read before, and after one word of it changed.
 * Where other programs have the cores, the clock runs on: `processor` says what an analysis took of all cores together.
 */

const length = 500;

interface Round {
  readonly cold: readonly number[];
  readonly edited: readonly number[];
}
export interface Times extends Round {
  readonly processor: Round;
  /** Of the round before: where nothing was read yet, these are the texts in which code is compiled and lists are loaded. */
  readonly before: Round;
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

const measureRound = async (reader: Reader, set: readonly Labelled[]): Promise<Round & { processor: Round }> => {
  const all: { first: Awaited<ReturnType<typeof timed>>; second: Awaited<ReturnType<typeof timed>> }[] = [];
  for (const text of textsOf(set)) {
    const read = reader.fresh();
    const first = await timed(() => read(text));
    const second = await timed(() => read(withOneWordChanged(text)));
    all.push({ first, second });
  }
  return {
    cold: all.map(({ first }) => first.clock),
    edited: all.map(({ second }) => second.clock),
    processor: {
      cold: all.map(({ first }) => first.processor),
      edited: all.map(({ second }) => second.processor),
    },
  };
};

/** The second round of two: in the first each language's expressions are compiled, as peers were measured warm. */
export const measureTimes = async (reader: Reader, set: readonly Labelled[]): Promise<Times> => {
  const before = await measureRound(reader, set);
  return { ...(await measureRound(reader, set)), before };
};

/** The value that a share of all is no greater than. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;
