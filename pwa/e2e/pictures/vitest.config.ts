import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Not part of the tests: pictures to look at.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    environment: 'node',
    include: ['*.shots.ts'],
    globalSetup: '../harness/one-shop.ts',
    maxConcurrency: 4,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
