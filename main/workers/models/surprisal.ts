import type { ControlledEvaluateInputItem, LlamaContextSequence, LlamaModel, Token } from 'node-llama-cpp';
import type { SurprisalCall } from '../../../shared/models';
import { CodedError } from '../../../shared/result';
import { createFrames, readAhead } from './chat';
import { watchCores } from './cores';
import { type Loaded, maxThreads } from './runtime';

/** Tokens of the context. Where a text is longer, it is read on with its last ones before it. */
const contextSize = 1024;
const contextBefore = 256;
/** Of what stands before and is not in mind any more, so many tokens are read again. */
const contextAgain = 32;
/** Beginnings that are kept in mind: a text is read alone and after an answer, and both go on after an edit. */
const sequences = 2;
/** Tokens between two looks at whether the answer is still wanted: a segment's, for the most part. */
const step = 96;

/** A word or a mark, with the white space before it: read by itself, its tokens have a place in the text. */
const words = /\s*(?:[\p{L}\p{M}\p{N}_]+|[^\s])/gu;

/**
 * Of so many of the likeliest tokens probabilities are asked. All of them take many times as long, and these miss about a
 * tenth of a bit.
 */
const likeliest = 500;
/** The token that is looked for is lifted among them by so much, a logit, and its odds are taken down again. */
const lift = 30;
/** Bits of a token that is not among them even so. */
const most = lift * Math.LOG2E;

type SurprisalOptions = Omit<SurprisalCall['input'], 'model'> & { signal: AbortSignal };

interface Word {
  readonly start: number;
  readonly end: number;
  readonly tokens: Token[];
}

const wordsOf = (model: LlamaModel, text: string): Word[] =>
  [...text.matchAll(words)].map(({ 0: word, index }) => ({
    start: index + word.length - word.trimStart().length,
    end: index + word.length,
    tokens: model.tokenize(word, false),
  }));

/** The next words, as many as `room` tokens bear; of a single longer word what it bears. */
const takeWords = (waiting: Word[], room: number): Word[] => {
  let tokens = 0;
  const count = waiting.findIndex((word) => {
    tokens += word.tokens.length;
    return tokens > room;
  });
  const taken = waiting.splice(0, count === -1 ? waiting.length : Math.max(1, count));
  return taken.map((word) => ({ ...word, tokens: word.tokens.slice(0, room) }));
};

const tokensOf = (read: readonly Word[]): Token[] => read.flatMap(({ tokens }) => tokens);

/** Asks for the odds of a token as the next one. */
const asksFor = async (model: LlamaModel) => {
  const { TokenBias } = await import('node-llama-cpp');
  const options = { temperature: 1, topK: likeliest, topP: 1, minP: 0 };
  return (token: Token) => {
    const tokenBias = TokenBias.for(model).set(token, { logit: lift });
    return { generateNext: { probabilities: true, options: { ...options, tokenBias } } };
  };
};
type AsksFor = Awaited<ReturnType<typeof asksFor>>;

/** Bits of a token that was lifted. */
const bitsOf = (token: Token, probabilities: Map<Token, number> | undefined): number => {
  const own = probabilities?.get(token) ?? 0;
  if (own === 0) return most;
  let others = 0;
  for (const [other, probability] of probabilities ?? []) if (other !== token) others += probability;
  return Math.log2(1 + (others / own) * Math.exp(lift));
};

/** Bits of each of `read` after `before`, which is not empty. What was read before and still stands is not read again. */
const bitsAfter = async (
  sequence: LlamaContextSequence,
  before: Token[],
  read: Token[],
  asked: AsksFor,
): Promise<number[]> => {
  const last = before.length - 1;
  await sequence.adaptStateToTokens(before.slice(0, last), false);
  const from = sequence.nextTokenIndex;
  const evaluated = [...before, ...read].slice(from, -1);
  const outcome = await sequence.controlledEvaluate(
    evaluated.map((token, index): ControlledEvaluateInputItem => {
      const next = read[from + index - last];
      return next === undefined ? token : [token, asked(next)];
    }),
  );
  return read.map((token, index) => bitsOf(token, outcome[last - from + index]?.next.probabilities));
};

