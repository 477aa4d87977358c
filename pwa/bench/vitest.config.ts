import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Not part of the tests: figures of the web app (npm run bench:pwa). They are printed, never asserted.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    environment: 'node',
    include: ['*.figures.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
