import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runShop } from '@jhola/test-doubles/shop/run-shop';
import { plainEnvironment, readOpenLine } from '@jhola/test-doubles/shop/start-shop';
import { freePort } from '../../../api/launch/setup/port.mjs';
import { root, temporaryFolder } from './paths';

/** A shop whose owner puts newer versions of it in place while people shop. */
export interface Deployment {
  /** Its address, the same for all its versions. */
  readonly url: string;
  /** Puts another build of the web app in place: every file of it has another name, as when all of it had changed. */
  deploy(): Promise<void>;
  /** Stops the shop and starts it again at the same address. @param env more of its environment */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops it for good. */
  remove(): Promise<void>;
}

/** Copies the built shop to a place of its own and starts it there. */
export async function deployShop(products: number): Promise<Deployment> {
  // below the repository, where its packages are found
  const folder = temporaryFolder('deployment');
  await copy(path.join('api', 'dist'), folder, /\.map$/);
  // packages that npm has put beside the API
  const packages = path.join('api', 'node_modules');
  if (existsSync(path.join(root, packages)))
    await symlink(path.join(root, packages), path.join(folder, packages), 'junction');
  await cp(path.join(root, 'api', 'package.json'), path.join(folder, 'api', 'package.json'));
  await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  // what was packed at build time would not follow the changes
  await copy(path.join('pwa', 'dist'), folder, /\.(br|gz)$/);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async (env: Readonly<Record<string, string>> = {}) => {
    const { process: shop } = await runShop(
      {
        file: process.execPath,
        args: [path.join(folder, 'api', 'dist', 'shop', 'main.js')],
        cwd: folder,
        env: {
          ...plainEnvironment(),
          PORT: String(port),
          PUBLIC_URL: url,
          DATA_DIR: path.join(folder, '.data'),
          DEMO_CATALOGUE: String(products),
          RATE_LIMITS: 'off',
          ...env,
        },
      },
      readOpenLine,
    );
    return shop;
  };
  let shop = await start();
  let version = 1;
  const restart = async (env?: Readonly<Record<string, string>>) => {
    await shop.stop();
    shop = await start(env);
  };
  return {
    url,
    restart,
    async deploy() {
      version += 1;
      const dist = path.join(folder, 'pwa', 'dist');
      const next = `${dist}-${version}`;
      await cp(dist, next, { recursive: true });
      await nextVersion(next, version);
      // a file that is served keeps its content as long as it has its name
      await rename(dist, `${dist}-before-${version}`);
      await rename(next, dist);
      await restart();
    },
    async remove() {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Copies a folder of the repository, but for files of some names. */
const copy = (name: string, to: string, but: RegExp) =>
  cp(path.join(root, name), path.join(to, name), { recursive: true, filter: (file) => !but.test(file) });

/** Gives every file below assets/ another name, and lets everything that names them follow. */
async function nextVersion(dist: string, version: number): Promise<void> {
  const assets = path.join(dist, 'assets');
  const names = await readdir(assets);
  const renamed = (name: string) => name.replace(/(?:~\d+)?(\.\w+)$/, `~${version}$1`);
  const texts = (await filesBelow(dist)).filter((file) => /\.(js|css|html|json)$/.test(file));
  const anyName = new RegExp(names.map((name) => name.replace(/[.~]/g, '\\$&')).join('|'), 'g');
  for (const file of texts) {
    const text = (await readFile(file, 'utf8')).replace(anyName, renamed);
    // a file of the precache that keeps its name is known by its revision
    const revised = text.replace(/(\brevision"?:\s*")/g, `$1${version}`);
    await writeFile(file, file.endsWith('service-worker.js') ? revised : text);
  }
  for (const name of names) await rename(path.join(assets, name), path.join(assets, renamed(name)));
}
