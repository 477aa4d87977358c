import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Specs of pure functions: they need no document, and leave nothing behind that the next file could see. */
const pure = [
  'build/**/*.spec.ts',
  'src/**/rules/**/*.spec.ts',
  'src/{i18n,pages,service-worker,ssr,ui}/**/*.spec.ts',
];

export default defineConfig({
  plugins: [react()],
  test: {
    testTimeout: 30_000,
    restoreMocks: true,
    maxWorkers: 2,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'rules', environment: 'node', include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['src/**/*.spec.{ts,tsx}'],
          exclude: pure,
          setupFiles: ['src/test-setup.ts'],
        },
      },
    ],
  },
});
