import { appendFileSync, copyFileSync, openSync, readFileSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchModel } from '../../../scripts/models.mjs';
import type { ModelsNotices, ModelsService } from '../../../shared/models';
import { connect } from '../../../shared/port';
import { easyChat, forkModels, newFolder, runOf } from './children';
import { tinyModel } from './gguf';

/** What the worker reads of a file, and what it measures of a model, with the real small one. */

let model = '';
/** Each load and each end of one. */
let told = 0;
const worker = connect<Record<never, never>, ModelsService, Record<never, never>, ModelsNotices>(
  forkModels().port,
  {},
  () => {
    told += 1;
  },
);
const folder = newFolder();

beforeAll(async () => {
  model = await fetchModel();
});

describe('a header', () => {
  it('tells name, size, form, licence and memory', async () => {
    const header = await worker.call('inspect', runOf(model));
    expect(header).toMatchObject({
      licence: 'apache-2.0',
      languages: ['en'],
      parameters: 134_515_008,
      quantisation: 'Q4_1',
      contextLength: 8192,
      chat: true,
    });
    expect(header.name).toMatch(/smollm2/i);
    // 30 layers, 3 heads of 64 for keys and for values, two bytes each: and what goes with a token of work.
    expect(header.memory.perToken).toBeGreaterThanOrEqual(30 * 3 * 64 * 2 * 2 * 0.9);
    expect(header.memory.perToken).toBeLessThan(30 * 3 * 64 * 2 * 2 * 1.5);
    expect(header.memory.fixed).toBeGreaterThan(96_000_000);
    expect(header.memory.fixed).toBeLessThan(250_000_000);
  });

  const refused = (path: string) => expect(worker.call('inspect', runOf(path))).rejects;

  it.each([0.999, 0.5, 0.001])('of a file cut to %d of its length says so', async (share) => {
    const path = join(folder, `cut-${share}.gguf`);
    copyFileSync(model, path);
    truncateSync(path, Math.floor(98_362_432 * share));
    await refused(path).toMatchObject({ code: 'model_cut_short' });
  });

  it.each([1, 12, 5000])('of a file with %d bytes behind its end says so', async (more) => {
    const path = join(folder, `long-${more}.gguf`);
    copyFileSync(model, path);
    appendFileSync(path, Buffer.alloc(more));
    await refused(path).toMatchObject({ code: 'model_overlong' });
  });

  it.each([0, 24, 'x'])('whose parts are aligned to %s is of no known form', async (alignment) => {
    const path = join(folder, `aligned-${alignment}.gguf`);
    writeFileSync(
      path,
      Buffer.concat([
        tinyModel('tiny', Buffer.alloc(4096), { more: { 'general.alignment': alignment } }),
        Buffer.alloc(500),
      ]),
    );
    await refused(path).toMatchObject({ code: 'model_unsupported' });
  });

  it('is not there in a file of another kind', async () => {
    for (const content of ['', 'GGU', 'PK\u0003\u0004 a zip', 'x'.repeat(10_000)]) {
      const path = join(folder, 'other.gguf');
      writeFileSync(path, content);
      await refused(path).toMatchObject({ code: 'model_not_gguf' });
    }
    await refused(join(folder, 'nowhere.gguf')).toMatchObject({ code: 'model_file_missing' });
    await refused(folder).toMatchObject({ code: 'model_not_gguf' });
  });

  it('that claims more than the file holds is not believed', async () => {
    const path = join(folder, 'claims.gguf');
    const head = Buffer.from(readFileSync(model).subarray(0, 4096));
    head.writeBigUInt64LE(2n ** 60n, 8);
    writeFileSync(path, head);
    await refused(path).toMatchObject({ code: 'model_cut_short' });
  });

  const weights = Buffer.alloc(4096);
  const none = Buffer.alloc(0);
  const bare = (version: number): Buffer => {
    const head = Buffer.alloc(24);
    head.write('GGUF');
    head.writeUInt32LE(version, 4);
    return head;
  };
  it.each([
    ['a header alone', bare(3), { code: 'model_empty' }],
    ['no weights', tinyModel('Tiny', none), { code: 'model_empty' }],
    ['neither weights nor words', tinyModel('Tiny', none, { tokens: [] }), { code: 'model_empty' }],
    ['no vocabulary', tinyModel('Tiny', weights, { tokens: [] }), { code: 'model_empty' }],
    ['one part of two', tinyModel('Tiny', weights, { parts: 2 }), { code: 'model_split' }],
    ['a first part without weights', tinyModel('Tiny', none, { parts: 3 }), { code: 'model_split' }],
    ['an unknown architecture', tinyModel('Tiny', weights, { architecture: 'frobnik' }), { detail: 'frobnik' }],
    ['the first version', bare(1), { code: 'model_unsupported', detail: 'GGUF version 1' }],
    ['a later version', tinyModel('Tiny', weights, { version: 9 }), { detail: 'GGUF version 9' }],
    ['the other byte order', bare(0x03_00_00_00), { code: 'model_unsupported', detail: 'big-endian GGUF' }],
  ])('says what is the matter with %s, to who adds it and to who asks it', async (name, bytes, error) => {
    const path = join(folder, `${name}.gguf`);
    writeFileSync(path, bytes);
    await refused(path).toMatchObject({ code: 'model_unsupported', ...error });
    const asked = worker.call('chat', { ...runOf(path), model: 'any', messages: easyChat, maxTokens: 1 });
    await expect(asked).rejects.toMatchObject({ code: 'code' in error ? error.code : 'model_unsupported' });
  });

  const causal = (architecture: string) => ({ architecture, more: { [`${architecture}.attention.causal`]: false } });
  const pooled = (architecture: string, type: number) => ({
    architecture,
    more: { [`${architecture}.pooling_type`]: type },
  });
  it.each([
    ...['bert', 'nomic-bert', 'nomic-bert-moe', 'modern-bert', 'neo-bert', 'jina-bert-v2', 'jina-bert-v3', 'eurobert'],
    ...[
      'gemma-embedding',
      'llama-embed',
      't5encoder',
      'clip',
      'wavtokenizer-dec',
      'qwen3tts',
      'eagle3',
      'dream',
      'llada',
    ],
  ])('of %s says that it cannot answer, to who adds it and to who asks it', async (architecture) => {
    const path = join(folder, 'reader.gguf');
    writeFileSync(path, tinyModel('Reader', weights, { architecture }));
    const error = { code: 'model_cannot_answer', detail: architecture };
    await refused(path).toMatchObject(error);
    const asked = worker.call('chat', { ...runOf(path), model: 'any', messages: easyChat, maxTokens: 1 });
    await expect(asked).rejects.toMatchObject(error);
  });

  it.each([
    ['reads both ways', causal('llama')],
    ['sums a text up', pooled('qwen3', 3)],
    ['ranks texts', pooled('qwen2', 4)],
    ['has an encoder’s words', { more: { 'tokenizer.ggml.model': 'bert' } }],
  ])('of one that %s says that it cannot answer, whatever its architecture is called', async (name, options) => {
    const path = join(folder, `${name}.gguf`);
    writeFileSync(path, tinyModel('Reader', weights, options));
    await refused(path).toMatchObject({ code: 'model_cannot_answer' });
  });

  it.each([
    ['llama', {}],
    ['llama', { more: { 'llama.attention.causal': true } }],
    ['llama', pooled('llama', 0)],
    ['gemma3', {}],
    ['qwen3', {}],
    ['mamba', {}],
    ['pangu-embedded', {}],
    ['t5', {}],
  ])('of %s with %j does not', async (architecture, options) => {
    const path = join(folder, 'writer.gguf');
    writeFileSync(path, tinyModel('Writer', weights, { architecture, ...options }));
    const said = await worker.call('inspect', { path, gpu: 'auto' }).then(
      () => 'a model',
      (thrown: unknown) => (thrown as { code: string }).code,
    );
    expect(said).not.toBe('model_cannot_answer');
  });

  it('of something that cannot answer says so', async () => {
    const path = join(folder, 'adapter.gguf');
    copyFileSync(model, path);
    const beginning = readFileSync(model).subarray(0, 2000);
    const at = beginning.indexOf('model', beginning.indexOf('general.type') + 12);
    const file = openSync(path, 'r+');
    writeSync(file, 'adapt', at);
    await refused(path).toMatchObject({ code: 'model_unsupported', detail: 'adapt' });
  });
});

describe('a measure', () => {
  it('is of this model on this computer, and leaves it ready', async () => {
    const measured = await worker.call('measure', runOf(model));
    expect(measured.loadMs).toBeGreaterThan(20);
    expect(measured.memory).toBeGreaterThan(98_000_000);
    expect(measured.memory).toBeLessThan(1_500_000_000);
    expect(measured.read).toBeGreaterThan(1);
    expect(measured.write).toBeGreaterThan(1);
    const before = told;
    expect(before).toBeGreaterThan(0);
    const { text } = await worker.call('chat', { ...runOf(model), model: 'any', messages: easyChat, maxTokens: 20 });
    expect(text).toContain('lighthouse');
    expect(told).toBe(before);
  });

  it('gives way', async () => {
    const stop = new AbortController();
    const running = worker.call('measure', runOf(model), { signal: stop.signal });
    stop.abort();
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('this computer', () => {
  it('is told with its speed', async () => {
    const computer = await worker.call('computer', { gpu: false });
    expect(computer).toMatchObject({ gpus: [], gpuMemory: null });
    expect(computer.cores).toBeGreaterThan(0);
    expect(computer.bandwidth).toBeGreaterThan(1e8);
    expect(computer.arithmetic).toBeGreaterThan(1e7);
  });
});
