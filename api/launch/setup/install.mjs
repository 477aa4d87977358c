import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from '../child.mjs';
import { inRoot, workspaceFolders } from '../paths.mjs';

const workspaces = ['', ...workspaceFolders];
const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** @param {string} file */
function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/** Whether package-lock.json was made from the package.json files as they are now. */
function lockFitsManifests(/** @type {any} */ lock) {
  return workspaces.every((workspace) => {
    const manifest = readJson(inRoot(workspace, 'package.json'));
    const locked = lock.packages[workspace] ?? {};
    return dependencyFields.every((field) => {
      const wanted = Object.entries(manifest[field] ?? {});
      const known = locked[field] ?? {};
      return (
        wanted.length === Object.keys(known).length && wanted.every(([name, range]) => known[name] === range)
      );
    });
  });
}

/** Whether npm's own record of node_modules holds what package-lock.json asks for (optional packages vary by platform). */
function installedFitsLock(/** @type {any} */ lock) {
  const installed = readJson(inRoot('node_modules', '.package-lock.json'))?.packages;
  if (!installed) return false;
  return Object.entries(lock.packages).every(([packagePath, wanted]) => {
    if (!packagePath.includes('node_modules/') || wanted.optional || wanted.devOptional || wanted.extraneous)
      return true;
    return wanted.link
      ? fs.existsSync(inRoot(packagePath))
      : installed[packagePath]?.version === wanted.version;
  });
}

/** npm's own file and this Node.js where npm started us (no shell needed on any system), else the npm on the PATH. */
function npm(/** @type {string[]} */ args) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(path.basename(cli)))
    return { file: process.execPath, args: [cli, ...args] };
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', args };
}

/**
 * Installs the dependencies when node_modules does not hold what the package files ask for.
 * @param {import('../terminal.mjs').Steps} steps one step of it is used
 * @throws {Error} with npm's own words when npm fails
 */
export async function install(steps) {
  const step = steps.begin('Installing packages');
  const lock = readJson(inRoot('package-lock.json'));
  const locked = lock !== undefined && lockFitsManifests(lock);
  if (locked && installedFitsLock(lock)) return step.succeed('up to date');

  const total = Object.entries(lock?.packages ?? {}).filter(
    ([packagePath, it]) => packagePath.includes('node_modules/') && !it.link && !it.os,
  ).length;
  let fetched = 0;
  // development packages build the shop, so they are needed with NODE_ENV=production too
  const command = npm([
    locked ? 'ci' : 'install',
    '--include=dev',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=http',
  ]);
  const { ok, output } = await runCommand(command.file, command.args, {
    onLine(line) {
      if (/^npm http (fetch|cache) .*\.tgz/.test(line)) step.progress(++fetched, Math.max(total, fetched));
    },
  });
  if (ok) return step.succeed();
  step.fail();
  const words = output.split('\n').filter((line) => !/^npm (http|warn|notice) /.test(line));
  throw new Error(`npm could not install the packages. It says:\n\n${words.slice(0, 25).join('\n')}`);
}
