import fs from 'node:fs';
import { lastLines, runNode } from '../child.mjs';
import { commandFile, inRoot, root } from '../paths.mjs';
import { fingerprint } from './fingerprint.mjs';

/** @typedef {'shared' | 'api' | 'pwa'} Workspace */

/** @type {Record<Workspace, { title: string, entry: string, run: () => ReturnType<typeof runNode> }>} */
const builds = {
  shared: {
    title: 'Building the shared rules',
    entry: 'errors/error-codes.js',
    run: () => runNode([commandFile('typescript', 'tsc'), '-p', 'shared']),
  },
  api: {
    title: 'Building the API',
    entry: 'main.js',
    run: () => runNode([commandFile('@nestjs/cli', 'nest'), 'build']),
  },
  pwa: {
    title: 'Building the web app',
    entry: '.server/render.js',
    run: buildWebApp,
  },
};

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
 * @param {ReturnType<import('../terminal.mjs').countedSteps>} steps one step of it is used
 * @param {{ force?: boolean }} [options]
 * @throws {Error} with the compiler's output when the build fails
 */
export async function buildWorkspace(workspace, steps, { force = false } = {}) {
  const { title, entry, run } = builds[workspace];
  const step = steps.begin(title);
  const dist = inRoot(workspace, 'dist');
  const stamp = inRoot(workspace, 'dist', '.built');
  const wanted = fingerprint(workspace);
  const built =
    fs.existsSync(stamp) && fs.existsSync(inRoot(workspace, 'dist', entry)) && fs.readFileSync(stamp, 'utf8');
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
 * Builds what changed of all three: `shared` first, then the API and the web app side by side.
 * @param {ReturnType<import('../terminal.mjs').countedSteps>} steps three steps of it are used
 * @param {{ force?: boolean }} [options]
 */
export async function build(steps, options) {
  // Vite takes these for parts of an address
  if (/[#?]/.test(root)) {
    throw new Error(
      `The web app cannot be built in a folder with "#" or "?" in its path; rename it: ${root}`,
    );
  }
  await buildWorkspace('shared', steps, options);
  const both = await Promise.allSettled([
    buildWorkspace('api', steps, options),
    buildWorkspace('pwa', steps, options),
  ]);
  for (const each of both) if (each.status === 'rejected') throw each.reason;
}
