import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The compiled shop. */
export const shopProgram = [join(__dirname, '..', '..', 'dist', 'shop', 'main.js')];

/** The administrator every test shop starts with. */
export const testAdmin = { email: 'admin@test.example', password: 'admin-of-tests' } as const;

/** A shop that is open. */
export interface OpenShop {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  /** Where its database answers, for tests that look inside. */
  readonly databaseUri: string;
  readonly dataDir: string;
  /** Its process. */
  readonly pid: number;
}

/** A shop of a test's own: the compiled API as a process of its own. */
export interface Shop extends OpenShop {
  /** Every line it has logged so far. */
  readonly log: readonly string[];
  /** Stops it cleanly (SIGTERM) and answers its exit code; its data is removed unless `keepData`. */
  stop(options?: { keepData?: boolean }): Promise<number | null>;
  /** Kills it immediately (SIGKILL); its data stays. */
  kill(): Promise<void>;
  /** Sends SIGTERM and does not wait. */
  terminate(): void;
}

/** What a test shop's environment says where a test says nothing else. */
export const usualSettings = (dataDir: string): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  NODE_ENV: 'test',
  PORT: '0',
  DATA_DIR: dataDir,
  DEMO_CATALOGUE: 'off',
  RATE_LIMITS: 'off',
  ADMIN_EMAIL: testAdmin.email,
  ADMIN_PASSWORD: testAdmin.password,
});

/**
 * Starts a shop and waits until it is open. A file that needs no shop of its own takes the shared one (shared-shop.ts).
 * @param env more environment; `DATA_DIR` of an earlier shop starts it again with its data
 * @throws Error with everything it said when it ends before it is open
 */
export async function startShop(env: Record<string, string> = {}): Promise<Shop> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'jhola-test-'));
  const child = spawn(process.execPath, shopProgram, {
    env: { ...usualSettings(dataDir), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const log: string[] = [];
  const opened = await Promise.race([openLine(child, log), ended.then(() => undefined)]);
  if (!opened) throw new Error(`The shop did not open:\n${log.join('\n')}`);

  return {
    url: opened.address,
    databaseUri: opened.databaseUri,
    dataDir,
    pid: child.pid ?? 0,
    log,
    async stop({ keepData = false } = {}) {
      child.kill('SIGTERM');
      const code = await ended;
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    terminate: () => void child.kill('SIGTERM'),
  };
}

/** What a shop logs once it takes requests. */
export interface OpenLine {
  readonly event: 'shop.open';
  readonly address: string;
  readonly databaseUri: string;
}

/** Reads a line of a shop's log; undefined for any other than the one that says it is open. */
export const readOpenLine = (line: string): OpenLine | undefined =>
  line.includes('"shop.open"') ? (JSON.parse(line) as OpenLine) : undefined;

/** Gathers what the shop says, and answers the line that says it is open. */
function openLine(child: ChildProcess, log: string[]): Promise<OpenLine> {
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        log.push(line);
        const opened = readOpenLine(line);
        if (opened) resolve(opened);
      });
    }
  });
}
