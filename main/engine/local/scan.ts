import { setTimeout } from 'node:timers/promises';
import type { ConversationId } from '../../../shared/domain';
import type { Scan, Settings } from '../../../shared/ipc';
import { toAppError } from '../../../shared/result';
import { leftOver, staysByDefault } from '../privacy';
import type { Choice } from './choose';
import { type DeepFinding, extraction } from './extract';
import { createKnownWords } from './known-words';
import { type Piece, piecesOf } from './pieces';
import type { Reader } from './reader';
import { createReadings, shifted, type Unread } from './readings';

/** What of a text the local model has read. */
interface DeepReading {
  /** In the text's offsets. */
  readonly found: readonly DeepFinding[];
  /** `found` is told by the preview: what others found as well is not counted. */
  readonly scan: Omit<Scan, 'found'>;
}

/** Deep scan: the local model reads drafts in the background, one piece at a time, the one that is seen first. */
export interface DeepScan {
  /** At once: what is known of this text. */
  read(conversation: ConversationId, text: string): DeepReading;
  /** Of the draft that is seen. `found`: findings of the model that nothing else made, as last told. */
  progress(conversation: ConversationId): Scan;
  /** How many of its findings the preview of this draft shows. */
  shown(conversation: ConversationId, found: number): void;
  /** The draft that is seen is this now. */
  follow(conversation: ConversationId, text: string): void;
  /** Starts or stops the scan of one draft. */
  want(conversation: ConversationId, on: boolean): void;
  /** The draft was sent, or is gone. */
  end(conversation: ConversationId): void;
  close(): void;
}

interface ScanOptions {
  readonly reader: Reader;
  readonly settings: () => Pick<Settings, 'scan'>;
  /** `read`: a preview shows more now. */
  readonly onChange: (conversation: ConversationId, change: { read: boolean }) => void;
  /** A text is read once nothing was typed for so long, milliseconds. */
  readonly stillness?: number;
}

/** Drafts that wait to be read. */
const mostDrafts = 20;

interface Draft {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly at: number;
}

