import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.spec.{ts,tsx}', 'build/**/*.spec.ts'],
    setupFiles: ['src/test-setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
