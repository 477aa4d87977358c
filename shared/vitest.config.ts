import { defineConfig } from 'vitest/config';

// Pure functions: they leave nothing behind that the next file could see, so that modules are loaded once for all files.
export default defineConfig({ test: { include: ['src/**/*.spec.ts'], isolate: false } });
