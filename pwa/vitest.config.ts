import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bundleHappyDom } from './build/bundle-happy-dom.ts';

/** Specs of pure functions: they need no document, and leave nothing behind that the next file could see. */
const pure = [
  'build/**/*.spec.ts',
  'src/**/rules/**/*.spec.ts',
  'src/{i18n,pages,service-worker,ssr,ui}/**/*.spec.ts',
  'src/app/home-screen/shared-search.spec.ts',
  'src/app/routing/page-history.spec.ts',
  'src/app/routing/routes.spec.ts',
  'src/app/shell/typed-suggestion.spec.ts',
  'src/app/theme/brand-colours.spec.ts',
  'src/app/theme/theme.spec.ts',
  'src/app/updates/when-waiting.spec.ts',
  'src/data/api/refusal-words.spec.ts',
  'src/data/api/token-payload.spec.ts',
  'src/data/catalogue-replica/metered.spec.ts',
  'src/data/outbox/backoff.spec.ts',
  'src/data/outbox/merge.spec.ts',
  'src/features/account/commands/change-password.spec.ts',
  'src/features/account/commands/form-problems.spec.ts',
  'src/features/orders/commands/asked.spec.ts',
  'src/language/hindi.spec.ts',
];

/** What nearly every component test loads: in a few files instead of hundreds, since each test file loads it anew. */
const bundled = [
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'dexie',
  'fake-indexeddb/auto',
  'jotai',
  'ky',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'zod',
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
          environment: './build/happy-dom-environment.ts',
          env: { HAPPY_DOM: await bundleHappyDom() },
          // A thread for each file. Realms in shared threads (vmThreads) now and then never end.
          pool: 'threads',
          deps: { optimizer: { client: { enabled: true, include: bundled } } },
          include: ['src/**/*.spec.{ts,tsx}'],
          exclude: pure,
          setupFiles: ['src/test-setup.ts'],
        },
      },
    ],
  },
});
