import { defineConfig } from 'vitest/config';

// Each test has a database of its own, and the database keeps nothing between two: its modules are loaded once for all files.
export default defineConfig({
  test: { include: ['src/**/*.spec.ts'], testTimeout: 60_000, pool: 'threads', isolate: false },
});
