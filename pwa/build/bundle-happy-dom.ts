import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const require = createRequire(import.meta.url);
const { version } = require('happy-dom/package.json') as { readonly version: string };
const FILE = fileURLToPath(new URL(`../node_modules/.cache/happy-dom-${version}.mjs`, import.meta.url));

/**
 * Puts happy-dom into one file, once for each version: its seven hundred take a third of a second in each file of component tests.
 * @returns the file's path
 */
export async function bundleHappyDom(): Promise<string> {
  if (fs.existsSync(FILE)) return FILE;
  // The configuration is read once for each of its projects, at the same time: each writes a file of its own, and readers see
  // a whole one.
  const unfinished = `${FILE}.${randomUUID()}`;
  await build({
    input: require.resolve('happy-dom'),
    platform: 'node',
    output: { file: unfinished, format: 'esm' },
    logLevel: 'warn',
  });
  fs.renameSync(unfinished, FILE);
  return FILE;
}
