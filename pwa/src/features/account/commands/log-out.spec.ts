import { afterEach, expect, it, vi } from 'vitest';
import { readTokens, storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { logOut } from './log-out';

afterEach(() => vi.unstubAllGlobals());

it('clears the device even when the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const store = await openStore();
  await store.settings.put({ key: 'newOrders', value: 3 });
  storeTokens({ access: 'access', refresh: 'refresh' });
  localStorage.setItem('theme', 'anything');
  await logOut();
  expect(readTokens()).toBeUndefined();
  expect(localStorage.length).toBe(0);
  expect(await store.settings.count()).toBe(0);
});

it('ends the session on the server with its own token', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('authorization')}`);
    return new Response(JSON.stringify({ success: true, error: false, message: 'Logout successful' }));
  });
  storeTokens({ access: 'access', refresh: 'refresh' });
  await logOut();
  expect(asked).toEqual(['GET /api/user/logout Bearer access']);
});
