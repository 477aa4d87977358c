import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root, temporaryFolder } from './paths';

/** A running shop. */
export interface Shop {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** Every line it has printed so far. */
  readonly printed: readonly string[];
  /** Stops it cleanly (SIGTERM) and answers its exit code. */
  stop(): Promise<number | null>;
}

interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** This process's environment without what the test runner put there: a shop must not take itself for a test. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const ours = /^(NODE_ENV|VITEST.*|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/**
 * Runs a command that opens a shop, and waits until it has.
 * @param opened matches the line that says so; its first group is the address
 * @throws Error with all the command printed, when it ends before
 */
export function runShop({ file, args, cwd, env }: Command, opened: RegExp): Promise<Shop> {
  const child = spawn(file, args, {
    cwd,
    env: { ...plainEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const printed: string[] = [];
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return new Promise((resolve, reject) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        printed.push(line);
        const address = opened.exec(line)?.[1];
        if (address) resolve({ url: address.replace(/\/$/, ''), printed, stop });
      });
    }
    ended.then(() => reject(new Error(`The shop did not open:\n${printed.join('\n')}`)), reject);
  });
}

/**
 * Starts the compiled shop on a free port with a data folder of its own, which goes when it stops.
 * @param products how many demo products it has
 * @param env more of its environment
 */
export async function startShop(products: number, env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const dataDir = temporaryFolder('shop');
  const shop = await runShop(
    {
      file: process.execPath,
      args: [path.join(root, 'api', 'dist', 'shop', 'main.js')],
      cwd: root,
      env: { PORT: '0', DATA_DIR: dataDir, DEMO_CATALOGUE: String(products), RATE_LIMITS: 'off', ...env },
    },
    /"event":"shop\.open","address":"([^"]+)"/,
  );
  return {
    ...shop,
    async stop() {
      const code = await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
