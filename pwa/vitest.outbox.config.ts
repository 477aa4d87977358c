import { defineConfig } from 'vitest/config';

/** The specs of the outbox alone, for `npm run test:mutants`. */
export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/data/outbox/**/*.spec.ts'],
    setupFiles: ['src/test-setup.ts'],
    restoreMocks: true,
  },
});
