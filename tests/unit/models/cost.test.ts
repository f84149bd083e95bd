import { once } from 'node:events';
import { linkSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bestOf, type Fit, fitOf, paceOf, speedAt, suggest, usualMemory } from '../../../main/models/estimate';
import { defaults } from '../../../main/models/settings';
import { createWorkerHost } from '../../../main/models/worker';
import manifest from '../../../resources/models.json' with { type: 'json' };
import { fetchModel } from '../../../scripts/models.mjs';
import type { ModelSettings } from '../../../shared/ipc';
import type { Computer } from '../../../shared/models';
import { easyChat, type Forked, forkModels, newFolder } from './children';
import { has, small, start } from './room';

/** What a model costs, before it is here and while it runs. */

/** The worker's host with real children; `asked` is all that was said to them. */
const openHost = (changes: Partial<ModelSettings>) => {
  const workers: Forked[] = [];
  const asked: { name?: string; input?: Record<string, unknown> }[] = [];
  let settings = { ...defaults, ...changes };
  const host = createWorkerHost({
    spawn: () => {
      const worker = forkModels();
      workers.push(worker);
      const post = (message: unknown): void => {
        asked.push(message as (typeof asked)[number]);
        worker.port.post(message);
      };
      return { ...worker, port: { ...worker.port, post } };
    },
    settings: () => settings,
    onChange: () => undefined,
  });
  onTestFinished(host.end);
  const set = (next: Partial<ModelSettings>): void => {
    settings = { ...settings, ...next };
  };
  return { host, workers, asked, set };
};

const say = { model: small.id, messages: easyChat, maxTokens: 6 };
const call = () => ({ signal: new AbortController().signal, chunk: () => undefined });

describe('the worker', { timeout: 120_000 }, () => {
  it('is ended once nothing was asked for the time that is set, not before, and started when it is asked again', async () => {
    // Shorter than loading takes.
    const { host, workers } = openHost({ idleMinutes: 0.001 });
    const path = await fetchModel();
    expect((await host.chat(path, say, call())).text).toContain('lighthouse');
    expect(workers).toHaveLength(1);
    const [first] = workers;
    if (first?.child.exitCode === null && first.child.signalCode === null) await once(first.child, 'exit');
    expect(host.loaded()).toBeNull();
    expect((await host.chat(path, say, call())).text).toContain('lighthouse');
    expect(workers).toHaveLength(2);
  });

  it('is told the threads, the context and the device that are set, from the next question on', async () => {
    const { host, asked, set } = openHost({ idleMinutes: null, threads: 1, contextSize: 2048, gpu: 'off' });
    const path = await fetchModel();
    for (const next of [{ threads: 2, contextSize: 1024 }, {}]) {
      const stop = new AbortController();
      const answer = host.chat(path, say, { ...call(), signal: stop.signal });
      // It was told; more threads than free cores would only make the test wait.
      stop.abort();
      expect((await answer).reason).toBe('stopped');
      set(next);
    }
    const chats = asked.filter(({ name }) => name === 'chat').map(({ input }) => input);
    expect(chats).toMatchObject([
      { threads: 1, contextSize: 2048, gpu: false },
      { threads: 2, contextSize: 1024, gpu: false },
    ]);
  });
});

