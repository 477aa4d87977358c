import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The web app's server half: one module that the API loads to make each route's first HTML. Everything it needs is in it.
export default defineConfig({
  plugins: [react()],
  // The API may run in any environment; React's slow half is of no use to it.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  build: {
    ssr: 'src/ssr/render.tsx',
    outDir: 'dist/.server',
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
  ssr: { noExternal: true, target: 'node' },
});
