import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Chromium tests: the compiled shop through the front door. One file after the other: each wants the machine for itself.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    environment: 'node',
    include: ['**/*.e2e.ts'],
    globalSetup: 'harness/one-shop.ts',
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 300_000,
    // As patient as a page's own waiting.
    expect: { poll: { timeout: 15_000 } },
  },
});
