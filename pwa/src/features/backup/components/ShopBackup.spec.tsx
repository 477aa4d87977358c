import type { BackupState } from '@jhola/shared/contracts/backup.contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { allowBackupDownload, backupState, cancelBackup, startBackup } from '#data/api/backup-api.ts';
import { followDownload } from '#ui/save-file.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import type { PasswordForm } from './DownloadBackup';
import { ShopBackup } from './ShopBackup';

vi.mock('#data/api/backup-api.ts', () => ({
  backupState: vi.fn(),
  startBackup: vi.fn(),
  cancelBackup: vi.fn(),
  allowBackupDownload: vi.fn(),
}));
vi.mock('#ui/save-file.ts', () => ({ followDownload: vi.fn() }));

const user = userEvent.setup({ delay: null });
const MEGABYTE = 1_000_000;
const idle: BackupState = { isAvailable: true, picturesElsewhere: false, phase: 'idle', last: null };
const prepared = {
  fileName: 'shop-backup-2026-11-25-0930.tar',
  bytes: 42 * MEGABYTE,
  takenAt: '2026-11-25T04:00:00.000Z',
  expiresAt: '2026-11-25T05:00:00.000Z',
};
const ready: BackupState = { ...idle, phase: 'ready', prepared };
const last = {
  at: '2026-11-20T04:00:00.000Z',
  by: { kind: 'admin', name: 'Asha Rao' },
  bytes: 40 * MEGABYTE,
} as const;

beforeEach(() => {
  vi.resetAllMocks();
});

const show = (state: BackupState) => {
  vi.mocked(backupState).mockResolvedValue(state);
  render(<ShopBackup current PasswordForm={AskPassword} />);
};
/** In the place of the account's own form. */
const AskPassword: PasswordForm = ({ send, onDone }) => (
  <button type="button" onClick={() => send('owner-of-it-all').then(onDone)}>
    Prove it
  </button>
);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const asksAnew = () =>
  act(() => {
    window.dispatchEvent(new Event('online'));
  });

it('says that no backup was taken yet, what one contains and how it is restored', async () => {
  show(idle);
  expect(await screen.findByText('No backup was taken yet.')).toBeDefined();
  expect(screen.getByText(/whoever has the file has the shop/)).toBeDefined();
  expect(screen.getByText('DATA_DIR=FOLDER npm run restore -- FILE')).toBeDefined();
  expect(screen.queryByText(/in a bucket/)).toBeNull();
});

it('says who took the last one, when, and how large it is', async () => {
  show({ ...idle, picturesElsewhere: true, last });
  expect((await screen.findByText(/^Last backup: /)).textContent).toMatch(
    /20 Nov 2026.*, by Asha Rao, 40.* MB\.$/,
  );
  expect(screen.getByText(/in a bucket/)).toBeDefined();
});

it('names the shop’s computer, and a person who is gone', async () => {
  show({ ...idle, last: { ...last, by: { kind: 'command' } } });
  expect(await screen.findByText(/, by the shop’s computer, /)).toBeDefined();
  vi.mocked(backupState).mockResolvedValue({ ...idle, last: { ...last, by: { kind: 'admin' } } });
  asksAnew();
  expect(await screen.findByText(/, by a former administrator, /)).toBeDefined();
});

