import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runShop, type ShopCommand, type ShopProcess } from './run-shop.js';

const compiledShop = join(import.meta.dirname, '..', '..', '..', 'dist', 'shop', 'main.js');

/** The compiled shop; with TEST_SERVERS its database and Redis are processes of their own (api/launch/checks/steps.mjs). */
export const shopProgram = process.env.TEST_SERVERS
  ? [join(import.meta.dirname, 'shop-beside-servers.mjs'), compiledShop]
  : [compiledShop];

/**
 * How V8 runs a shop of a test. What is young in its heap may be 32 MB from the beginning, what is older 256: a start throws
 * nearly all it makes away, and collecting that in small pieces takes a fifth of the start's processor time.
 */
export const roomyStart = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--initial-old-space-size=256',
];

/** The administrator every shop with the usual settings starts with. */
export const testAdmin = { email: 'admin@test.example', password: 'admin-of-tests' } as const;

/** Where a shop answers. */
export interface ShopAddress {
  /** Without a slash at the end. */
  readonly url: string;
}

/** A shop that is open. */
export interface OpenShop extends ShopAddress {
  /** Where its database answers, for tests that look inside. */
  readonly databaseUri: string;
  readonly dataDir: string;
  /** Its process. */
  readonly pid: number;
}

/** A shop of a test's own: the compiled API as a process of its own. */
export interface Shop extends OpenShop, ShopProcess {
  /** Stops it cleanly (SIGTERM) and answers its exit code; its data is removed unless `keepData`. */
  stop(options?: { keepData?: boolean }): Promise<number | null>;
  /** Kills it immediately (SIGKILL); its data stays. */
  kill(): Promise<void>;
}

/** What `npm run test:mutants` says to every process of a shop (api/launch/mutants). */
export const settingsOfMutants = (): Record<string, string | undefined> => ({
  NODE_OPTIONS: process.env.NODE_OPTIONS,
  __STRYKER_ACTIVE_MUTANT__: process.env.__STRYKER_ACTIVE_MUTANT__,
});

/** What a test shop's environment says where a test says nothing else. */
export const usualSettings = (dataDir: string): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  ...settingsOfMutants(),
  // What the full run tries once more with several workers (api/launch/checks/steps.mjs).
  WORKERS: process.env.TEST_WORKERS,
  NODE_ENV: 'test',
  PORT: '0',
  DATA_DIR: dataDir,
  DEMO_CATALOGUE: 'off',
  RATE_LIMITS: 'off',
  ADMIN_EMAIL: testAdmin.email,
  ADMIN_PASSWORD: testAdmin.password,
});

/**
 * Starts an empty shop and waits until it is open.
 * @param env more environment; `DATA_DIR` of an earlier shop starts it again with its data
 * @throws Error with everything it said when it ends before it is open
 */
export function startShop(env: Record<string, string> = {}): Promise<Shop> {
  const dataDir = env.DATA_DIR ?? aDataFolder();
  return opened(dataDir, { ...usualSettings(dataDir), ...env }, roomyStart);
}

/**
 * Starts a shop as V8 runs it where nobody says anything: for tests that measure its memory.
 * @param env as for `startShop`
 * @throws Error with everything it said when it ends before it is open
 */
export function startMeasured(env: Record<string, string> = {}): Promise<Shop> {
  const dataDir = env.DATA_DIR ?? aDataFolder();
  return opened(dataDir, { ...usualSettings(dataDir), ...env });
}

/**
 * Starts a shop of which little is asked: V8 makes no code of it fast, which a start takes a third of its time for.
 * @param env as for `startShop`
 * @throws Error with everything it said when it ends before it is open
 */
export function startBriefly(env: Record<string, string> = {}): Promise<Shop> {
  const dataDir = env.DATA_DIR ?? aDataFolder();
  return opened(dataDir, { ...usualSettings(dataDir), ...env }, [...roomyStart, '--no-opt']);
}

/**
 * Starts a shop as one tries it out: with demo products and the demo accounts, on a free port.
 * @param products how many demo products it has
 * @param env more of its environment
 * @throws Error with everything it said when it ends before it is open
 */
export function startDemoShop(products: number, env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const dataDir = env.DATA_DIR ?? aDataFolder();
  const settings = { PORT: '0', DATA_DIR: dataDir, DEMO_CATALOGUE: String(products), RATE_LIMITS: 'off' };
  return opened(dataDir, { ...plainEnvironment(), ...settings, ...env }, roomyStart);
}

/** This process's environment without what the test runner put there: a shop must not take itself for a test. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const ours = /^(NODE_ENV|VITEST.*|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

const aDataFolder = (): string => mkdtempSync(join(tmpdir(), 'jhola-test-'));

async function opened(
  dataDir: string,
  env: ShopCommand['env'],
  flags: readonly string[] = [],
): Promise<Shop> {
  const args = [...flags, ...shopProgram];
  const shop = await runShop({ file: process.execPath, args, env }, readOpenLine);
  return {
    ...shop.process,
    url: shop.opened.address,
    databaseUri: shop.opened.databaseUri,
    dataDir,
    async stop({ keepData = false } = {}) {
      const code = await shop.process.stop();
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
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
