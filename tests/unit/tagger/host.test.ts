import { expect, test, vi } from 'vitest';
import type { Child } from '../../../main/fork-child';
import { createTaggerHost } from '../../../main/tagger';
import { connect } from '../../../shared/port';
import { CodedError } from '../../../shared/result';
import type { Tagged, TaggerService } from '../../../shared/tagger';
import { pipe } from '../main/pipe';

vi.mock('node:os', () => ({ availableParallelism: () => 8 }));

type Reader = (text: string, worker: number, die: () => void) => Promise<Tagged[]> | Tagged[];

/** One span over the whole of a text. */
const whole = (text: string): Tagged[] => [{ start: 0, end: text.length, type: 'PERSON', score: 1 }];

/** A host whose workers read with `read`; what each of them read, as they were started, and which were ended. */
const hostOf = (read: Reader, open = async (_: number): Promise<void> => undefined) => {
  const workers: string[][] = [];
  const ended: number[] = [];
  const host = createTaggerHost('', (): Child => {
    const { near, far, die } = pipe();
    const own: string[] = [];
    const number = workers.push(own);
    connect<TaggerService, Record<never, never>>(far, {
      tag: async ({ texts }) => {
        own.push(...texts);
        if (texts.length === 0) await open(number);
        return Promise.all(texts.map((text) => read(text, number, die)));
      },
    });
    const kill = (): void => {
      ended.push(number);
      die();
    };
    return { port: near, pid: undefined, kill };
  });
  return { host, workers, ended };
};

test('each text has its own spans, in whatever order they were read', async () => {
  const { host } = hostOf(async (text, worker) => {
    for (let i = 0; i < (worker === 1 ? 50 : 0); i++) await Promise.resolve();
    return whole(text);
  });
  const texts = Array.from({ length: 40 }, (_, i) => 'x'.repeat(i));
  expect(await host.tag(texts)).toEqual(texts.map(whole));
  expect(await host.tag([])).toEqual([]);
});

/** A host whose first worker answers when it is let go. */
const heldHost = () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const created = hostOf(async (text, worker) => {
    if (worker === 1) await held;
    return whole(text);
  });
  return { ...created, release: () => release() };
};

test('a worker that is held up holds up one text only', async () => {
  const { host, workers, release } = heldHost();
  const found = host.tag(['a', 'b', 'c', 'd', 'e']);
  await vi.waitFor(() => expect(workers).toEqual([['a'], ['b', 'c', 'd', 'e']]));
  release();
  expect(await found).toHaveLength(5);
});

test('a worker takes two thirds of its even share of what is left, long texts first', async () => {
  const { host, workers, release } = heldHost();
  const texts = Array.from({ length: 16 }, (_, i) => 'x'.repeat(10 + i));
  const found = host.tag(texts);
  await vi.waitFor(() => expect(workers.flat()).toHaveLength(16));
  // 93 of 280 characters.
  expect(workers[0]).toEqual([texts[15], texts[14], texts[13]]);
  expect(workers[1]).toEqual([...texts.slice(0, 13)].reverse());
  release();
  expect(await found).toEqual(texts.map(whole));
});

test('workers that are there have texts before who asks goes on', async () => {
  const sent: string[][] = [];
  const host = createTaggerHost('', (): Child => {
    const { near, far, die } = pipe();
    connect<TaggerService, Record<never, never>>(far, { tag: async ({ texts }) => texts.map(whole) });
    const post = (message: unknown): void => {
      sent.push((message as { input: { texts: string[] } }).input.texts);
      near.post(message);
    };
    return { port: { ...near, post }, pid: undefined, kill: die };
  });
  await host.tag(['a', 'b']);
  await vi.waitFor(() => expect(sent).toContainEqual([]));
  await Promise.resolve();
  sent.length = 0;
  const found = host.tag(['c', 'd']);
  expect(sent).toEqual([['c'], ['d']]);
  await found;
});

test('nothing waits for a worker whose model is loaded', async () => {
  const { host, workers } = hostOf(whole, () => new Promise(() => undefined));
  expect(await host.tag(['a', 'b', 'c'])).toEqual(['a', 'b', 'c'].map(whole));
  expect(workers).toEqual([['a', 'b', 'c'], []]);
});

test('a worker that is not ready when it is to rest ends, and none takes its place', async () => {
  vi.useFakeTimers();
  try {
    const { host, workers, ended } = hostOf(whole, () => new Promise(() => undefined));
    await host.tag(['a', 'b', 'c']);
    await host.tag(['d', 'e']);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ended).toEqual([2]);
    expect(workers).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('one text starts one worker', async () => {
  const { host, workers } = hostOf(whole);
  await host.tag(['a']);
  await host.tag(['b']);
  expect(workers).toEqual([['a', 'b']]);
});

test('after a minute without a text of several parts one worker is left, and the next such text has two again', async () => {
  vi.useFakeTimers();
  try {
    const { host, workers, ended } = hostOf(whole);
    await host.tag(['a', 'b']);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(ended).toEqual([]);
    await host.tag(['c', 'd']);
    await vi.advanceTimersByTimeAsync(59_000);
    await host.tag(['e']);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).toEqual([2]);
    // Ending it so is no death: however often, it is started again.
    for (let i = 0; i < 5; i++) {
      expect(await host.tag(['f', 'g'])).toEqual(['f', 'g'].map(whole));
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(ended).toHaveLength(6);
    expect(workers).toHaveLength(7);
  } finally {
    vi.useRealTimers();
  }
});

test('a worker that dies is started again, and its text is read', async () => {
  let died = false;
  const { host, workers } = hostOf((text, _, die) => {
    if (text === 'b' && !died) {
      died = true;
      die();
    }
    return whole(text);
  });
  expect(await host.tag(['a', 'b', 'c'])).toEqual(['a', 'b', 'c'].map(whole));
  expect(workers).toHaveLength(3);
});

test('what a worker cannot read is an error; one that always dies is given up', async () => {
  const damaged = hostOf(() => {
    throw new CodedError('model_damaged', 'tagger');
  });
  await expect(damaged.host.tag(['a', 'b'])).rejects.toMatchObject({ code: 'model_damaged' });
  const dying = hostOf((text, _, die) => {
    die();
    return whole(text);
  });
  await expect(dying.host.tag(['a', 'b'])).rejects.toMatchObject({ code: 'model_failed' });
});

test('what one worker cannot read, the other one reads', async () => {
  const { host } = hostOf((text, worker) => {
    if (worker === 1) throw new CodedError('model_failed', 'tagger');
    return whole(text);
  });
  expect(await host.tag(['a', 'b', 'c'])).toEqual(['a', 'b', 'c'].map(whole));
  expect(await host.tag(['d'])).toEqual([whole('d')]);
});
