import { once } from 'node:events';
import { linkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fitOf, paceOf, speedAt, usualMemory } from '../../../main/models/estimate';
import { defaults } from '../../../main/models/settings';
import { createWorkerHost } from '../../../main/models/worker';
import manifest from '../../../resources/models.json' with { type: 'json' };
import { fetchModel } from '../../../scripts/models.mjs';
import type { ModelSettings } from '../../../shared/ipc';
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
    const pace = paceOf([{ bytes: 1e8, parameters: 1e8, measured }], null);
    expect(speedAt({ bytes: 4e8, parameters: 2e8 }, pace)).toEqual({ read: 50, write: 10 });
    // Writing a token is reading one, besides what the memory takes.
    expect(speedAt({ bytes: 1e8, parameters: 1e9 }, pace)).toEqual({ read: 10, write: 10 });
    expect(speedAt({ bytes: 4e8, parameters: null }, pace)).toBeNull();
    expect(paceOf([], null)).toBeNull();
  });
});
