import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Not part of the tests: pictures to look at.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: { environment: 'node', include: ['*.shots.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
});
