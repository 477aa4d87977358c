import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { Logger } from '@nestjs/common';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import type { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { measureFile } from '#platform/backup/copy-files.js';
import { FORMAT, writeManifest } from '#platform/backup/manifest.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import type { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import type { UserDirectory } from '../account/user-directory.service.js';
import { BackupFailed, type BackupProcess } from './backup-process.service.js';
import { Backups } from './backups.service.js';
import { PREPARED_FOR_MS } from './prepared-backup.js';

const by: AdminActor = { kind: 'admin', userId: 'f'.repeat(24) };
let dataDir: string;
let actions: string[];
let made: (folder: string) => Promise<void>;
let stopped: number;
let backups: Backups;

beforeEach(() => {
  Logger.overrideLogger(false);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  dataDir = mkdtempSync(join(tmpdir(), 'backups-'));
  actions = [];
  stopped = 0;
  made = aBackup;
  const audit = {
    add: async (_session: null, _by: AdminActor, { action }: { action: string }) => {
      actions.push(action);
    },
    latest: async () => null,
  };
  const process = {
    start: (folder: string) => ({
      made: made(folder),
      stop: async () => {
        stopped++;
      },
    }),
  };
  backups = new Backups(
    { dataDir, isSoleWriter: true } as ShopConfig,
    process as unknown as BackupProcess,
    audit as unknown as AuditLog,
    { byIds: async () => new Map() } as unknown as UserDirectory,
    { get: async () => defaultShopSettings } as CurrentShopSettings,
  );
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

async function aBackup(folder: string): Promise<void> {
  mkdirSync(join(folder, 'keys'), { recursive: true });
  writeFileSync(join(folder, 'keys', 'jwt-secret'), 'secret');
  const file = { path: 'keys/jwt-secret', ...(await measureFile(join(folder, 'keys', 'jwt-secret'))) };
  await writeManifest(folder, {
    ...{ format: FORMAT, shopVersion: '1', takenAt: new Date().toISOString() },
    ...{ documents: {}, picturesElsewhere: false, files: [file] },
  });
}

const isCleared = () =>
  !existsSync(join(dataDir, '.backup')) || readdirSync(join(dataDir, '.backup')).length === 0;

async function soon(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let turns = 0; !(await isSo()); turns++) {
    if (turns > 100_000) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const becomes = (phase: string) => soon(phase, async () => (await backups.state()).phase === phase);

it('throws a backup away that nobody has downloaded within the hour', async () => {
  await backups.start(by);
  await becomes('ready');
  jest.advanceTimersByTime(PREPARED_FOR_MS - 1);
  expect((await backups.state()).phase).toBe('ready');
  jest.advanceTimersByTime(1);
  await becomes('idle');
  await soon('it is removed', async () => isCleared());
  expect(actions).toEqual(['files.backup-taken']);
});

it('lets a download end that has begun within the hour, and throws away what it has left over', async () => {
  await backups.start(by);
  await becomes('ready');
  const { onEnd } = await backups.download(by);
  jest.advanceTimersByTime(PREPARED_FOR_MS + 1);
  expect((await backups.state()).phase).toBe('downloading');
  await onEnd(false);
  expect((await backups.state()).phase).toBe('idle');
  expect(isCleared()).toBe(true);
  await expect(backups.download(by)).rejects.toMatchObject({ code: 'backup.missing' });
});

it('puts a new download in the place of one that runs, whose end is nobody’s any more', async () => {
  await backups.start(by);
  await becomes('ready');
  const first = await backups.download(by);
  const second = await backups.download(by);
  expect(first.stream.destroyed).toBe(true);
  await first.onEnd(true);
  expect((await backups.state()).phase).toBe('downloading');
  await second.onEnd(true);
  expect((await backups.state()).phase).toBe('downloaded');
  expect(isCleared()).toBe(true);
});

it('says why none was prepared, records none, and prepares the next', async () => {
  made = async (folder) => {
    mkdirSync(`${folder}.partial`, { recursive: true });
    throw new BackupFailed('disk-full', 'No space');
  };
  await backups.start(by);
  await becomes('failed');
  expect((await backups.state()).trouble).toBe('disk-full');
  await soon('it is removed', async () => isCleared());
  expect(actions).toEqual([]);
  made = aBackup;
  await backups.start(by);
  await becomes('ready');
});

it('keeps nothing of a preparation that is cancelled while it runs', async () => {
  let isWritten = false;
  let isOver = (): void => {};
  made = async (folder) => {
    await aBackup(folder);
    isWritten = true;
    await new Promise<void>((resolve) => {
      isOver = resolve;
    });
  };
  await backups.start(by);
  await soon('it is being made', async () => isWritten);
  await backups.cancel();
  expect([stopped, isCleared(), (await backups.state()).phase]).toEqual([1, true, 'idle']);
  isOver();
  await soon('it would be recorded', async () => true);
  expect([actions, (await backups.state()).phase]).toEqual([[], 'idle']);
});
