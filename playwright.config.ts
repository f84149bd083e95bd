import { defineConfig } from '@playwright/test';

/** The real app, two windows at a time, each with a profile and a keychain of its own: while one waits, the other goes on. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  timeout: 90_000,
  // A second failure is a failure.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list']],
});
