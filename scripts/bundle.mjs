import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** npm, vitest and the benches run here, the last from a bundle that lies elsewhere. */
const root = process.cwd();
export const cache = join(root, 'node_modules/.cache/palimpsest');

/**
 * Bundles entries as the app's build does, into a folder of this process's own, so that tests and scripts run
 * them without a build and beside one another. The folder goes when the process ends.
 * @returns the folder
 */
const bundle = async (name, input, external) => {
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, `${name}-`));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir,
      target: 'node18',
      minify: false,
      rollupOptions: {
        input,
        external: [...external, /^node:/],
        output: { format: 'cjs', entryFileNames: '[name].js' },
      },
    },
  });
  return outDir;
};

export const bundleWorkers = async () => {
  const outDir = await bundle(
    'workers',
    { models: join(root, 'main/workers/models/index.ts'), downloads: join(root, 'main/workers/downloads.ts') },
    ['node-llama-cpp'],
  );
  return { models: join(outDir, 'models.js'), downloads: join(outDir, 'downloads.js') };
};

/** The command line, and a folder beside it for files of the tests. */
export const bundleCommandLine = async () => {
  const folder = await bundle(
    'cli',
    {
      cli: join(root, 'main/engine/cli.ts'),
      tagger: join(root, 'main/workers/tagger/index.ts'),
      models: join(root, 'main/workers/models/index.ts'),
    },
    ['keytar', 'onnxruntime-node', 'node-llama-cpp'],
  );
  return { cli: join(folder, 'cli.js'), folder };
};
