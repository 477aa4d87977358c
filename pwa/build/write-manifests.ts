import type { Plugin } from 'vite';
import { manifestPath } from '../src/app/home-screen/manifest-path.ts';
import { manifests } from './manifest.ts';

/**
 * Writes the web app manifests and links the first of them. The PWA plugin would keep its one in the service worker's
 * cache, where it grows stale. They bear the defaults of the shop's settings; the API answers them with the present name
 * and description (docs/product.md#shop-settings).
 */
export function writeManifests(): Plugin {
  return {
    name: 'jhola-manifests',
    transformIndexHtml: (_, { path }) => {
      if (path !== '/index.html') return [];
      const href = manifestPath({ language: 'en', admin: false });
      return [{ tag: 'link', attrs: { rel: 'manifest', href }, injectTo: 'head' }];
    },
    generateBundle() {
      for (const [path, manifest] of manifests)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: JSON.stringify(manifest) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const manifest = manifests.get(request.url ?? '');
        if (!manifest) return next();
        response.setHeader('content-type', 'application/manifest+json');
        response.end(JSON.stringify(manifest));
      });
    },
  };
}
