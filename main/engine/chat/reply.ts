import type { RestoredSpan } from '../../../shared/domain';
import type { Delta, StreamRestorer } from '../privacy';
import type { Reply } from '../store';

/** A reply longer than this, in UTF-16 code units, is no answer to anything: it is stopped. */
const longestReply = 2_000_000;

/** The window is told at most about thirty times a second. */
const betweenDeltas = 33;
/** The store keeps a streaming reply about once a second. */
const betweenSaves = 1000;

const none: Delta = { restored: '', received: '', spans: [] };

const joined = (one: Delta, other: Delta): Delta => ({
  restored: one.restored + other.restored,
  received: one.received + other.received,
  spans: [...one.spans, ...other.spans],
});

interface Listeners {
  onDelta: (delta: Delta) => void;
  onSave: (reply: Reply) => void;
  onTooLong: () => void;
}

/** A reply as it streams: restored chunk by chunk, told in steady steps, kept now and then. */
export const createReply = (restorer: StreamRestorer, { onDelta, onSave, onTooLong }: Listeners) => {
  const spans: RestoredSpan[] = [];
  let restored = '';
  let received = '';
  let untold = none;
  let toldAt = 0;
  let savedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  const tell = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (untold === none) return;
    const delta = untold;
    untold = none;
    toldAt = performance.now();
    onDelta(delta);
    if (toldAt - savedAt >= betweenSaves) {
      savedAt = toldAt;
      onSave({ restored, received, spans });
    }
  };

  const add = (delta: Delta): void => {
    if (delta.restored === '' && delta.received === '') return;
    restored += delta.restored;
    received += delta.received;
    spans.push(...delta.spans);
    untold = joined(untold, delta);
  };

  return {
    push: (chunk: string): void => {
      add(restorer.push(chunk));
      if (received.length > longestReply) onTooLong();
      timer ??= setTimeout(tell, Math.max(0, toldAt + betweenDeltas - performance.now()));
    },
    /** Tells the rest and gives the whole. */
    end: (): Reply => {
      add(restorer.end());
      tell();
      return { restored, received, spans };
    },
  };
};
