import { defineConfig } from '@playwright/test';

/** The real app, two windows at a time: each has a profile and a keychain of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  timeout: 90_000,
  // On a busy machine a runtime may hang at its start; a second failure is a failure.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list']],
});
