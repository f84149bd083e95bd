import { defineConfig } from '@playwright/test';

/** The real app, one window at a time: keychain and profile belong to the session. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
});