export const createDeepScan = ({ reader, settings, onChange: tell, stillness = 700 }: ScanOptions): DeepScan => {
  const readings = createReadings();
  /** The draft that is seen last. */
  const drafts = new Map<ConversationId, Draft>();
  const wanted = new Set<ConversationId>();
  const unwanted = new Set<ConversationId>();
  const failed = new Set<ConversationId>();
  const told = new Map<ConversationId, number>();
  const words = createKnownWords();
  let choice: Choice | null = null;
  /** The question that is asked; `unread` is null before it is known what to ask about. */
  let current: { conversation: ConversationId; unread: Unread | null; stop: AbortController; waits: boolean } | null =
    null;
  let working = false;
  let closed = false;

  const onChange: ScanOptions['onChange'] = (conversation, change) => {
    if (!closed) tell(conversation, change);
  };

  const isWanted = (conversation: ConversationId): boolean => {
    const { scan } = settings();
    if (scan === 'off' || unwanted.has(conversation)) return false;
    return scan === 'always' || wanted.has(conversation);
  };
  const model = (): string | null => (choice?.kind === 'model' ? choice.id : null);

  const unreadOf = ({ pieces }: Draft, by: string): Unread | null => {
    for (const piece of pieces) {
      const { unread } = readings.of(by, piece);
      if (unread !== null) return unread;
    }
    return null;
  };

  /** Whether a draft still waits for the answer to a question. */
  const isAskedFor = ({ pieces }: Draft, by: string, { text, before }: Unread): boolean =>
    pieces.some((piece) => {
      const unread = piece.text.includes(text) ? readings.of(by, piece).unread : null;
      return unread?.text === text && unread.before === before;
    });

  /** The draft that is seen first; then those that were seen before it. */
  const next = (): { conversation: ConversationId; draft: Draft } | undefined => {
    for (const [conversation, draft] of closed ? [] : [...drafts].reverse()) {
      const known = model();
      if (!isWanted(conversation) || failed.has(conversation)) continue;
      if (known === null || unreadOf(draft, known) !== null) return { conversation, draft };
    }
    return undefined;
  };

  /** `isThrough`: there is nothing left to ask. */
  const statusOf = (conversation: ConversationId, done: number, of: number, isThrough: boolean): Scan['status'] => {
    if (!isWanted(conversation)) return 'off';
    if (choice?.kind === 'no-model' || choice?.kind === 'too-small') return choice.kind;
    if (model() !== null && done === of) return 'done';
    if (failed.has(conversation) || isThrough) return 'failed';
    return current?.conversation === conversation && !current.waits ? 'reading' : 'waiting';
  };

  /** One question after the other, until nothing is left to be read. */
  const work = async (): Promise<void> => {
    for (let job = next(); job !== undefined; job = next()) {
      const { conversation } = job;
      const rest = job.draft.at + stillness - performance.now();
      if (rest > 0) {
        await setTimeout(rest);
        continue;
      }
      const stop = new AbortController();
      current = { conversation, unread: null, stop, waits: true };
      try {
        choice = await reader.choose();
        if (choice.kind === 'unchecked') {
          onChange(conversation, { read: false });
          await reader.check(choice.id, stop.signal);
          continue;
        }
        if (choice.kind !== 'model') {
          onChange(conversation, { read: false });
          return;
        }
        const draft = drafts.get(conversation);
        const unread = draft === undefined ? null : unreadOf(draft, choice.id);
        if (unread === null) continue;
        const own = { conversation, unread, stop, waits: false };
        current = own;
        onChange(conversation, { read: false });
        const answer = await reader.ask(
          { model: choice.id, ...extraction(unread) },
          {
            signal: stop.signal,
            onGivenWay: () => {
              own.waits = true;
              onChange(conversation, { read: false });
            },
          },
        );
        const findings = readings.take(choice.id, unread, answer);
        current = null;
        const now = drafts.get(conversation);
        const isThrough = now !== undefined && unreadOf(now, choice.id) === null;
        onChange(conversation, { read: findings.length > 0 || isThrough });
      } catch (thrown) {
        current = null;
        if (toAppError(thrown).code === 'cancelled') continue;
        failed.add(conversation);
        onChange(conversation, { read: false });
      } finally {
        current = null;
      }
    }
  };

  const wake = (): void => {
    if (working || closed) return;
    working = true;
    void work().finally(() => {
      working = false;
    });
  };

  /** Ends a question whose answer nobody waits for any more. */
  const drop = (): void => {
    if (current === null) return;
    const draft = drafts.get(current.conversation);
    const { unread } = current;
    const known = model();
    const stays =
      isWanted(current.conversation) &&
      draft !== undefined &&
      (unread === null || (known !== null && isAskedFor(draft, known, unread)));
    const first = next();
    if (!stays || (first !== undefined && first.conversation !== current.conversation)) current.stop.abort();
  };

  /** What of a text the chosen model has read. */
  const readingOf = (conversation: ConversationId, text: string): DeepReading => {
    if (!isWanted(conversation)) return { found: [], scan: { status: 'off', done: 0, of: 0, model: null } };
    const seen = drafts.get(conversation);
    const pieces = seen?.text === text ? seen.pieces : piecesOf(text);
    const by = model();
    let done = 0;
    let isThrough = by !== null;
    const found: DeepFinding[] = [];
    for (const piece of pieces) {
      if (by === null) break;
      const reading = readings.of(by, piece);
      if (reading.isRead) done++;
      isThrough &&= reading.unread === null;
      found.push(...shifted(reading.found, piece.start));
    }
    const of = pieces.length;
    return { found, scan: { status: statusOf(conversation, done, of, isThrough), done, of, model: by } };
  };

  const read: DeepScan['read'] = (conversation, text) => {
    const { found, scan } = readingOf(conversation, text);
    if (settings().scan === 'off') return { found, scan };
    words.add(conversation, text, found);
    // What is kept by default takes nothing from what was found to be protected.
    const protects = found.filter(({ type }) => !staysByDefault(type));
    return { found: [...found, ...leftOver(text, protects, words.in(conversation, text))], scan };
  };

  return {
    read,
    progress: (conversation) => ({
      ...readingOf(conversation, drafts.get(conversation)?.text ?? '').scan,
      found: told.get(conversation) ?? 0,
    }),
    shown: (conversation, found) => {
      if (isWanted(conversation)) told.set(conversation, found);
    },
    follow: (conversation, text) => {
      if (!isWanted(conversation)) return;
      const before = drafts.get(conversation);
      const draft = before?.text === text ? before : { text, pieces: piecesOf(text), at: performance.now() };
      if (before?.text !== text) failed.delete(conversation);
      drafts.delete(conversation);
      drafts.set(conversation, draft);
      for (const [oldest] of drafts) {
        if (drafts.size <= mostDrafts) break;
        drafts.delete(oldest);
      }
      drop();
      wake();
    },
    want: (conversation, on) => {
      if (on) {
        wanted.add(conversation);
        unwanted.delete(conversation);
        failed.delete(conversation);
      } else {
        wanted.delete(conversation);
        unwanted.add(conversation);
        drafts.delete(conversation);
      }
      drop();
    },
    end: (conversation) => {
      wanted.delete(conversation);
      unwanted.delete(conversation);
      failed.delete(conversation);
      told.delete(conversation);
      words.end(conversation);
      drafts.delete(conversation);
      drop();
    },
    close: () => {
      closed = true;
      current?.stop.abort();
    },
  };
};
