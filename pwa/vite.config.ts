import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { weighFirstScreen } from './build/first-screen.ts';
import { splitLaterStyles } from './build/later-styles.ts';
import { buildOutboxScript } from './build/outbox-script.ts';
import { namePageChunks } from './build/page-chunks.ts';
import { precompress } from './build/precompress.ts';
import { preloadApp } from './build/preload-app.ts';
import { slimProviderPage } from './build/provider-page.ts';
import { drawSplashScreens } from './build/splash-screens.ts';
import { writeManifests } from './build/write-manifests.ts';

const API = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Ionic and Stencil declare no `sideEffects`; without this every component of theirs lands beside the motion of pages. */
const FREE_OF_SIDE_EFFECTS = /node_modules\/(@ionic\/(core|react)|@stencil|ionicons)\/.*\.m?js$/;

/**
 * Few chunks for what most visits need, each with all that its pages stand on: the entry, which waits; the shell; the home page and its cards;
 * the pages one shops on; what asks the server for products; all of the Hindi. Left alone, the bundler makes a file of every module that two pages share.
 */
const chunks = [
  { name: 'entry', test: /src\/entry\.ts$|vite\/preload-helper/, priority: 40 },
  { name: 'shop', test: /src\/main\.tsx$/, priority: 30 },
  { name: 'home', test: /src\/pages\/home\/HomePage\.tsx$/, priority: 20 },
  { name: 'hindi', test: /\.hi\.ts$/, priority: 10 },
  { name: 'browse', test: /src\/pages\/(listing|search|product)\/\w+Page\.tsx$/, priority: 10 },
  { name: 'api', test: /src\/data\/api\/catalogue-api\.ts$/, priority: 5 },
];

export default defineConfig({
  plugins: [
    react(),
    preloadApp(),
    slimProviderPage(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,webp}', 'icons/*.png'],
        // The charts' library is for administrators who are online.
        globIgnores: [
          'google-button.html',
          'screenshots/**',
          'banners/**',
          'service-worker-outbox.js',
          'assets/SalesChart-*',
        ],
      },
    }),
    writeManifests(),
    drawSplashScreens(),
    buildOutboxScript(),
    namePageChunks(),
    splitLaterStyles(),
    weighFirstScreen(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // The server half reads which files each page needs.
    manifest: true,
    // One file of styles, so that no page waits for those of another; `splitLaterStyles` makes two of it.
    cssCodeSplit: false,
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Documents of the server name the second, which runs before all else.
      input: ['index.html', 'google-button.html', 'src/record-actions.ts'],
      output: { codeSplitting: { groups: chunks } },
      treeshake: {
        moduleSideEffects: (id) => !FREE_OF_SIDE_EFFECTS.test(id),
      },
    },
  },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': API,
      '/images': API,
      '/uploads': API,
      '/dev/mailbox': API,
      '/socket.io': { target: API, ws: true },
    },
  },
  preview: {
    host: '127.0.0.1',
    proxy: { '/api': API, '/images': API, '/uploads': API, '/socket.io': { target: API, ws: true } },
  },
});
