import type { LlamaContextSequence, LlamaModel, Token } from 'node-llama-cpp';
import type { SurprisalCall } from '../../../shared/models';
import { CodedError } from '../../../shared/result';
import { type Loaded, threads } from './runtime';

/** Tokens of the context. Where a text is longer, it is read on with its last ones before it. */
const contextSize = 1024;
const contextBefore = 256;
/** Tokens between two looks at whether the answer is still wanted. */
const step = 64;

/** A word or a mark, with the white space before it: read by itself, its tokens have a place in the text. */
const words = /\s*(?:[\p{L}\p{M}\p{N}_]+|[^\s])/gu;

/**
 * Probabilities of the likeliest tokens. All of them would take four times as long (measured); these miss less than a
 * tenth of a bit.
 */
const asked = { generateNext: { probabilities: true, options: { temperature: 1, topK: 2000, topP: 1, minP: 0 } } };
/** Bits of a token that is not among them. */
const unlikely = 18;

type SurprisalOptions = Pick<SurprisalCall['input'], 'before' | 'text'> & { signal: AbortSignal };

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

/** Bits of each of `read` after `before`, which is not empty. What was read before and still stands is not read again. */
const bitsAfter = async (sequence: LlamaContextSequence, before: Token[], read: Token[]): Promise<number[]> => {
  const last = before.length - 1;
  await sequence.adaptStateToTokens(before.slice(0, last), false);
  const from = sequence.nextTokenIndex;
  const evaluated = [...before, ...read].slice(from, -1);
  const outcome = await sequence.controlledEvaluate(
    evaluated.map((token, index) => (from + index < last ? token : [token, asked])),
  );
  return read.map((token, index) => {
    const probability = outcome[last - from + index]?.next.probabilities?.get(token);
    return probability === undefined ? unlikely : Math.min(unlikely, -Math.log2(probability));
  });
};

/**
 * Reads the self-information of words (ProSan eq. 5 and 6) in a context of its own, so that a chat's stays as it is.
 * Time linear in the text's length. Rejects with `cancelled`.
 */
export const createSurprisal = async ({ model }: Loaded) => {
  const context = await model.createContext({ contextSize, threads });
  const sequence = context.getSequence();
  const beginning = model.tokens.bos ?? model.tokens.eos ?? model.tokens.nl;
  if (beginning === null) throw new CodedError('model_failed', 'a model without a first token');
  return async ({ before, text, signal }: SurprisalOptions): Promise<SurprisalCall['output']> => {
    const found: SurprisalCall['output'] = [];
    let head = [beginning, ...model.tokenize(before, false).slice(-contextBefore)];
    for (const waiting = wordsOf(model, text); waiting.length > 0; ) {
      if (signal.aborted) throw new CodedError('cancelled');
      if (head.length + step > contextSize) head = [beginning, ...head.slice(-contextBefore)];
      const taken = takeWords(waiting, step);
      const bits = await bitsAfter(
        sequence,
        head,
        taken.flatMap(({ tokens }) => tokens),
      );
      for (const { start, end, tokens } of taken) {
        const own = bits.splice(0, tokens.length);
        found.push({ start, end, bits: own.reduce((sum, value) => sum + value, 0) });
        head.push(...tokens);
      }
    }
    return found;
  };
};
