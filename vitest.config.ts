import { defineConfig } from 'vitest/config';
import { compactPatterns } from './scripts/compact-patterns';

/**
 * Of the engine, whose modules keep nothing but caches: they are slow to load, and loaded once a worker. Not the one that
 * takes longest: what is apart runs first, so that no core waits for it in the end. Nor those that load or warm them anew.
 */
const pure = [
  'tests/property/!(linear|edits).test.ts',
  'tests/unit/{core,dependencies,derived,detect,export,identifiers,modes,noise,proof,quantities,restore}/**/*.test.ts',
  'tests/unit/engine/{cloud,egress,requests,turn}.test.ts',
  'tests/unit/local/!(command-line|links|real|title).test.ts',
  'tests/unit/store/records.test.ts',
  'tests/unit/tagger/preservation.test.ts',
];

export default defineConfig({
  plugins: [compactPatterns()],
  test: {
    testTimeout: 30_000,
    // Bundles a worker, starts a process, loads a model: on a busy computer a minute.
    hookTimeout: 120_000,
    // Times are measured on the processor's clock: a neighbour makes no test red.
    maxWorkers: '100%',
    expect: { poll: { timeout: 20_000 } },
    // As in the engine's process: main/engine/patterns.ts.
    execArgv: ['--regexp-tier-up-ticks=0'],
    setupFiles: ['tests/unit/ids.ts'],
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'apart', include: ['tests/{property,unit}/**/*.test.{ts,tsx}'], exclude: pure } },
    ],
  },
});
