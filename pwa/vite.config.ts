import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { weighFirstScreen } from './build/first-screen.ts';
import { manifest } from './build/manifest.ts';
import { precompress } from './build/precompress.ts';
import { slimIonic } from './build/slim-ionic.ts';

const API = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Ionic and Stencil declare no `sideEffects`; without this every component of theirs lands in the entry. */
const FREE_OF_SIDE_EFFECTS = /node_modules\/(@ionic\/(core|react|react-router)|@stencil|ionicons)\/.*\.m?js$/;

export default defineConfig({
  plugins: [
    react(),
    slimIonic(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,webp}', 'icons/*.png'],
        globIgnores: ['screenshots/**'],
      },
    }),
    weighFirstScreen(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // The server half reads which files each page needs.
    manifest: true,
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id) => !FREE_OF_SIDE_EFFECTS.test(id),
        // Otherwise `class IonTabs extends React.Component` counts as doing something when it is read.
        propertyReadSideEffects: false,
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': API, '/images': API, '/socket.io': { target: API, ws: true } },
  },
  preview: {
    host: '127.0.0.1',
    proxy: { '/api': API, '/images': API, '/socket.io': { target: API, ws: true } },
  },
});
