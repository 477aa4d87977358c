import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository root, found from this file's path: any folder name and any working directory will do. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * An absolute path below the repository root.
 * @param {...string} parts
 */
export const inRoot = (...parts) => path.join(root, ...parts);

/** The folders of the workspaces, as package.json names them. @type {string[]} */
export const workspaceFolders = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')).workspaces;

/**
 * The JavaScript file behind an installed package's command, to be run by this very Node.js: no shell, no `.cmd` file and
 * no quoting of odd folder names.
 * @param {string} packageName
 * @param {string} [command] the command's name where it differs from the package's
 * @returns {string} absolute path
 */
export function commandFile(packageName, command = packageName) {
  const folder = ['', ...workspaceFolders]
    .map((workspace) => inRoot(workspace, 'node_modules', packageName))
    .find((candidate) => fs.existsSync(path.join(candidate, 'package.json')));
  if (!folder) throw new Error(`${packageName} is not installed`);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}
