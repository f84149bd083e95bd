import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,property}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
  },
});
