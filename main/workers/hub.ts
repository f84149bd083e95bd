import type { IncomingMessage } from 'node:http';
import { CodedError } from '../../shared/result';
import { ask, get, maxRedirects } from './fetch';

/** What a hub tells of a file before it is downloaded. */

const addressOf = ({ headers }: IncomingMessage, asked: URL): URL | null =>
  headers.location === undefined ? null : new URL(headers.location, asked);

/**
 * The SHA-256 and the size, bytes, that a hub publishes with a file (Hugging Face: `x-linked-etag` of a large file,
 * `x-linked-size`). They count from the hub's own answer over TLS, before it redirects to where the bytes lie.
 * Errors: `download_unverified`, `address_not_found`, `download_unreachable`, `cancelled`.
 */
export const published = async (
  address: URL,
  signal: AbortSignal,
  redirects = 0,
): Promise<{ sha256: string; bytes: number }> => {
  const response = await ask('HEAD', address, { signal, headers: { 'accept-encoding': 'identity' } });
  response.destroy();
  const { statusCode = 0, headers } = response;
  if (statusCode >= 400) throw new CodedError('address_not_found', `${address.host}: ${statusCode}`);
  const sha256 = /^"?([0-9a-f]{64})"?$/.exec(String(headers['x-linked-etag'] ?? ''))?.[1];
  const bytes = Number(headers['x-linked-size']);
  if (sha256 !== undefined && Number.isSafeInteger(bytes) && bytes > 0) return { sha256, bytes };
  // A file or a repository that has moved within the hub.
  const next = addressOf(response, address);
  if (next?.origin !== address.origin || redirects === maxRedirects) {
    throw new CodedError('download_unverified', address.host);
  }
  return published(next, signal, redirects + 1);
};

/** Throws `model_not_gguf` where a file does not begin like a model. */
export const checkBeginning = async (address: URL, signal: AbortSignal): Promise<void> => {
  const response = await get(address, { signal, headers: { range: 'bytes=0-3' } });
  let beginning = Buffer.alloc(0);
  try {
    for await (const part of response) {
      beginning = Buffer.concat([beginning, part as Buffer]);
      if (beginning.length >= 4) break;
    }
  } catch {
    throw new CodedError(signal.aborted ? 'cancelled' : 'download_unreachable', address.host);
  }
  if (beginning.toString('latin1', 0, 4) !== 'GGUF') throw new CodedError('model_not_gguf');
};
