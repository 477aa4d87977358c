import { afterEach, expect, it, vi } from 'vitest';
import { readTokens, storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { deleteAccount } from './delete-account';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

it('leaves nothing of the shopper on the device', async () => {
  answering(200, { success: true, error: false, message: 'Your account is deleted.' });
  const store = await openStore();
  await store.settings.put({ key: 'newOrders', value: 3 });
  storeTokens({ access: 'access', refresh: 'refresh' });
  expect(await deleteAccount('indigo-dye-1')).toBe('Your account is deleted.');
  expect(readTokens()).toBeUndefined();
  expect(localStorage.length).toBe(0);
  expect(await store.settings.count()).toBe(0);
});

it('keeps everything when the password is refused', async () => {
  const code = 'account.wrong-credentials';
  answering(401, { success: false, error: true, message: 'The password is not right.', code });
  const store = await openStore();
  await store.settings.put({ key: 'newOrders', value: 3 });
  storeTokens({ access: 'access', refresh: 'refresh' });
  await expect(deleteAccount('guess')).rejects.toMatchObject({ code });
  expect(readTokens()).toEqual({ access: 'access', refresh: 'refresh' });
  expect(await store.settings.count()).toBe(1);
});
