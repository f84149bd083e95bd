import { toAppError } from '../../../shared/result';
import type { Tagged } from '../../../shared/tagger';
import { recased } from '../privacy/detect';
import { segmentsOf } from './segments';

/** Reads texts with the trained model, in its worker. */
export type AskTagger = (texts: string[]) => Promise<Tagged[][]>;

/** What the trained model finds in a text, in the text's offsets. */
export interface Reading {
  readonly tagged: Tagged[];
  /** `reading`: not through yet, these are the spans so far. `lists`: the model cannot be had. */
  readonly names: 'model' | 'reading' | 'lists';
}

export interface Tagging {
  /**
   * Waits for the whole reading, no longer than `patience` milliseconds (or Infinity); what is left goes on. Never rejects.
   * The latest text that was asked for is read first.
   * @param onRead Hears, while it waits, which share of the text is read.
   */
  read(text: string, patience: number, onRead?: (share: number) => void): Promise<Reading>;
}

/** Characters whose readings are remembered: some drafts, and what was typed on the way to them. */
const remembered = 6_000_000;
/** Segments of one call: what was typed last never waits longer than for one. */
const callSize = 24;

interface Segment {
  /** Null while it waits to be read. */
  found: Tagged[] | null;
}

export const createTagging = (ask: AskTagger): Tagging => {
  /** The least recently used first. */
  const segments = new Map<string, Segment>();
  let held = 0;
  /** What waits to be read, the last one first. */
  let waiting: string[] = [];
  let working = false;
  /** The model could not be had the last time. */
  let failed = false;
  let listeners: (() => void)[] = [];

  const remember = (text: string): void => {
    const known = segments.get(text);
    segments.delete(text);
    segments.set(text, known ?? { found: null });
    if (known !== undefined) return;
    held += text.length;
    for (const [oldest, { found }] of segments) {
      if (held <= remembered) break;
      if (found === null) continue;
      segments.delete(oldest);
      held -= oldest.length;
    }
  };

  const work = async (): Promise<void> => {
    if (working) return;
    working = true;
    while (waiting.length > 0) {
      const texts = waiting.splice(-callSize);
      try {
        const found = await ask(texts);
        failed = false;
        texts.forEach((text, i) => {
          const segment = segments.get(text);
          if (segment !== undefined) segment.found = found[i] ?? [];
        });
      } catch (thrown) {
        failed = toAppError(thrown).code !== 'cancelled';
        // They are asked for again with the next text.
        for (const text of [...waiting, ...texts]) segments.delete(text);
        held = [...segments.keys()].reduce((sum, text) => sum + text.length, 0);
        waiting = [];
      }
      const heard = listeners;
      listeners = [];
      for (const listener of heard) listener();
    }
    working = false;
  };

  return {
    read: async (written, patience, onRead) => {
      const text = recased(written);
      const parts = segmentsOf(text).map(({ start, end }) => ({ start, part: text.slice(start, end) }));
      const missing = new Set(parts.map(({ part }) => part).filter((part) => !segments.has(part)));
      for (const { part } of parts) remember(part);
      waiting = [...waiting.filter((part) => !missing.has(part)), ...[...missing].reverse()];
      failed = false;
      void work();
      const isRead = (): boolean => parts.every(({ part }) => segments.get(part)?.found);
      let late = false;
      let isDone = false;
      let timer: NodeJS.Timeout | undefined;
      const lateness = new Promise<void>((resolve) => {
        if (patience === Number.POSITIVE_INFINITY) return;
        // The clock starts when this thread is free: who asks reads the lists meanwhile, and an answer that lies ready counts.
        setImmediate(() => {
          if (isDone) return;
          timer = setTimeout(() => {
            late = true;
            resolve();
          }, patience);
        });
      });
      while (!isRead() && !failed && !late) {
        await Promise.race([new Promise<void>((resolve) => listeners.push(resolve)), lateness]);
        onRead?.(parts.reduce((sum, { part }) => sum + (segments.get(part)?.found ? part.length : 0), 0) / text.length);
      }
      isDone = true;
      clearTimeout(timer);
      const tagged = parts.flatMap(({ start, part }) =>
        (segments.get(part)?.found ?? []).map((span) => ({
          ...span,
          start: start + span.start,
          end: start + span.end,
        })),
      );
      return { tagged, names: failed ? 'lists' : isRead() ? 'model' : 'reading' };
    },
  };
};