/** The likeliest tokens after `before`, at most `count`. */
const writeAfter = async (
  sequence: LlamaContextSequence,
  before: Token[],
  count: number,
  signal: AbortSignal,
): Promise<Token[]> => {
  if (!(await readAhead(sequence, before, signal))) throw new CodedError('cancelled');
  await sequence.adaptStateToTokens(before.slice(0, -1), false);
  const written: Token[] = [];
  for await (const token of sequence.evaluate(before.slice(sequence.nextTokenIndex), { temperature: 0 })) {
    if (signal.aborted) throw new CodedError('cancelled');
    written.push(token);
    if (written.length >= count) break;
  }
  return written;
};

/**
 * Reads the self-information of words (ProSan eq. 5 and 6) in a context of its own, so that a chat's stays as it is.
 * Time linear in the text's length. Rejects with `cancelled`.
 */
export const createSurprisal = async (loaded: Loaded) => {
  const { model, threads } = loaded;
  const context = await model.createContext({ contextSize, sequences, threads: { ideal: threads.alone, min: 1 } });
  const isAlone = watchCores();
  /** As many as may be used now. */
  const takeThreads = (): void => {
    model.llama.maxThreads = isAlone() ? threads.alone : threads.shared;
  };
  const asked = await asksFor(model);
  /** The one used last is the last. */
  const kept = Array.from({ length: sequences }, () => context.getSequence());
  const beginning = model.tokens.bos ?? model.tokens.eos ?? model.tokens.nl;
  if (beginning === null) throw new CodedError('model_failed', 'a model without a first token');
  const frameOf = await createFrames(loaded);
  const inChat = (head: string) =>
    frameOf(head) ?? {
      before: [beginning, ...model.tokenize(`${head}\n\nRequest:`, false)],
      after: model.tokenize('\n\nAnswer:', false),
    };

  /** The one that begins so and knows most of what goes on, and how much of it; where none begins so, the one unused for longest. */
  const sequenceFor = (start: Token[], behind: Token[]): { sequence: LlamaContextSequence; known: number } => {
    const knowing = kept.map((sequence) => {
      const { firstDifferentIndex: same } = sequence.compareContextTokens([...start, ...behind]);
      return { sequence, known: same < start.length ? -1 : same - start.length };
    });
    const best = knowing.reduce((one, other) => (other.known > one.known ? other : one));
    kept.splice(kept.indexOf(best.sequence), 1);
    kept.push(best.sequence);
    return { ...best, known: Math.max(0, best.known) };
  };

  const read = async ({
    head,
    isChat,
    before,
    text,
    write,
    signal,
  }: SurprisalOptions): Promise<SurprisalCall['output']> => {
    const found: SurprisalCall['output']['words'] = [];
    const ahead = isChat ? '' : head;
    const all = wordsOf(model, ahead + before + text);
    const from = ahead.length + before.length;
    const beforeAll = tokensOf(all.filter((word) => word.start < ahead.length)).slice(-contextBefore);
    const frame = isChat ? inChat(head) : { before: [beginning, ...beforeAll], after: [] };
    const start = frame.before;
    let behind = tokensOf(all.filter((word) => word.start >= ahead.length && word.start < from));
    if (behind.length > contextSize - start.length - 2 * step - (write ?? 0)) behind = behind.slice(-contextBefore);
    const { sequence, known } = sequenceFor(start, behind);
    if (write === undefined && behind.length - known > contextAgain) behind = behind.slice(-contextAgain);
    for (const waiting = all.filter((word) => word.start >= from); waiting.length > 0; ) {
      if (start.length + behind.length + step > contextSize) behind = behind.slice(-contextBefore);
      const taken = takeWords(waiting, step);
      takeThreads();
      if (!(await readAhead(sequence, [...start, ...behind], signal))) throw new CodedError('cancelled');
      const bits = await bitsAfter(sequence, [...start, ...behind], tokensOf(taken), asked);
      for (const { start: at, end, tokens } of taken) {
        const own = bits.splice(0, tokens.length);
        found.push({ start: at - from, end: end - from, bits: own.reduce((sum, value) => sum + value, 0) });
        behind.push(...tokens);
      }
    }
    if (write === undefined) return { words: found, written: '' };
    takeThreads();
    const written = await writeAfter(sequence, [...start, ...behind, ...frame.after], write, signal);
    return { words: found, written: model.detokenize(written) };
  };

  return (options: SurprisalOptions): Promise<SurprisalCall['output']> =>
    read(options).finally(() => {
      model.llama.maxThreads = maxThreads;
    });
};
