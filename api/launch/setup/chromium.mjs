import fs from 'node:fs';
import path from 'node:path';
import { lastLines, runCommand, runNode } from '../child.mjs';
import { commandFile } from '../paths.mjs';
import { aptInstall } from './apt.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shell = 'chromium-headless-shell';
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether the file is a browser that starts: some systems install a stub that only prints how to install one. */
async function starts(/** @type {string} */ file) {
  return (await runCommand(file, ['--version'], { timeoutMs: 30_000 })).ok;
}

/**
 * Finds a Chromium: by its usual names on the PATH, in the usual folders, then in Playwright's own cache.
 * @returns {Promise<string | undefined>} the path of its executable
 */
export async function findChromium() {
  const { chromium } = await import('playwright-core');
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  for (const file of [...onPath, '/usr/bin/chromium', ...elsewhere, chromium.executablePath()]) {
    if (fs.existsSync(file) && (process.platform === 'win32' || (await starts(file)))) return file;
  }
  return undefined;
}

/**
 * Finds the Chromium that draws pages and has nothing around them, in Debian's package; it is lighter.
 * @returns {Promise<string | undefined>} the path of its executable
 */
export async function findHeadlessShell() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  for (const file of folders.map((folder) => path.join(folder, shell)))
    if (fs.existsSync(file) && (await starts(file))) return file;
  return undefined;
}

/** @returns {Promise<string>} what the installers said */
async function installChromium() {
  const said = await aptInstall('chromium');
  if (said && (await findChromium())) return said;
  const { output } = await runNode([commandFile('playwright-core'), 'install', 'chromium'], {
    timeoutMs: 4 * 60_000,
  });
  return `${lastLines(said, 5)}\n${lastLines(output, 5)}`;
}

/**
 * Finds a Chromium for the browser tests, or installs one: Debian's package where that is allowed, else
 * Playwright's own.
 * @param {import('../terminal.mjs').Steps} steps one step of it is used
 * @throws {Error} one sentence, when none can be installed
 */
export async function findOrInstallChromium(steps) {
  const step = steps.begin('Finding Chromium');
  const said = (await findChromium()) ? '' : await installChromium();
  // where there is no package of it, the whole one takes its place
  if (!(await findHeadlessShell())) await aptInstall(shell);
  const found = await findChromium();
  if (found) return step.succeed(found);
  step.fail('none');
  throw new Error(
    `The browser tests need Chromium and it could not be installed here; install Chromium or Google Chrome and run \`npm test\` again.\n${said.trim()}`,
  );
}
