import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** npm, vitest and the benches run here, the last from a bundle that lies elsewhere. */
const root = process.cwd();
export const cache = join(root, 'node_modules/.cache/palimpsest');

/** The folder of a build that is as new as the sources, where whoever starts the tests has just made one. */
const { PALIMPSEST_BUILT: built } = process.env;

/**
 * Bundles entries as the app's build does, into a folder of this process's own, so that tests and scripts run
 * them without a build and beside one another. The folder goes when the process ends.
 * @returns the folder, and what removes it: vitest ends its processes without a word
 */
const bundle = async (name, input, external) => {
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, `${name}-`));
  const remove = () => rmSync(outDir, { recursive: true, force: true });
  process.once('exit', remove);
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
  return { folder: outDir, remove };
};

const builtOr = async (...entries) =>
  built === undefined ? bundle(...entries) : { folder: join(root, built), remove: () => undefined };

export const bundleWorkers = async () => {
  const { folder, remove } = await builtOr(
    'workers',
    { models: join(root, 'main/workers/models/index.ts'), downloads: join(root, 'main/workers/downloads.ts') },
    ['node-llama-cpp'],
  );
  return { models: join(folder, 'models.js'), downloads: join(folder, 'downloads.js'), remove };
};

/** The command line, beside its workers. */
export const bundleCommandLine = async () => {
  const { folder, remove } = await builtOr(
    'cli',
    {
      cli: join(root, 'main/engine/cli.ts'),
      tagger: join(root, 'main/workers/tagger/index.ts'),
      models: join(root, 'main/workers/models/index.ts'),
    },
    ['keytar', 'onnxruntime-node', 'node-llama-cpp'],
  );
  return { cli: join(folder, 'cli.js'), remove };
};

export const bundleEngine = async () => {
  const { folder, remove } = await builtOr('engine', { engine: join(root, 'main/engine/index.ts') }, [
    'better-sqlite3-multiple-ciphers',
  ]);
  return { engine: join(folder, 'engine.js'), remove };
};

export const bundleDocuments = async () => {
  const { folder, remove } = await builtOr(
    'documents',
    { documents: join(root, 'main/workers/documents/index.ts') },
    [],
  );
  return { documents: join(folder, 'documents.js'), remove };
};
