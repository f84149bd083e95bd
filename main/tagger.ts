import { availableParallelism } from 'node:os';
import { connect, type Peer } from '../shared/port';
import { CodedError, toAppError } from '../shared/result';
import type { Tagged, TaggerService } from '../shared/tagger';
import type { Child } from './fork-child';

/** The tagger as main, or the command line, sees it: its workers, started when they are first asked and again when they die. */
interface TaggerHost {
  /** The spans of each text. Rejects with `model_missing`, `model_damaged` or `model_failed`. */
  tag(texts: string[]): Promise<Tagged[][]>;
  close(): void;
}

/** More deaths than this within the window, in milliseconds, and starting it again is no help for now. */
const maxDeaths = 3;
const deathWindow = 60_000;

interface Lane extends TaggerHost {
  /** Starts the worker and loads its model, once; null where it has answered. Rejects as `tag`, and where it rests. */
  open(): Promise<void> | null;
  /** Ends the worker; the next text starts another. */
  rest(): void;
}

const createLane = (folder: string, spawn: () => Child): Lane => {
  let worker: {
    child: Child;
    peer: Peer<TaggerService, Record<never, never>>;
    opening: Promise<void> | null;
    isOpen: boolean;
  } | null = null;
  let deaths: number[] = [];
  let closed = false;

  const start = () => {
    const child = spawn();
    const started = {
      child,
      peer: connect<Record<never, never>, TaggerService>(child.port, {}),
      opening: null,
      isOpen: false,
    };
    child.port.onClose(() => {
      if (worker !== started) return;
      worker = null;
      if (!closed) deaths.push(Date.now());
    });
    return started;
  };

  const running = () => {
    deaths = deaths.filter((at) => at > Date.now() - deathWindow);
    if (closed || deaths.length >= maxDeaths) throw new CodedError('model_failed', 'tagger');
    worker ??= start();
    return worker;
  };

  const tag = async (texts: string[]): Promise<Tagged[][]> => {
    const asked = running();
    try {
      const found = await asked.peer.call('tag', { folder, texts });
      asked.isOpen = true;
      return found;
    } catch (thrown) {
      if (toAppError(thrown).code !== 'engine_restarted') throw thrown;
      return tag(texts);
    }
  };

  const open = (): Promise<void> | null => {
    const asked = running();
    if (asked.isOpen) return null;
    asked.opening ??= asked.peer.call('tag', { folder, texts: [] }).then(
      () => {
        asked.isOpen = true;
      },
      (thrown: unknown) => {
        // A file that was put right is read again.
        asked.opening = null;
        throw thrown;
      },
    );
    return asked.opening;
  };

  return {
    tag,
    open,
    rest: () => {
      const resting = worker;
      worker = null;
      resting?.child.kill();
    },
    close: () => {
      closed = true;
      worker?.child.kill();
    },
  };
};

/** A third would make a text of 500 words little quicker, and each takes some 120 MB. */
const most = 2;

/** A text as it waits to be read, and its place among the others. */
type Waiting = readonly [at: number, text: string];

/**
 * What one worker reads next: two thirds of its even share of what is left, one text at least (after guided
 * self-scheduling, Polychronopoulos and Kuck 1987). The thread that hands out may be busy while they read, and the last texts are few and short.
 *
 * @param left The longest first; what is taken is taken off it.
 */
const takeShare = (left: Waiting[], workers: number): Waiting[] => {
  const share = left.reduce((sum, [, { length }]) => sum + length, 0) / (1.5 * workers);
  let taken = 0;
  const behind = left.findIndex(([, { length }]) => {
    taken += length;
    return taken > share;
  });
  return left.splice(0, Math.max(1, behind));
};

/** Milliseconds without a text of several parts, after which one worker is enough: what is typed has one part that is new. */
const restAfter = 60_000;

/**
 * Several workers, each with one thread, rather than one with several: they wait for one another at the end of a call, not
 * in each of its matrices, so that none burns a core that another program wants.
 *
 * @param folder Where the model and its vocabulary lie.
 */
export const createTaggerHost = (folder: string, spawn: () => Child): TaggerHost => {
  const lanes = Array.from({ length: Math.min(most, availableParallelism()) }, () => createLane(folder, spawn));
  let resting: NodeJS.Timeout | undefined;
  /** Texts of several parts that are read. */
  let read = 0;

  /** The others end when nothing has needed them for a while. */
  const restLater = (): void => {
    if (read > 0) return;
    resting = setTimeout(() => {
      for (const lane of lanes.slice(1)) lane.rest();
    }, restAfter);
    resting.unref();
  };

  const tag: TaggerHost['tag'] = async (texts) => {
    const found: Tagged[][] = [];
    const left: Waiting[] = [...texts.entries()].sort(([, a], [, b]) => b.length - a.length);
    const helpers = lanes.slice(0, texts.length);
    let unread = texts.length;
    let whole = (): void => undefined;
    const isRead = new Promise<void>((resolve) => {
      whole = resolve;
    });
    // Who is through takes the next: a core that others want holds up what it took only.
    const work = async (lane: Lane): Promise<void> => {
      while (left.length > 0) {
        const next = takeShare(left, helpers.length);
        try {
          const read = await lane.tag(next.map(([, text]) => text));
          next.forEach(([at], i) => {
            found[at] = read[i] ?? [];
          });
          unread -= next.length;
          if (unread === 0) whole();
        } catch (error) {
          left.push(...next);
          throw error;
        }
      }
    };
    const help = async (lane: Lane, at: number): Promise<void> => {
      // Nothing waits for a model that is loaded: the first worker reads meanwhile.
      const opening = at > 0 ? lane.open() : null;
      // Where there is nothing to wait for, all of them have texts before who asks goes on.
      if (opening !== null) await opening;
      await work(lane);
    };
    const all = Promise.allSettled(helpers.map(help));
    const ends = (await Promise.race([isRead, all])) ?? [];
    // What a worker failed on, the next one tries: it fails only where all do.
    for (let at = 0; left.length > 0; at++) {
      const lane = lanes[at];
      if (lane === undefined) throw ends.find((end) => end.status === 'rejected')?.reason;
      if (ends[at]?.status !== 'rejected') await work(lane);
    }
    return found;
  };

  return {
    tag: async (texts) => {
      if (texts.length < 2) return tag(texts);
      clearTimeout(resting);
      read++;
      try {
        return await tag(texts);
      } finally {
        read--;
        restLater();
      }
    },
    close: () => {
      clearTimeout(resting);
      for (const lane of lanes) lane.close();
    },
  };
};
