import { setTimeout } from 'node:timers/promises';
import type { ConversationId } from '../../../shared/domain';
import type { SurprisalCall } from '../../../shared/models';
import { toAppError } from '../../../shared/result';
import { createRecent, type WordScores } from '../privacy';
import { segmentsOf } from '../tagging/segments';

/**
 * What Task-aware wants to know of a draft's words (ProSan §4), read by a local model in the background.
 *
 * Self-information O_w is the word's surprisal in its segment (eq. 5 and 6). Importance K_w is how much the beginning y of
 * the model's own answer hangs on the word: the paper takes gradients of the loss L(q, y), which llama.cpp does not
 * have, and rejects leaving out each word for its cost. But log p(y | …w) − log p(y | …) = log p(w | …y) − log p(w | …)
 * (Bayes): so two readings of the text, one of them after the answer, tell it of all words at once. Taken as a share
 * of the word's surprisal, or rare words would be important whatever the answer. A word that the answer says itself counts
 * for more: of this the difference tells too little where the text says the word twice, or was bound to say it.
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
/** What a word gains that the answer says, as a share of its surprisal. */
const saidShare = 0.5;
/** Characters whose readings are remembered: half of them at the least. */
const remembered = 2_000_000;

/** Segments are read after those before them, up to so many UTF-16 units of the text: what the model's context bears. */
const groupLength = 1_800;
/** Of a longer text the model answers the beginning and the end, so many UTF-16 units each. */
const answeredLength = 600;

type Bits = SurprisalCall['output']['words'];

interface Part {
  readonly start: number;
  readonly segment: string;
  /** The text before it in its group. */
  readonly before: string;
}

const partsOf = (text: string): Part[] => {
  let group = 0;
  return segmentsOf(text).map(({ start, end }) => {
    if (end - group > groupLength) group = start;
    return { start, segment: text.slice(start, end), before: text.slice(group, start) };
  });
};

const answered = (text: string): string =>
  text.length <= groupLength ? text : `${text.slice(0, answeredLength)} … ${text.slice(-answeredLength)}`;

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
  const { surprisal, choose, onRead, stillness = 400, pause = 2_000 } = options;
  const drafts = new Map<ConversationId, Draft>();
  const answers = new Map<ConversationId, Answer>();
  /** Ends the loading, which is for whatever draft there is. */
  let warming = new AbortController();
  /** Bits of a conversation's segments by what is said before the text. */
  const readings = createRecent<Bits>(remembered);

  const answerTo = async (
    conversation: ConversationId,
    model: string,
    { text, stop: { signal } }: Draft,
    segments: ReadonlySet<string>,
  ): Promise<string> => {
    const last = answers.get(conversation);
    const left = [...segments].filter((segment) => last?.segments.has(segment)).length;
    if (last !== undefined && left >= enoughLeft * Math.max(segments.size, last.segments.size)) return last.text;
    const prompt = { head: '', isChat: true, before: answered(text), text: '' };
    const { written } = await surprisal({ model, ...prompt, write: answerTokens }, signal);
    answers.set(conversation, { text: written, segments });
    return written;
  };

  const readAll = async (conversation: ConversationId, draft: Draft): Promise<WordScores | null> => {
    const model = await choose();
    if (model === null) return null;
    const { signal } = draft.stop;
    const parts = partsOf(draft.text);
    const bitsOf = async (head: string, { before, segment }: Part, nth: number): Promise<Bits> => {
      const key = [conversation, model, head, nth, segment].join('\0');
      const known = readings.get(key);
      if (known !== undefined) return known;
      const { words } = await surprisal({ model, head, isChat: true, before, text: segment }, signal);
      readings.set(key, words, key.length);
      return words;
    };
    const readAfter = async (head: string): Promise<Bits[]> => {
      const bits: Bits[] = [];
      // What is said again costs next to nothing.
      const said = new Map<string, number>();
      for (const part of parts) {
        const nth = said.get(part.segment) ?? 0;
        said.set(part.segment, nth + 1);
        bits.push(await bitsOf(head, part, nth));
      }
      return bits;
    };
    const alone = await readAfter('');
    // The model goes on where it has read to.
    const answer = await answerTo(conversation, model, draft, new Set(parts.map(({ segment }) => segment)));
    const after = await readAfter(` Answer: ${answer}`);
    const said = new Set(answer.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu));
    const words = parts.flatMap(({ start, segment }, part) =>
      (alone[part] ?? []).flatMap(({ start: at, end, bits }, index): WordScores['words'][number][] => {
        // The entropy is a mean over words: marks are to be expected nearly everywhere.
        if (!/[\p{L}\p{N}]/u.test(segment.charAt(at))) return [];
        const explained = bits - (after[part]?.[index]?.bits ?? bits);
        const more = said.has(segment.slice(at, end).toLowerCase()) ? saidShare : 0;
        return [{ start: start + at, information: bits, importance: explained / (bits + fewBits) + more }];
      }),
    );
    return { words };
  };

  /** Has the model loaded while the user still types. What fails here fails again when it reads. */
  const warm = async (): Promise<void> => {
    const { signal } = warming;
    const model = await choose();
    const nothing = { head: '', isChat: true, before: '', text: '' };
    if (model !== null && !signal.aborted) await surprisal({ model, ...nothing }, signal);
  };

  /** No draft needs the model any more. */
  const cool = (): void => {
    warming.abort();
    warming = new AbortController();
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
      const isNew = !drafts.has(conversation);
      // One draft is seen at a time.
      for (const other of drafts.keys()) stop(other);
      if (isNew) warm().catch(() => undefined);
      const draft: Draft = { text, stop: new AbortController(), scores: null };
      drafts.set(conversation, draft);
      void work(conversation, draft);
    },
    end: (conversation) => {
      stop(conversation);
      if (drafts.size === 0) cool();
      answers.delete(conversation);
    },
    close: () => {
      for (const conversation of drafts.keys()) stop(conversation);
      cool();
    },
  };
};
