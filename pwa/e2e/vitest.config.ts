import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** CHROMIUM_SLOWER=4 shows races of tests with pages (docs/testing.md). */
const timesSlower = Number(process.env.CHROMIUM_SLOWER ?? 1);

// Chromium tests: the compiled shop through the front door. Two files at a time: more of them only wait for each other.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    environment: 'node',
    include: ['**/*.e2e.ts'],
    globalSetup: 'harness/one-shop.ts',
    maxWorkers: 2,
    testTimeout: 90_000 * timesSlower,
    hookTimeout: 300_000,
    // The machine may be busy with other things for a moment; what needs its second try is told by `npm test`.
    retry: 1,
    // As patient as a page's own waiting (harness/visits.ts).
    expect: { poll: { timeout: 15_000 * timesSlower } },
  },
});