describe('what a model will cost', () => {
  it('is said before it is here, grows with the context, and is about what its file says then', async () => {
    const dir = newFolder();
    const { models, state } = start({ dir });
    const before = state(small.id)?.memory ?? 0;
    expect(state(small.id)).toMatchObject({ status: 'absent', fit: 'easy' });
    models.set({ contextSize: 4096 });
    expect(before - (state(small.id)?.memory ?? 0)).toBe(4096 * small.memory.perToken);

    linkSync(await fetchModel(), join(dir, `${small.id}.gguf`));
    const again = start({ dir });
    await again.until(has(small.id, 'ready'));
    const here = again.state(small.id)?.memory ?? 0;
    expect(here / before).toBeGreaterThan(0.7);
    expect(here / before).toBeLessThan(1.3);
  }, 60_000);

  it('is guessed from a file’s size where no more is known of it: hardly less than it is, and less than twice that', () => {
    const tokens = 8192;
    const needed = ({ fixed, perToken }: { fixed: number; perToken: number }): number => fixed + perToken * tokens;
    for (const { id, bytes, memory } of manifest) {
      const ratio = needed(usualMemory(bytes)) / needed(memory);
      expect(ratio, id).toBeGreaterThan(0.9);
      expect(ratio, id).toBeLessThan(2);
    }
  });

  it('in time follows from this computer’s quick measure, and is not said where nothing is known', async () => {
    const { models, state } = start();
    expect(state(small.id)?.expected).toBeNull();
    const { gpus } = await models.host();
    const expected = state(small.id)?.expected;
    if (gpus.length > 0) expect(expected).toBeNull();
    else expect(Math.min(expected?.read ?? 0, expected?.write ?? 0)).toBeGreaterThan(0);
  }, 60_000);

  it('in time goes by the best measure of all starts', async () => {
    const dir = newFolder();
    const first = start({ dir });
    await first.models.host();
    const path = join(dir, 'known.json');
    const known = JSON.parse(readFileSync(path, 'utf8')) as { computer: Computer };
    const best = { ...known.computer, bandwidth: known.computer.bandwidth * 100, arithmetic: 1e15 };
    first.models.close();
    writeFileSync(path, JSON.stringify({ ...known, computer: best }));
    const again = start({ dir });
    await again.models.host();
    expect((JSON.parse(readFileSync(path, 'utf8')) as typeof known).computer).toEqual(best);
  }, 60_000);

  it('fits easily, hardly or not at all, in the larger of both memories', () => {
    expect([6e9, 6.1e9, 8.5e9, 8.6e9].map((needed) => fitOf(needed, 10e9, null))).toEqual([
      'easy',
      'tight',
      'tight',
      'no',
    ]);
    expect(fitOf(8.6e9, 10e9, 16e9)).toBe('easy');
  });

  it('in time is that of a measured model by size', () => {
    const measured = { loadMs: 1, memory: 1, read: 100, write: 40 };
    const pace = paceOf({ bytes: 1e8 }, [{ bytes: 1e8, parameters: 1e8, measured }], null);
    expect(speedAt({ bytes: 4e8, parameters: 2e8 }, pace)).toEqual({ read: 50, write: 10 });
    // Writing a token is reading one, besides what the memory takes.
    expect(speedAt({ bytes: 1e8, parameters: 1e9 }, pace)).toEqual({ read: 10, write: 10 });
    expect(speedAt({ bytes: 4e8, parameters: null }, pace)).toBeNull();
    expect(paceOf({ bytes: 1e8 }, [], null)).toBeNull();
  });

  it('in time is that of the measured model nearest to it in size, rather than of this computer’s quick measure', () => {
    const of = (bytes: number, write: number) => ({
      bytes,
      parameters: bytes,
      measured: { loadMs: 1, memory: 1, read: 1e3, write },
    });
    const computer = { gpus: [], gpuMemory: null, cores: 4, bandwidth: 1e10, arithmetic: 1e10 };
    const here = [of(1e8, 40), of(1e9, 8), of(4e9, 1)];
    const write = (bytes: number, known = here) =>
      speedAt({ bytes, parameters: bytes }, paceOf({ bytes }, known, computer))?.write;
    expect([2e8, 2e9, 8e9].map((bytes) => write(bytes))).toEqual([20, 4, 0.5]);
    expect(write(1e9, [])).toBeCloseTo(6);
  });
});

