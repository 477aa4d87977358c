import type { Plugin } from 'vite';

/** Has the app's code fetched with the entry, which runs it later. */
export function preloadApp(): Plugin {
  return {
    name: 'jhola-preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path }) {
        if (path !== '/index.html') return [];
        const app = Object.values(bundle)
          .filter((output) => output.type === 'chunk')
          .find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx')));
        if (!app) throw new Error('There is no chunk of the app to be preloaded.');
        return [app.fileName, ...app.imports]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
