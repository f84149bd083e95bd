import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { compactPatterns } from './scripts/compact-patterns';
import { listsApart } from './scripts/lists-apart';

/** Native modules and what belongs to the runtime stay outside the bundles; all else goes in. */
const external = [
  'electron',
  'keytar',
  'better-sqlite3-multiple-ciphers',
  'node-llama-cpp',
  'onnxruntime-node',
  /^node:/,
];

/** One file a process. CommonJS for Node 18: the oldest runtime that main and the command line run on. */
const entry = {
  main: 'main/index.ts',
  engine: 'main/engine/index.ts',
  cli: 'main/engine/cli.ts',
  models: 'main/workers/models/index.ts',
  tagger: 'main/workers/tagger/index.ts',
  documents: 'main/workers/documents/index.ts',
  downloads: 'main/workers/downloads.ts',
};

const references = 'decode-named-character-reference';

export default defineConfig({
  main: {
    plugins: [compactPatterns(), listsApart()],
    build: {
      externalizeDeps: false,
      outDir: 'out',
      emptyOutDir: true,
      target: 'node18',
      minify: false,
      sourcemap: true,
      rollupOptions: {
        input: entry,
        external,
        output: {
          format: 'cjs',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].js',
          comments: { annotation: false, jsdoc: false },
        },
      },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      outDir: 'out/preload',
      target: 'node18',
      minify: false,
      rollupOptions: {
        input: { index: 'preload/index.ts' },
        external: ['electron'],
        output: { format: 'cjs', entryFileNames: '[name].js' },
      },
    },
  },
  renderer: {
    root: 'renderer',
    plugins: [react()],
    // Its form for browsers reads a reply's `&amp;` by `innerHTML`, which the window's policy refuses; that for all else has a list.
    resolve: { alias: { [references]: createRequire(import.meta.url).resolve(references) } },
    build: {
      outDir: 'out/renderer',
      emptyOutDir: true,
      target: 'chrome114',
      // The window's policy refuses data: addresses, fonts too.
      assetsInlineLimit: 0,
      rollupOptions: { input: { index: 'renderer/index.html' } },
    },
  },
});