describe('the model to suggest', () => {
  /** 4 GB of weights a second: two slow cores. */
  const computer: Computer = { gpus: [], gpuMemory: null, cores: 2, bandwidth: 4e9 / 0.6, arithmetic: 1e11 };
  const candidate = (id: string, bytes: number, fit: Fit = 'easy') => {
    const speed = speedAt({ bytes, parameters: bytes }, paceOf({ bytes }, [], computer));
    return { id, bytes, parameters: bytes, fit, needed: bytes + 2e8, speed };
  };
  const unmeasured = (...sizes: number[]) => sizes.map((bytes) => ({ ...candidate(`${bytes}`, bytes), speed: null }));

  it('writes as fast as one reads, though a larger one fits in memory', () => {
    const models = [candidate('small', 1e8), candidate('middle', 4e8), candidate('large', 2.5e9)];
    expect(suggest(models, computer)?.id).toBe('middle');
  });

  it('is the fastest of those that fit where none is so fast, and the least where none fits', () => {
    expect(suggest([candidate('middle', 6e8), candidate('large', 2.5e9)], computer)?.id).toBe('middle');
    expect(suggest([candidate('small', 5e8, 'tight'), candidate('large', 6e8)], computer)?.id).toBe('large');
    expect(suggest([candidate('small', 5e8, 'tight'), candidate('large', 6e8, 'no')], computer)?.id).toBe('small');
    expect(suggest([], computer)).toBeUndefined();
  });

  it.each([
    ['at first, the bound itself counts', null, 9, 'large'],
    ['at first, below it', null, 8.9, 'small'],
    ['a larger one, a little past the bound', 'small', 10.7, 'small'],
    ['a larger one, clearly past it', 'small', 10.8, 'large'],
    ['the larger one, a little below the bound', 'large', 7.6, 'large'],
    ['the larger one, clearly below it', 'large', 7.4, 'small'],
    ['one that is offered no more', 'gone', 8.9, 'small'],
  ])('stays until a measure is clearly past the bound: %s', (_, before, write, id) => {
    const models = [candidate('small', 1e8), candidate('large', 2.5e9)].map((model) => ({
      ...model,
      speed: { read: 1e3, write: model.id === 'small' ? 40 : write },
    }));
    expect(suggest(models, computer, (model) => model.id === before)?.id).toBe(id);
  });

  it.each([
    ['small', 4.7, 'small'],
    ['small', 4.9, 'large'],
    ['large', 4.9, 'large'],
    ['large', 3.4, 'large'],
    ['large', 3.2, 'small'],
  ])('stays where none is quick until another is clearly faster: %s beside %d tokens a second', (before, write, id) => {
    const models = [candidate('small', 1e8), candidate('large', 2.5e9)].map((model) => ({
      ...model,
      speed: { read: 1e3, write: model.id === 'small' ? 4 : write },
    }));
    expect(suggest(models, computer, (model) => model.id === before)?.id).toBe(id);
  });

  it('is what a graphics processor’s own memory holds, and one that shares the computer’s memory is no faster than that', () => {
    const gpus = ['A graphics processor'];
    const models = unmeasured(1e8, 4e8, 2.5e9, 5e9);
    expect(suggest(models, { ...computer, gpus, gpuMemory: 4e9 })?.bytes).toBe(2.5e9);
    expect(suggest(models, { ...computer, gpus })?.bytes).toBe(4e8);
  });

  it('stays where a later measure is slower, for other programs ran, and rises where one was', () => {
    const slow = { ...computer, bandwidth: computer.bandwidth / 5, arithmetic: computer.arithmetic / 5 };
    expect(bestOf(slow, computer)).toEqual(computer);
    expect(bestOf(computer, slow)).toEqual(computer);
    expect(bestOf(slow, null)).toEqual(slow);
    // Other processors are another computer.
    expect(bestOf({ ...slow, cores: 1 }, computer)).toEqual({ ...slow, cores: 1 });
    expect(bestOf({ ...slow, gpus: ['A graphics processor'] }, computer)).toMatchObject({ bandwidth: slow.bandwidth });
  });

  it('is the least where nothing is known of this computer’s speed', () => {
    expect(suggest(unmeasured(1e8, 4e8, 2.5e9), null)?.bytes).toBe(1e8);
  });
});
