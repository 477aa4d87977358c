import fs from 'node:fs';
import { lastLines, runNode } from '../child.mjs';
import { commandFile, inRoot, root } from '../paths.mjs';
import { fingerprint } from './fingerprint.mjs';

/** @typedef {'shared' | 'demo-catalogue' | 'embedded-mongo' | 'api' | 'pwa'} Workspace */

/** @type {Record<Workspace, { title: string, folder: string, entry: string, run: () => ReturnType<typeof runNode> }>} */
const builds = {
  shared: {
    title: 'Building the shared rules',
    folder: 'shared',
    entry: 'errors/error-codes.js',
    run: () => runNode([commandFile('typescript', 'tsc'), '-p', 'shared']),
  },
  'demo-catalogue': {
    title: 'Building the demo catalogue',
    folder: 'api/demo-catalogue',
    entry: 'fill-shop.js',
    run: () => runNode([commandFile('typescript', 'tsc'), '-p', 'api/demo-catalogue']),
  },
  'embedded-mongo': {
    title: 'Building the embedded database',
    folder: 'api/embedded-mongo',
    entry: 'embedded-database.js',
    run: () => runNode([commandFile('typescript', 'tsc'), '-p', 'api/embedded-mongo']),
  },
  api: {
    title: 'Building the API',
    folder: 'api',
    entry: 'shop/main.js',
    run: buildApi,
  },
  pwa: {
    title: 'Building the web app',
    folder: 'pwa',
    entry: '.server/render.js',
    run: buildWebApp,
  },
};

/** The API is compiled, and then bundled to the few scripts that are run. */
async function buildApi() {
  const compiled = await runNode([commandFile('@nestjs/cli', 'nest'), 'build']);
  if (!compiled.ok) return compiled;
  return runNode([commandFile('rolldown'), '--config', 'rolldown.config.mjs'], { cwd: inRoot('api') });
}

/** The web app is built twice: for browsers, and for rendering on the server. */
async function buildWebApp() {
  const vite = commandFile('vite');
  const browser = await runNode([vite, 'build'], { cwd: inRoot('pwa') });
  if (!browser.ok) return browser;
  return runNode([vite, 'build', '--config', 'vite.server.config.ts'], { cwd: inRoot('pwa') });
}

/**
 * Builds one workspace when its inputs changed since its last build. The stamp is taken away first and written last, so
 * that a build that was cut short is done again.
 * @param {Workspace} workspace
 * @param {import('../terminal.mjs').Steps} steps one step of it is used
 * @param {{ force?: boolean }} [options]
 * @throws {Error} with the compiler's output when the build fails
 */
export async function buildWorkspace(workspace, steps, { force = false } = {}) {
  const { title, folder, entry, run } = builds[workspace];
  const step = steps.begin(title);
  const dist = inRoot(folder, 'dist');
  const stamp = inRoot(folder, 'dist', '.built');
  const wanted = fingerprint(workspace);
  const built =
    fs.existsSync(stamp) && fs.existsSync(inRoot(folder, 'dist', entry)) && fs.readFileSync(stamp, 'utf8');
  if (built === wanted && !force) return step.succeed('up to date');

  fs.rmSync(force ? dist : stamp, { recursive: true, force: true });
  const { ok, output } = await run();
  if (!ok) {
    step.fail();
    throw new Error(
      `The ${workspace} workspace could not be built. The compiler says:\n\n${lastLines(output, 40)}`,
    );
  }
  fs.writeFileSync(stamp, wanted);
  step.succeed();
}

/**
 * Builds what the API is compiled against.
 * @param {import('../terminal.mjs').Steps} steps three steps of it are used
 * @param {{ force?: boolean }} [options]
 */
export async function buildLibraries(steps, options) {
  await buildWorkspace('shared', steps, options);
  await buildWorkspace('demo-catalogue', steps, options);
  await buildWorkspace('embedded-mongo', steps, options);
}

/**
 * Builds what changed: `shared`, the demo catalogue and the embedded database first, since the API's types come from all
 * three; then the API and the web app side by side.
 * @param {import('../terminal.mjs').Steps} steps five steps of it are used
 * @param {{ force?: boolean }} [options]
 */
export async function build(steps, options) {
  // Vite takes these for parts of an address
  if (/[#?]/.test(root)) {
    throw new Error(
      `The web app cannot be built in a folder with "#" or "?" in its path; rename it: ${root}`,
    );
  }
  await buildLibraries(steps, options);
  const both = await Promise.allSettled([
    buildWorkspace('api', steps, options),
    buildWorkspace('pwa', steps, options),
  ]);
  for (const each of both) if (each.status === 'rejected') throw each.reason;
}
