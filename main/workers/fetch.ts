import type { WriteStream } from 'node:fs';
import { createWriteStream } from 'node:fs';
import { rm, stat, statfs } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isLoopback } from '../../shared/loopback';
import { CodedError } from '../../shared/result';

/** Fetching a file over HTTP, to be continued where it stopped. Used by the download process alone. */

export const maxRedirects = 5;
/** A connection that says nothing for this long is dead, in milliseconds. */
const silence = 30_000;
/** Longest answer that is read as text, in UTF-16 code units. */
const maxText = 64 * 1024 * 1024;
/** Kept free on the disk besides the file, bytes. */
const diskReserve = 64 * 1024 * 1024;

/** Node 24 takes the user's proxy from the environment here; an older one goes without. */
const proxied = { proxyEnv: process.env, keepAlive: false } as http.AgentOptions;
const agents = { 'http:': new http.Agent(proxied), 'https:': new https.Agent(proxied) };

/** `trusted` is an origin that the user's own configuration names; it may be plain http. */
const agentFor = (url: URL, trusted: string | null): http.Agent => {
  if (url.protocol === 'https:') return agents['https:'];
  if (url.protocol === 'http:' && (isLoopback(url.hostname) || url.origin === trusted)) return agents['http:'];
  throw new CodedError('download_failed', `${url.host}: not over TLS`);
};

interface RequestOptions {
  headers?: Record<string, string>;
  signal: AbortSignal;
  trusted?: string | null;
}

/**
 * One request and its answer's head, TLS only (plain http for loopback only).
 * Errors: `download_unreachable`, `download_failed`, `cancelled`.
 */
export const ask = async (
  method: 'GET' | 'HEAD',
  address: URL,
  { signal, headers, trusted = null }: RequestOptions,
): Promise<http.IncomingMessage> => {
  const agent = agentFor(address, trusted);
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request: start } = address.protocol === 'https:' ? https : http;
    const request = start(
      address,
      { method, agent, signal, timeout: silence, headers: { 'user-agent': 'Palimpsest', ...headers } },
      resolve,
    );
    request.on('timeout', () => request.destroy(new Error('silent')));
    request.on('error', reject);
    request.end();
  }).catch(() => {
    throw signal.aborted ? new CodedError('cancelled') : new CodedError('download_unreachable', address.host);
  });
};

/** GETs an address, following at most five redirects. Errors as `ask`. */
export const get = async (address: URL, options: RequestOptions, redirects = 0): Promise<http.IncomingMessage> => {
  const response = await ask('GET', address, options);
  const { statusCode = 0, headers: answered } = response;
  if (statusCode < 300 || statusCode >= 400 || answered.location === undefined) return response;
  response.destroy();
  if (redirects === maxRedirects) throw new CodedError('download_failed', `${address.host}: too many redirects`);
  return get(new URL(answered.location, address), options, redirects + 1);
};

/** A whole small answer as text, with its content type. */
export const getText = async (address: URL, options: RequestOptions): Promise<{ text: string; type: string }> => {
  const response = await get(address, options);
  if (response.statusCode !== 200) {
    response.destroy();
    throw new CodedError('download_failed', `${address.host}: ${response.statusCode}`);
  }
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) {
    text += part;
    if (text.length > maxText) throw new CodedError('download_failed', `${address.host}: too long an answer`);
  }
  return { text, type: response.headers['content-type'] ?? '' };
};

export const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Throws `disk_full` where `bytes` more do not fit beside `path`. */
export const checkDisk = async (path: string, bytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(dirname(path));
  if (bytes > 0 && bavail * bsize < bytes + diskReserve) throw new CodedError('disk_full');
};

/** Any error of a write or a stream as a code. */
export const streamError = (thrown: unknown, host: string, signal: AbortSignal): CodedError => {
  if (thrown instanceof CodedError) return thrown;
  if (signal.aborted) return new CodedError('cancelled');
  const code = (thrown as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return new CodedError('disk_full');
  if (['EACCES', 'EPERM', 'EROFS', 'EIO'].includes(code)) return new CodedError('download_failed', code);
  return new CodedError('download_unreachable', host);
};

/** Total length of the file that an answer is part of; null where the server does not say. */
const totalOf = ({ statusCode, headers }: http.IncomingMessage): number | null => {
  const total = statusCode === 206 ? headers['content-range']?.split('/')[1] : headers['content-length'];
  return total === undefined || !/^\d+$/.test(total) ? null : Number(total);
};

interface FetchOptions {
  signal: AbortSignal;
  /** Exact size where it is known beforehand. */
  bytes: number | null;
  trusted?: string | null;
  /** Bytes in the file so far. */
  onProgress: (received: number) => void;
}

/** One connection: continues `path` where the server can, begins anew where not. */
const fetchOnce = async (address: URL, path: string, options: FetchOptions): Promise<void> => {
  const { signal, bytes, trusted = null, onProgress } = options;
  let start = await sizeOf(path);
  if (bytes !== null && start > bytes) start = 0;
  if (start > 0 && start === bytes) return;
  const response = await get(address, {
    signal,
    trusted,
    headers: start > 0 ? { range: `bytes=${start}-` } : {},
  });
  const refuse = (detail: string): never => {
    response.destroy();
    throw new CodedError('download_failed', `${address.host}: ${detail}`);
  };
  const total = totalOf(response);
  if (response.statusCode === 416 && start > 0) {
    response.destroy();
    // All of it is here, or something that is no beginning of it.
    if (response.headers['content-range'] === `bytes */${start}`) return;
    await rm(path);
    return fetchOnce(address, path, options);
  }
  if (response.statusCode === 200) start = 0;
  if (response.statusCode === 206 && !response.headers['content-range']?.startsWith(`bytes ${start}-`)) {
    refuse('another range');
  }
  if (response.statusCode !== 200 && response.statusCode !== 206) refuse(String(response.statusCode));
  if (bytes !== null && total !== null && total !== bytes) refuse('another size');
  const expected = bytes ?? total;
  if (expected !== null) await checkDisk(path, expected - start);

  let received = start;
  const file: WriteStream = createWriteStream(path, { flags: start > 0 ? 'a' : 'w' });
  await pipeline(
    response,
    async function* count(parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        received += part.length;
        if (expected !== null && received > expected) refuse('too long');
        onProgress(received);
        yield part;
      }
    },
    file,
    { signal },
  );
  if (expected !== null && received < expected) throw new Error('cut short');
};

/**
 * Fetches a file into `path`, continuing what is there. A connection that is cut after it brought something is
 * taken up again at once; one that brought nothing ends it.
 * Errors: `download_unreachable`, `download_failed`, `disk_full`, `cancelled`.
 */
export const fetchFile = async (address: URL, path: string, options: FetchOptions): Promise<void> => {
  for (;;) {
    const before = await sizeOf(path);
    try {
      return await fetchOnce(address, path, options);
    } catch (thrown) {
      const error = streamError(thrown, address.host, options.signal);
      if (error.code !== 'download_unreachable' || (await sizeOf(path)) <= before) throw error;
    }
  }
};
