import { pathToFileURL } from 'node:url';
import type { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

/** What a browser has that Node.js has too: the document's own, so that both are of one kind. */
const ofTheDocument = [
  'Request',
  'Response',
  'MessagePort',
  'fetch',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'FormData',
];

/** Vitest's own happy-dom environment, from the one file that HAPPY_DOM names (bundle-happy-dom). */
export default {
  name: 'happy-dom',
  viteEnvironment: 'client',
  async setup(global) {
    const { GlobalWindow: Window } = (await import(pathToFileURL(process.env.HAPPY_DOM ?? '').href)) as {
      GlobalWindow: typeof GlobalWindow;
    };
    const window = new Window({
      console: global.console,
      url: 'http://localhost:3000',
      settings: { disableErrorCapturing: true },
    });
    const { keys, originals } = populateGlobal(global, window, {
      bindFunctions: true,
      additionalKeys: ofTheDocument,
    });
    return {
      async teardown() {
        await window.happyDOM.abort();
        window.close();
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) global[key] = value;
      },
    };
  },
} satisfies Environment;
