import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../../api/launch/setup/port.mjs';
import { root, temporaryFolder } from './paths';
import { runShop, type Shop } from './shop';

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
  await cp(path.join(root, 'api', 'dist'), path.join(folder, 'api', 'dist'), { recursive: true });
  // packages that npm has put beside the API
  const packages = path.join('api', 'node_modules');
  if (existsSync(path.join(root, packages)))
    await symlink(path.join(root, packages), path.join(folder, packages), 'junction');
  await cp(path.join(root, 'api', 'package.json'), path.join(folder, 'api', 'package.json'));
  await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  await cp(path.join(root, 'pwa', 'dist'), path.join(folder, 'pwa', 'dist'), { recursive: true });
  await unpack(path.join(folder, 'pwa', 'dist'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = (env: Readonly<Record<string, string>> = {}): Promise<Shop> =>
    runShop(
      {
        file: process.execPath,
        args: [path.join(folder, 'api', 'dist', 'shop', 'main.js')],
        cwd: folder,
        env: {
          PORT: String(port),
          PUBLIC_URL: url,
          DATA_DIR: path.join(folder, '.data'),
          DEMO_CATALOGUE: String(products),
          RATE_LIMITS: 'off',
          ...env,
        },
      },
      /"event":"shop\.open","address":"([^"]+)"/,
    );
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
      await nextVersion(path.join(folder, 'pwa', 'dist'), version);
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

/** Takes away what was packed at build time: it would not follow the changes. */
async function unpack(folder: string): Promise<void> {
  const packed = (await filesBelow(folder)).filter((file) => /\.(br|gz)$/.test(file));
  await Promise.all(packed.map((file) => rm(file)));
}

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
