import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { type BackupState, BackupStateAnswer, backupPaths } from '@jhola/shared/contracts/backup.contract';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { ShopAddress } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { CHROME, must } from './activity.js';

const PATIENCE_MS = 60_000;

/** What the shop says of its backup. */
export async function backupState(shop: ShopAddress, { token }: SignedIn): Promise<BackupState> {
  return BackupStateAnswer.parse((await must(call(shop, backupPaths.state, { token }))).body).data;
}

/** Begins a backup, from Chrome on Linux. */
export const startBackup = (shop: ShopAddress, { token }: SignedIn): Promise<Answered> =>
  call(shop, backupPaths.start, { method: 'POST', token, headers: { 'user-agent': CHROME } });

/** Ends or throws away what there is. */
export const cancelBackup = (shop: ShopAddress, { token }: SignedIn): Promise<Answered> =>
  call(shop, backupPaths.cancel, { method: 'POST', token });

/** Waits until the shop's backup is in one of these phases. @returns all that was said of it on the way */
export async function backupIs(
  shop: ShopAddress,
  admin: SignedIn,
  ...phases: readonly BackupState['phase'][]
): Promise<BackupState[]> {
  const said: BackupState[] = [];
  await until(
    `the backup is ${phases.join(' or ')}`,
    async () => {
      const state = await backupState(shop, admin);
      said.push(state);
      if (state.phase === 'failed') throw new Error(`No backup was prepared: ${state.trouble}`);
      return phases.includes(state.phase);
    },
    PATIENCE_MS,
  );
  return said;
}

/** Prepares a backup and waits until it is ready. */
export async function prepareBackup(shop: ShopAddress, admin: SignedIn): Promise<BackupState> {
  await must(startBackup(shop, admin));
  return (await backupIs(shop, admin, 'ready')).at(-1) as BackupState;
}

/** Has a download allowed. @returns the cookie as a browser sends it, and as the shop has set it */
export async function allowDownload(shop: ShopAddress, { token, password }: SignedIn) {
  const { headers } = await must(
    call(shop, backupPaths.allowDownload, { token, body: { password }, headers: { 'user-agent': CHROME } }),
  );
  const set = headers.get('set-cookie') ?? '';
  return { set, cookie: set.split(';')[0] ?? '' };
}

/** Asks for the file with a cookie. */
export const askForBackup = (
  shop: ShopAddress,
  cookie: string | undefined,
  more: RequestInit = {},
): Promise<Response> =>
  fetch(`${shop.url}${backupPaths.download}`, { ...more, headers: cookie ? { cookie } : {} });

/** Stores what a response brings as a file. */
export const storeResponse = ({ body }: Response, file: string): Promise<void> =>
  pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(file));
