import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { runShop } from '@jhola/test-doubles/shop/run-shop';
import { plainEnvironment } from '@jhola/test-doubles/shop/start-shop';
import { workspaceFolders } from '../../../api/launch/paths.mjs';
import { freePort } from '../../../api/launch/setup/port.mjs';
import { root, temporaryFolder } from './paths';
import { isFullRun } from './screens';

/** What git leaves out, but for the builds. */
const leftOut = new Set(['node_modules', 'dev-dist']);
/** What a clone has and nothing reads that installs, builds or runs it; thousands of files take seconds to copy. */
const unread = /\.map$|\.spec\.tsx?$|[\\/](pwa|api)[\\/]e2e[\\/]/;
/** As {@link leftOut}, and git itself, in the outermost folder alone. */
const leftOutOfRoot = new Set(['.git', '.data', '.tmp', 'coverage', 'screenshots']);

/** The shop of a clone, open. */
export interface ClonedShop {
  readonly url: string;
  /** Stops it cleanly (SIGTERM) and answers its exit code. */
  stop(): Promise<number | null>;
}

/**
 * The repository as somebody has it who has just cloned it, in a folder with a name that is hard to quote. Its packages and builds
 * are those of this folder: `npm test` makes them from nothing by the same steps, the full run once more by those of the image
 * (`api/e2e/containers.e2e-spec.ts`).
 */
export interface FreshClone {
  /** Types `npm start`, and waits until the shop is open. */
  start(): Promise<ClonedShop>;
  remove(): Promise<void>;
}

export async function freshClone(): Promise<FreshClone> {
  const parent = temporaryFolder('clone');
  const folder = path.join(parent, 'my shop (50% off) é');
  await mkdir(folder);
  // one by one: a folder cannot be copied whole into one of its own
  for (const name of await readdir(root)) {
    if (leftOut.has(name) || leftOutOfRoot.has(name)) continue;
    const filter = (file: string) => !leftOut.has(path.basename(file)) && !unread.test(file);
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  }
  for (const packages of ['', ...workspaceFolders].map((name) => path.join(name, 'node_modules')))
    if (existsSync(path.join(root, packages)))
      await symlink(path.join(root, packages), path.join(folder, packages), 'junction');
  const port = String(await freePort());
  return {
    async start() {
      // the whole demo is of the full run: filling it takes longer than all that is tried in this shop
      const demo = isFullRun ? {} : { DEMO_CATALOGUE: '600' };
      const env = { ...plainEnvironment(), PORT: port, CI: '1', ...demo };
      const { process, opened } = await runShop(
        { ...npm('start'), cwd: folder, env },
        (line) => /Jhola is open\s+(http:\S+)/.exec(line)?.[1],
      );
      return { url: opened.replace(/\/$/, ''), stop: process.stop };
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

/** npm itself where a script of npm runs the tests, else the one on the PATH. */
function npm(command: string): { file: string; args: string[] } {
  const cli = process.env.npm_execpath;
  return cli ? { file: process.execPath, args: [cli, command] } : { file: 'npm', args: [command] };
}
