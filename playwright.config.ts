import { defineConfig } from '@playwright/test';

/** The real app, one window at a time: on two cores two would wait for each other. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 1,
  timeout: 90_000,
  // On a busy machine a runtime may hang at its start; a second failure is a failure.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list']],
});
