import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Doubles, doublesOfThisProcess } from '@jhola/test-doubles/doubles/of-this-process';
import {
  type OpenLine,
  type OpenShop,
  readOpenLine,
  roomyStart,
  shopProgram,
  usualSettings,
} from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { type Provider, providerOfThisProcess } from './card-provider.js';

const START_PATIENCE_MS = 60_000;

/** A shared shop as it is written down for the next file. */
interface Kept extends OpenShop {
  /** The process of Jest that has started it, and takes it along when it ends. */
  readonly startedBy: number;
}

/**
 * The shop with the usual settings that all files of one worker share: the first that asks starts it, the end of the run
 * stops it. Whoever takes it makes shoppers, categories and products of their own by the builders, expects others beside
 * them, leaves roles of others and the administrator's password alone, and puts settings back after its last test.
 */
export const sharedShop = (): Promise<OpenShop> => shared('usual', {});

/** A shared shop and the doubles it uses. */
export interface ConnectedShop extends Omit<Doubles, 'env'> {
  readonly shop: OpenShop;
  readonly provider: Provider;
  /** For whom the figures for a monitor are. */
  readonly metricsToken: string;
}

/**
 * As `sharedShop()`, another shop, which offers Google, takes cards, sends mails, notifies devices and shows its figures to a
 * monitor: the doubles are those of this worker. Whoever takes it gets them working, whatever a file before had them refuse.
 */
export async function connectedShop(): Promise<ConnectedShop> {
  const [{ env, ...doubles }, provider] = await Promise.all([
    doublesOfThisProcess(),
    providerOfThisProcess(),
  ]);
  const metricsToken = 'figures-of-this-shop';
  const shop = await shared('connected', { ...env, ...provider.env, METRICS_TOKEN: metricsToken });
  provider.loses = undefined;
  provider.simulator.refundsBecome = 'succeeded';
  provider.deliverTo(shop);
  doubles.mails.refuseWith(undefined);
  doubles.google.fail(false);
  return { shop, provider, metricsToken, ...doubles };
}

/** How long the log of each shop was when this file took it, in characters. */
const alreadyLogged = new Map<string, number>();

async function shared(kind: string, env: Readonly<Record<string, string>>): Promise<OpenShop> {
  const shop = await ofThisWorker(kind, env);
  if (!alreadyLogged.has(shop.dataDir)) alreadyLogged.set(shop.dataDir, loggedBy(shop).length);
  return shop;
}

async function ofThisWorker(kind: string, env: Readonly<Record<string, string>>): Promise<OpenShop> {
  const { SHARED_SHOPS: folder, JEST_WORKER_ID: worker } = process.env;
  if (!folder || !worker) throw new Error('Shared shops are for the HTTP tests of Jest (jest.config.cjs).');
  const file = join(folder, `${kind}-${worker}.json`);
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    if (kept.startedBy === process.pid) return kept;
  }
  const shop = await start(join(folder, `${kind}-${worker}-${process.pid}`), env);
  const kept: Kept = { ...shop, startedBy: process.pid };
  writeFileSync(file, JSON.stringify(kept));
  return kept;
}

const logOf = (dataDir: string): string => join(dataDir, 'shop.log');

/** All that a shared shop has logged so far, by other files' tests too. */
export const loggedBy = ({ dataDir }: OpenShop): string => readFileSync(logOf(dataDir), 'utf8');

/** What a shared shop has logged of requests that failed by its own fault since this file took it. */
export const failedRequests = (shop: OpenShop): string[] =>
  loggedBy(shop)
    .slice(alreadyLogged.get(shop.dataDir))
    .split('\n')
    .filter((line) => line.includes('A request failed'));

async function start(dataDir: string, env: Readonly<Record<string, string>>): Promise<OpenShop> {
  mkdirSync(dataDir);
  // A file, not a pipe: who started it has ended long before it does.
  const logFile = logOf(dataDir);
  const output = openSync(logFile, 'a');
  // The channel closes when the worker ends, however that happens; then the shop stops.
  const child = spawn(process.execPath, [...roomyStart, ...shopProgram, '--launched'], {
    env: { ...usualSettings(dataDir), ...env },
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  let opened: OpenLine | undefined;
  await until(
    'the shared shop to open',
    async () => {
      const log = readFileSync(logFile, 'utf8');
      opened = log.split('\n').slice(0, -1).map(readOpenLine).find(Boolean);
      if (!opened && child.exitCode !== null) throw new Error(`The shared shop did not open:\n${log}`);
      return opened !== undefined;
    },
    START_PATIENCE_MS,
  );
  child.unref();
  child.channel?.unref();
  const { address = '', databaseUri = '' } = opened ?? {};
  return { url: address, databaseUri, dataDir, pid: child.pid ?? 0 };
}
