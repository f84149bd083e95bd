import { setTimeout } from 'node:timers/promises';
import type { ConversationId } from '../../../shared/domain';
import type { SurprisalCall } from '../../../shared/models';
import { toAppError } from '../../../shared/result';
import { createRecent, type WordScores } from '../privacy';
import { segmentsOf } from '../tagging/segments';
import type { AskModel } from './ask';

/**
 * What Task-aware wants to know of a draft's words (ProSan §4), read by a local model in the background.
 *
 * Self-information O_w is the word's surprisal in its segment (eq. 5 and 6). Importance K_w is how much the beginning y of
 * the model's own answer hangs on the word: the paper takes gradients of the loss L(q, y), which llama.cpp does not
 * have, and rejects leaving out each word for its cost. But log p(y | …w) − log p(y | …) = log p(w | …y) − log p(w | …)
 * (Bayes): so two readings of the text, one of them after the answer, tell it of all words at once. Taken as a share
 * of the word's surprisal, or rare words would be important whatever the answer.
 */
export interface Importance {
  /** At once: what is known of this text; null until all of it was read. */
  read(conversation: ConversationId, text: string): WordScores | null;
  /** The draft that is seen is this now. */
  follow(conversation: ConversationId, text: string): void;
  /** The draft was sent, or is gone. */
  end(conversation: ConversationId): void;
  close(): void;
}

export interface ImportanceOptions {
  readonly ask: AskModel;
  readonly surprisal: (input: SurprisalCall['input'], signal: AbortSignal) => Promise<SurprisalCall['output']>;
  /** The model that reads; null where none is ready. */
  readonly choose: () => Promise<string | null>;
  /** `read` has an answer now that it did not have. */
  readonly onRead: (conversation: ConversationId) => void;
  /** A text is read once nothing was typed for so long, milliseconds. */
  readonly stillness?: number;
  /** After it gave way to the user's own chat, milliseconds. */
  readonly pause?: number;
}

/** Tokens of an answer's beginning: it says what the answer is about. */
const answerTokens = 24;
/** An answer still serves a text that has this share of its segments. */
const enoughLeft = 0.7;
/** Keeps the share steady for a word that was to be expected anyway. */
const fewBits = 2;
/** Characters whose readings are remembered: half of them at the least. */
const remembered = 2_000_000;

type Bits = SurprisalCall['output'];

interface Draft {
  readonly text: string;
  readonly stop: AbortController;
  scores: WordScores | null;
}

/** The beginning of an answer, and the segments of the text that it answers. */
interface Answer {
  readonly text: string;
  readonly segments: ReadonlySet<string>;
}

export const createImportance = (options: ImportanceOptions): Importance => {
  const { ask, surprisal, choose, onRead, stillness = 400, pause = 2_000 } = options;
  const drafts = new Map<ConversationId, Draft>();
  const answers = new Map<ConversationId, Answer>();
  /** Bits of a segment by what stands before it. */
  const readings = createRecent<Bits>(remembered);

  const bitsOf = async (model: string, before: string, text: string, signal: AbortSignal): Promise<Bits> => {
    const key = [model, before, text].join('\0');
    const known = readings.get(key);
    if (known !== undefined) return known;
    const bits = await surprisal({ model, before, text }, signal);
    readings.set(key, bits, key.length);
    return bits;
  };

  const answerTo = async (
    conversation: ConversationId,
    model: string,
    { text, stop: { signal } }: Draft,
    segments: ReadonlySet<string>,
  ): Promise<string> => {
    const last = answers.get(conversation);
    const left = [...segments].filter((segment) => last?.segments.has(segment)).length;
    if (last !== undefined && left >= enoughLeft * Math.max(segments.size, last.segments.size)) return last.text;
    const messages = [{ role: 'user' as const, text }];
    const answer = await ask({ model, messages, maxTokens: answerTokens, greedy: true }, { signal });
    answers.set(conversation, { text: answer, segments });
    return answer;
  };

  const readAll = async (conversation: ConversationId, draft: Draft): Promise<WordScores | null> => {
    const model = await choose();
    if (model === null) return null;
    const { signal } = draft.stop;
    const parts = segmentsOf(draft.text).map(({ start, end }) => ({ start, segment: draft.text.slice(start, end) }));
    const answer = await answerTo(conversation, model, draft, new Set(parts.map(({ segment }) => segment)));
    // One beginning after the other: the worker keeps what it read of the last one.
    const readAfter = async (before: string): Promise<Bits[]> => {
      const bits: Bits[] = [];
      for (const { segment } of parts) bits.push(await bitsOf(model, before, segment, signal));
      return bits;
    };
    const alone = await readAfter('Request: ');
    const after = await readAfter(`Answer: ${answer}\n\nRequest: `);
    const words = parts.flatMap(({ start, segment }, part) =>
      (alone[part] ?? []).flatMap(({ start: at, bits }, index): WordScores['words'][number][] => {
        // The entropy is a mean over words: marks are to be expected nearly everywhere.
        if (!/[\p{L}\p{N}]/u.test(segment.charAt(at))) return [];
        const explained = bits - (after[part]?.[index]?.bits ?? bits);
        return [{ start: start + at, information: bits, importance: explained / (bits + fewBits) }];
      }),
    );
    return { words };
  };

  const work = async (conversation: ConversationId, draft: Draft): Promise<void> => {
    const { signal } = draft.stop;
    await setTimeout(stillness, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted) {
      try {
        draft.scores = await readAll(conversation, draft);
        if (draft.scores !== null && !signal.aborted) onRead(conversation);
        return;
      } catch (thrown) {
        // It gave way to the user's own chat, or the model cannot be had: word frequency serves.
        if (toAppError(thrown).code !== 'cancelled') return;
        await setTimeout(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  };

  const stop = (conversation: ConversationId): void => {
    drafts.get(conversation)?.stop.abort();
    drafts.delete(conversation);
  };

  return {
    read: (conversation, text) => {
      const draft = drafts.get(conversation);
      return draft?.text === text ? draft.scores : null;
    },
    follow: (conversation, text) => {
      if (drafts.get(conversation)?.text === text) return;
      // One draft is seen at a time.
      for (const other of drafts.keys()) stop(other);
      const draft: Draft = { text, stop: new AbortController(), scores: null };
      drafts.set(conversation, draft);
      void work(conversation, draft);
    },
    end: (conversation) => {
      stop(conversation);
      answers.delete(conversation);
    },
    close: () => {
      for (const conversation of drafts.keys()) stop(conversation);
    },
  };
};
