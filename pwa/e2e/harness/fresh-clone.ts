import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../../api/launch/setup/port.mjs';
import { root, temporaryFolder } from './paths';
import { runShop, type Shop } from './shop';

/** What git leaves out, and git itself. */
const leftOut = new Set([
  '.git',
  'node_modules',
  'dist',
  'dev-dist',
  '.data',
  '.tmp',
  'coverage',
  'screenshots',
]);

/** The repository as somebody has it who has just cloned it, in a folder with a name that is hard to quote. */
export interface FreshClone {
  /** Types `npm start`, and waits until the shop is open. */
  start(): Promise<Shop>;
  remove(): Promise<void>;
}

export async function freshClone(): Promise<FreshClone> {
  const parent = temporaryFolder('clone');
  const folder = path.join(parent, 'my shop (50% off) é');
  await mkdir(folder);
  // one by one: a folder cannot be copied whole into one of its own
  for (const name of await readdir(root)) {
    if (leftOut.has(name)) continue;
    const filter = (file: string) => !leftOut.has(path.basename(file));
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  }
  const port = String(await freePort());
  return {
    start: () =>
      runShop({ ...npm('start'), cwd: folder, env: { PORT: port, CI: '1' } }, /Jhola is open\s+(http:\S+)/),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

/** npm itself where a script of npm runs the tests, else the one on the PATH. */
function npm(command: string): { file: string; args: string[] } {
  const cli = process.env.npm_execpath;
  return cli ? { file: process.execPath, args: [cli, command] } : { file: 'npm', args: [command] };
}
