import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { build, type Rolldown } from 'vite';
import type * as tab from './a-tab';

/** What a tab offers to a history. */
export type TabModules = typeof tab;

/** The app's modules as a script, and what it takes from the realm it is run in. */
export interface TabScript {
  /** Leaves the modules in the global `tab`. */
  readonly script: Script;
  /**
   * The modules of `shared` by their names, which the script expects in the global `shared`. They are tables and rules without a
   * state: all tabs have the same ones, since to make them anew for each took longer than all else that a tab does.
   */
  readonly shared: Readonly<Record<string, unknown>>;
}

const isShared = (name: string) => name.startsWith('@jhola/shared/');

/** Builds what runs in a tab. */
export async function tabScript(): Promise<TabScript> {
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
      rolldownOptions: {
        external: isShared,
        output: { globals: (name: string) => `shared[${JSON.stringify(name)}]` },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = built[0]?.output[0];
  if (!chunk) throw new Error('The tab could not be built');
  const shared = await Promise.all(
    chunk.imports.map(async (name) => [name, await import(/* @vite-ignore */ name)] as const),
  );
  return { script: new Script(chunk.code, { filename: 'a-tab.js' }), shared: Object.fromEntries(shared) };
}
