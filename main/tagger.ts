import { availableParallelism } from 'node:os';
import { connect, type Peer } from '../shared/port';
import { CodedError, toAppError } from '../shared/result';
import type { Tagged, TaggerService } from '../shared/tagger';
import type { Child } from './fork-child';

/** The tagger as main, or the command line, sees it: its workers, started when they are first asked and again when they die. */
export interface TaggerHost {
  /** The spans of each text. Rejects with `model_missing`, `model_damaged` or `model_failed`. */
  tag(texts: string[]): Promise<Tagged[][]>;
  close(): void;
}

/** More deaths than this within the window, in milliseconds, and starting it again is no help for now. */
const maxDeaths = 3;
const deathWindow = 60_000;

const createLane = (folder: string, spawn: () => Child): TaggerHost => {
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

/** A third would make a text of 500 words little quicker, and each takes some 120 MB. */
const most = 2;

/**
 * Several workers, each with one thread, rather than one with several: they wait for one another at the end of a call, not
 * in each of its matrices, so that none burns a core that another program wants.
 *
 * @param folder Where the model and its vocabulary lie.
 */
export const createTaggerHost = (folder: string, spawn: () => Child): TaggerHost => {
  const lanes = Array.from({ length: Math.min(most, availableParallelism()) }, () => createLane(folder, spawn));
  return {
    tag: async (texts) => {
      const found: Tagged[][] = [];
      const left = [...texts.entries()];
      // Who is through with a text takes the next: a core that others want holds up one text only.
      const work = async (lane: TaggerHost): Promise<void> => {
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
          const [i, text] = next;
          try {
            [found[i] = []] = await lane.tag([text]);
          } catch (error) {
            left.push(next);
            throw error;
          }
        }
      };
      const ends = await Promise.allSettled(lanes.slice(0, texts.length).map(work));
      // What a worker failed on, the next one tries: it fails only where all do.
      for (let at = 0; left.length > 0; at++) {
        const lane = lanes[at];
        if (lane === undefined) throw ends.find((end) => end.status === 'rejected')?.reason;
        if (ends[at]?.status !== 'rejected') await work(lane);
      }
      return found;
    },
    close: () => {
      for (const lane of lanes) lane.close();
    },
  };
};
