import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { defaults } from '../../../main/models/settings';
import { createWorkerHost } from '../../../main/models/worker';
import { fetchModel } from '../../../scripts/models.mjs';
import { easyChat, type Forked, forkModels, newFolder } from './children';

/** Stops while a model loads, with the host and the worker that the app runs. */

/** A file that nobody writes: opening it never ends. */
const endlessFile = (): string => {
  const path = join(newFolder(), 'endless.gguf');
  execFileSync('mkfifo', [path]);
  return path;
};

/** The host, and its worker that has started llama.cpp. */
const openHost = async ({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) => {
  const workers: Forked[] = [];
  const host = createWorkerHost({
    spawn: () => {
      const worker = forkModels();
      workers.push(worker);
      return worker;
    },
    settings: () => ({ ...defaults, gpu: 'off' }),
    onChange: () => undefined,
  });
  onTestFinished(host.end);
  await host.computer();
  const [first] = workers;
  if (first === undefined) throw new Error('no worker');
  const { child } = first;
  return { host, isAlive: () => !child.killed && child.exitCode === null && child.signalCode === null };
};
type Host = Awaited<ReturnType<typeof openHost>>['host'];

const say = { model: 'any', messages: easyChat, maxTokens: 6 };
const chat = (host: Host, path: string, { signal } = new AbortController()) =>
  host.chat(path, say, { signal, chunk: () => undefined });
const nothing = { model: 'any', head: '', isChat: true, before: '', text: '' };
const read = (host: Host, path: string, { signal }: AbortController) =>
  host.surprisal(path, nothing, signal).then(
    () => 'read',
    ({ code }: { code: string }) => code,
  );

// Most of their time they wait.
const options = { timeout: 120_000, concurrent: true };

describe.skipIf(process.platform === 'win32')('a model that never finishes loading', options, () => {
  it('is ended after a stop, and what waits behind it is answered at once when it is stopped', async (context) => {
    const { host, isAlive } = await openHost(context);
    const model = await fetchModel();
    const [first, second] = [new AbortController(), new AbortController()];
    const loading = chat(host, endlessFile(), first);
    const waiting = chat(host, model, second);
    second.abort();
    expect(await waiting).toEqual({ text: '', reason: 'stopped' });
    expect(isAlive()).toBe(true);
    first.abort();
    expect(await loading).toEqual({ text: '', reason: 'stopped' });
    expect(isAlive()).toBe(false);
    expect((await chat(host, model)).text).toContain('lighthouse');
  });

  it('is not ended while another job waits for it, and is after the last', async (context) => {
    const { host, isAlive } = await openHost(context);
    const path = endlessFile();
    const stops = [new AbortController(), new AbortController(), new AbortController()] as const;
    const [first, second, third] = stops;
    const jobs = stops.map((stop) => read(host, path, stop));
    first.abort();
    expect(await jobs[0]).toBe('cancelled');
    third.abort();
    expect(await jobs[2]).toBe('cancelled');
    expect(isAlive()).toBe(true);
    second.abort();
    expect(await jobs[1]).toBe('cancelled');
    expect(isAlive()).toBe(false);
  });

  it('goes on for the user’s own chat when the background gives way', async (context) => {
    const { host, isAlive } = await openHost(context);
    const path = endlessFile();
    const background = read(host, path, new AbortController());
    const stop = new AbortController();
    const own = chat(host, path, stop);
    expect(await background).toBe('cancelled');
    expect(isAlive()).toBe(true);
    stop.abort();
    expect(await own).toEqual({ text: '', reason: 'stopped' });
    expect(isAlive()).toBe(false);
  });
});
