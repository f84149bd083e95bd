import { connect, type Peer } from '../shared/port';
import { CodedError, toAppError } from '../shared/result';
import type { Tagged, TaggerService } from '../shared/tagger';
import type { Child } from './fork-child';

/** The tagger as main, or the command line, sees it: its worker, started when it is first asked and again when it dies. */
export interface TaggerHost {
  /** The spans of each text. Rejects with `model_missing`, `model_damaged` or `model_failed`. */
  tag(texts: string[]): Promise<Tagged[][]>;
  close(): void;
}

/** More deaths than this within the window, in milliseconds, and starting it again is no help for now. */
const maxDeaths = 3;
const deathWindow = 60_000;

/** @param folder Where the model and its vocabulary lie. */
export const createTaggerHost = (folder: string, spawn: () => Child): TaggerHost => {
  let worker: { child: Child; peer: Peer<TaggerService, Record<never, never>> } | null = null;
  let deaths: number[] = [];
  let closed = false;

  const start = () => {
    const child = spawn();
    const started = { child, peer: connect<Record<never, never>, TaggerService>(child.port, {}) };
    child.port.onClose(() => {
      if (worker === started) worker = null;
      if (!closed) deaths.push(Date.now());
    });
    return started;
  };

  const tag = async (texts: string[]): Promise<Tagged[][]> => {
    deaths = deaths.filter((at) => at > Date.now() - deathWindow);
    if (closed || deaths.length >= maxDeaths) throw new CodedError('model_failed', 'tagger');
    worker ??= start();
    try {
      return await worker.peer.call('tag', { folder, texts });
    } catch (thrown) {
      if (toAppError(thrown).code !== 'engine_restarted') throw thrown;
      return tag(texts);
    }
  };

  return {
    tag,
    close: () => {
      closed = true;
      worker?.child.kill();
    },
  };
};
