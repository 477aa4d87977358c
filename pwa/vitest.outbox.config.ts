import { defineConfig } from 'vitest/config';

/** The specs of the outbox alone, with those of the cart's commands that send through it, for `npm run test:mutants`. */
export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/data/outbox/**/*.spec.ts', 'src/features/cart/commands/cart-{sync,variants}.spec.ts'],
    setupFiles: ['src/test-setup.ts'],
    restoreMocks: true,
  },
});
