import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CodedError } from '../../shared/result';
import { checkDisk, sizeOf, streamError } from './fetch';

/** Long files on the disk: their hash, and a copy that is known to be one. */

const counted = (onProgress: (done: number) => void) => {
  let done = 0;
  return async function* count(parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      done += part.length;
      onProgress(done);
      yield part;
    }
  };
};

/** SHA-256 of a file, hex. `onProgress` hears the bytes read so far. */
export const sha256 = async (
  path: string,
  signal: AbortSignal,
  onProgress: (done: number) => void = () => undefined,
): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), counted(onProgress), hash, { signal }).catch((thrown: unknown) => {
    throw streamError(thrown, '', signal);
  });
  return hash.digest('hex');
};

/**
 * Copies a file and reads the copy again. The original stays; what fails leaves no copy.
 * Errors: `disk_full`, `not_writable`, `model_damaged` where the copy is another, `cancelled`.
 */
export const copy = async (
  from: string,
  to: string,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> => {
  try {
    await mkdir(dirname(to), { recursive: true });
    await checkDisk(to, await sizeOf(from));
    const written = createHash('sha256');
    const hashed = async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        written.update(part);
        yield part;
      }
    };
    // What the system has not yet brought to the disk is not there yet.
    const target = createWriteStream(to, { flush: true });
    await pipeline(createReadStream(from), counted(onProgress), hashed, target, { signal });
    if ((await sha256(to, signal)) !== written.digest('hex')) throw new CodedError('model_damaged');
  } catch (thrown) {
    await rm(to, { force: true });
    const error = streamError(thrown, '', signal);
    throw error.code === 'download_unreachable' || error.code === 'download_failed'
      ? new CodedError('not_writable')
      : error;
  }
};
