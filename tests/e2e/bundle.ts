import { build } from 'vite';

/** Bundles files that run in other processes, for the oldest Node that may run them. */
export const bundle = (entry: Record<string, string>, outDir: string): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      target: 'node18',
      minify: false,
      lib: { entry, formats: ['cjs'], fileName: (_format, name) => `${name}.js` },
      rollupOptions: { external: ['electron', /^node:/] },
    },
  });
