import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '..');
export const cache = join(root, 'node_modules/.cache/palimpsest');

/**
 * Bundles the workers as the app's build does, into a folder of this process's own, so that tests and scripts
 * run them without a build and beside one another. The folder goes when the process ends.
 */
export const bundleWorkers = async () => {
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'workers-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['node-llama-cpp'] },
    build: {
      ssr: true,
      outDir,
      target: 'node18',
      minify: false,
      rollupOptions: {
        input: {
          models: join(root, 'main/workers/models/index.ts'),
          downloads: join(root, 'main/workers/downloads.ts'),
        },
        external: ['node-llama-cpp', /^node:/],
        output: { format: 'cjs', entryFileNames: '[name].js' },
      },
    },
  });
  return { models: join(outDir, 'models.js'), downloads: join(outDir, 'downloads.js') };
};
