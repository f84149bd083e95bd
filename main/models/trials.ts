import type { AppError } from '../../shared/domain';
import type { Measured } from '../../shared/models';
import { toAppError } from '../../shared/result';
import type { Record } from './known';

/** What is found out about each model in the background: first what it costs, then what it finds. */

interface TrialOptions {
  /** Models that are here and run on this computer. */
  candidates: () => string[];
  of: (id: string) => Record;
  keep: (id: string, part: Partial<Record>) => void;
  busy: () => boolean;
  measure: (id: string, signal: AbortSignal) => Promise<Measured>;
  /** It is kept by whoever makes it. */
  check: (id: string, signal: AbortSignal) => Promise<void>;
  onChange: () => void;
  onError: (id: string, error: AppError) => void;
  /** Time without a chat of the user's before one begins, milliseconds. */
  quiet: number;
}

export const createTrials = (options: TrialOptions) => {
  const { candidates, of, keep, busy, onChange, onError, quiet } = options;
  /** Those that failed are not tried again until the app starts anew or the user asks. */
  const given = new Set<string>();
  let current: { id: string; step: 'measuring' | 'checking' } | null = null;
  let running = false;
  let stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const open = (id: string): boolean => !given.has(id) && (of(id).measured === undefined || of(id).check === undefined);

  const step = async (id: string): Promise<void> => {
    const { measured } = of(id);
    current = { id, step: measured === undefined ? 'measuring' : 'checking' };
    onChange();
    if (measured === undefined) keep(id, { measured: await options.measure(id, stop.signal) });
    else await options.check(id, stop.signal);
  };

  const next = async (): Promise<void> => {
    const id = candidates().find(open);
    if (closed || running || id === undefined) return;
    if (busy()) {
      wake();
      return;
    }
    stop = new AbortController();
    running = true;
    const measures = of(id).measured === undefined;
    try {
      await step(id);
    } catch (thrown) {
      const error = toAppError(thrown);
      // It gave way, or the engine starts anew: later.
      const later = error.code === 'cancelled' || error.code === 'engine_restarted';
      if (!later || stop.signal.aborted) given.add(id);
      if (!later && measures) onError(id, error);
    } finally {
      running = false;
      current = null;
      onChange();
    }
    wake();
  };

  const wake = (delay = quiet): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void next(), delay).unref();
  };

  return {
    /** There may be something to find out, after a while. */
    wake,
    current: () => current,
    /** Forgets that it failed. */
    again: (id: string): void => {
      given.delete(id);
      wake(0);
    },
    /** Ends the trial of a model that goes away. */
    drop: (id: string): void => {
      if (current?.id === id) stop.abort();
    },
    close: (): void => {
      closed = true;
      clearTimeout(timer);
      stop.abort();
    },
  };
};
export type Trials = ReturnType<typeof createTrials>;
