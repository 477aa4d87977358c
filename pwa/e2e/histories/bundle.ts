import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { build, type Rolldown } from 'vite';
import type * as tab from './a-tab';

/** What a tab offers to a history. */
export type TabModules = typeof tab;

/** The app's modules as one script, which leaves them in the global `tab` of whatever realm it is run in. */
export async function tabScript(): Promise<Script> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.PROD': 'true' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./a-tab.ts', import.meta.url)),
        formats: ['iife'],
        name: 'tab',
      },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0].code;
  if (!code) throw new Error('The tab could not be built');
  return new Script(code, { filename: 'a-tab.js' });
}
