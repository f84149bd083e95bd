import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves the engine's lists in files beside its bundle. V8 keeps the whole source of a bundle, and two bytes for each of its
 * characters where one is beyond Latin-1.
 */

const plain = (path: string): string => path.replaceAll('\\', '/');
const engine = plain(resolve('main', 'engine'));

export const listsApart = (): Plugin => ({
  name: 'lists-apart',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.endsWith('.json') || importer === undefined || !plain(importer).startsWith(`${engine}/`)) return null;
    const file = resolve(dirname(importer), source);
    const fileName = `lists/${basename(file)}`;
    this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
    return { id: plain(resolve('out', fileName)), external: true };
  },
});
