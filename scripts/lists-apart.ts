import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves the engine's lists in files beside its bundle. V8 keeps the whole source of a bundle, and two bytes for each of its
 * characters where one is beyond Latin-1.
 */

const plain = (path: string): string => path.replaceAll('\\', '/');
const engine = plain(resolve('main', 'engine'));
const folder = 'lists/';

export const listsApart = (): Plugin => ({
  name: 'lists-apart',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.endsWith('.json') || importer === undefined || !plain(importer).startsWith(`${engine}/`)) return null;
    const file = resolve(dirname(importer), source);
    const id = folder + basename(file);
    this.emitFile({ type: 'asset', fileName: id, source: readFileSync(file) });
    return { id, external: true };
  },
  // From where the bundle lies.
  renderChunk: (code, { fileName }) => {
    const up = '../'.repeat(fileName.split('/').length - 1);
    return { code: code.replaceAll(`require("${folder}`, `require("./${up}${folder}`), map: null };
  },
});