it('prepares one, shows how far it is by itself, and offers it', async () => {
  show(idle);
  vi.mocked(startBackup).mockResolvedValueOnce({
    ...idle,
    phase: 'preparing',
    progress: { step: 'copying', done: 0, total: 0 },
  });
  await press('Prepare backup');
  expect(await screen.findByText('Copying the database...')).toBeDefined();
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Progress of the backup' });
  expect(bar.hasAttribute('value')).toBe(false);
  vi.mocked(backupState).mockResolvedValue({
    ...idle,
    phase: 'preparing',
    progress: { step: 'checking', done: 10 * MEGABYTE, total: 40 * MEGABYTE },
  });
  expect(await screen.findByText('Checking every file...', undefined, { timeout: 3000 })).toBeDefined();
  expect([bar.value, bar.max]).toEqual([10 * MEGABYTE, 40 * MEGABYTE]);
  expect(screen.getByText(/^10.* MB of 40.* MB$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Prepare backup' })).toBeNull();
  vi.mocked(backupState).mockResolvedValue(ready);
  expect(
    await screen.findByText(/^The backup is ready: 42.* MB/, undefined, { timeout: 3000 }),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
});

it('has the browser download it by a link, and says when it was handed over', async () => {
  show(ready);
  vi.mocked(allowBackupDownload).mockResolvedValueOnce({
    link: '/api/backup/download',
    fileName: prepared.fileName,
  });
  await press('Download');
  expect(allowBackupDownload).not.toHaveBeenCalled();
  await press('Prove it');
  await waitFor(() =>
    expect(followDownload).toHaveBeenCalledExactlyOnceWith('/api/backup/download', prepared.fileName),
  );
  expect(allowBackupDownload).toHaveBeenCalledExactlyOnceWith('owner-of-it-all');
  vi.mocked(backupState).mockResolvedValue({
    ...ready,
    phase: 'downloading',
    progress: { done: 21 * MEGABYTE, total: 42 * MEGABYTE },
  });
  asksAnew();
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', {
    name: 'Progress of the download',
  });
  expect(bar.value).toBe(21 * MEGABYTE);
  expect(screen.getByRole('button', { name: 'Download again' })).toBeDefined();
  vi.mocked(backupState).mockResolvedValue({ ...idle, phase: 'downloaded', prepared });
  asksAnew();
  expect(
    await screen.findByText(/^The file was handed over: shop-backup-2026-11-25-0930\.tar, 42/),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Prepare another backup' })).toBeDefined();
});

it('can be cancelled, and thrown away', async () => {
  show({ ...idle, phase: 'preparing', progress: { step: 'copying', done: 1, total: 2 } });
  vi.mocked(cancelBackup).mockResolvedValue(idle);
  await press('Cancel');
  expect(await screen.findByText('No backup was taken yet.')).toBeDefined();
  vi.mocked(backupState).mockResolvedValue(ready);
  asksAnew();
  await press('Throw away');
  await waitFor(() => expect(cancelBackup).toHaveBeenCalledTimes(2));
});

it.each([
  ['disk-full', /disk is full/],
  ['damaged', /database is damaged/],
  ['other', /log says why/],
] as const)('says why none was made: %s', async (trouble, words) => {
  show({ ...idle, phase: 'failed', trouble });
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByRole('button', { name: 'Prepare backup' })).toBeDefined();
});

it('says in a toast why the shop refuses to prepare one', async () => {
  show(idle);
  const words = 'A backup needs 300 MB of room on the shop’s disk, and 20 MB are free.';
  vi.mocked(startBackup).mockRejectedValueOnce(new ApiError('backup.no-room', words, 409));
  await press('Prepare backup');
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe(words));
});

it('names what makes the backup of a MongoDB, and what else is to be kept', async () => {
  show({ ...idle, isAvailable: false });
  expect(await screen.findByRole('heading', { name: 'This shop uses a MongoDB' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'the database, by mongodump --oplog',
    'the pictures: the folder uploads in DATA_DIR, or the bucket',
    'the folder keys in DATA_DIR, and the secret that signs access tokens where you have set one',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/as one file/)).toBeNull();
});

it('names the command where several processes are the shop', async () => {
  show({ ...idle, isAvailable: false, isByCommand: true });
  expect(await screen.findByText(/npm run backup -- FOLDER/)).toBeDefined();
  expect(screen.queryByText(/mongodump/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('waits, says when it cannot be fetched, and tries again', async () => {
  vi.mocked(backupState)
    .mockRejectedValueOnce(new ApiError('server.failed', 'Something went wrong!', 500))
    .mockResolvedValueOnce(idle);
  render(<ShopBackup current PasswordForm={AskPassword} />);
  expect(screen.getByText('Loading...')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('The backup could not be fetched');
  await press('Retry');
  expect(await screen.findByText('No backup was taken yet.')).toBeDefined();
});
