import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

const folders = {
  shared: ['shared/src', 'shared/package.json', 'shared/tsconfig.json'],
  'demo-catalogue': [
    'api/demo-catalogue/src',
    'api/demo-catalogue/package.json',
    'api/demo-catalogue/tsconfig.json',
  ],
  'embedded-mongo': [
    'api/embedded-mongo/src',
    'api/embedded-mongo/package.json',
    'api/embedded-mongo/tsconfig.json',
  ],
  api: ['api/src', 'api/package.json', 'api/tsconfig.json', 'api/rolldown.config.mjs', 'nest-cli.json'],
  pwa: ['pwa'],
};
/** Whose compiled files a workspace is built against. @type {Record<keyof typeof folders, (keyof typeof folders)[]>} */
const readsCompiled = {
  shared: [],
  'demo-catalogue': [],
  'embedded-mongo': [],
  api: ['shared', 'demo-catalogue', 'embedded-mongo'],
  pwa: ['shared'],
};
const everywhere = ['package-lock.json', 'tsconfig.json'];
/** Paths that never become part of a build. */
const left = /(^|\/)(node_modules|dist|dev-dist|e2e|coverage)$|\.spec\.tsx?$/;

/**
 * All files below a path, sorted, so that the same tree always gives the same fingerprint.
 * @param {string} relative
 * @returns {string[]}
 */
function files(relative) {
  if (left.test(relative) || !fs.existsSync(inRoot(relative))) return [];
  if (!fs.statSync(inRoot(relative)).isDirectory()) return [relative];
  return fs
    .readdirSync(inRoot(relative))
    .sort()
    .flatMap((name) => files(path.posix.join(relative, name)));
}

/**
 * A hash of everything a workspace is built from; what reads another one's compiled files changes with it.
 * @param {keyof typeof folders} workspace
 * @returns {string} 64 hexadecimal digits
 */
export function fingerprint(workspace) {
  const sources = [workspace, ...readsCompiled[workspace]].flatMap((it) => folders[it]);
  const hash = createHash('sha256');
  for (const file of [...everywhere, ...sources].flatMap(files))
    hash.update(`${file}\n`).update(fs.readFileSync(inRoot(file)));
  return hash.digest('hex');
}
