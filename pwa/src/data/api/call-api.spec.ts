import { accountPaths, UserDetailsAnswer } from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { errorCodes } from '@jhola/shared/errors/error-codes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi, callForFile } from './call-api';
import { onSessionLost, staysOnPage } from './session-lost';
import { readTokens, storeTokens } from './tokens';

const WISHES = '/api/wishlist/get';
const fine = { success: true, error: false, message: 'fine' };
const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (code: keyof typeof errorCodes) =>
  answer(errorCodes[code].status, { success: false, error: true, message: errorCodes[code].message, code });

/** A server that knows one good access token and one good refresh token. */
class ServerDouble {
  goodAccess = 'access-2';
  goodRefresh = 'refresh-1';
  refreshes = 0;
  calls: string[] = [];

  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '');
    this.calls.push(`${pathname} ${bearer ?? 'nobody'}`);
    if (pathname !== accountPaths.refreshToken)
      return bearer === this.goodAccess ? answer(200, fine) : refusal('auth.expired');
    if (bearer !== this.goodRefresh) return refusal('auth.expired');
    this.refreshes += 1;
    this.goodRefresh = 'refresh-2';
    return answer(200, { ...fine, data: { accessToken: this.goodAccess, refreshToken: this.goodRefresh } });
  };
}

let server: ServerDouble;
const lost = vi.fn();

beforeEach(() => {
  server = new ServerDouble();
  vi.stubGlobal('fetch', server.fetch);
  window.history.replaceState(null, '', '/dashboard/mywishlist');
  onSessionLost(lost);
  lost.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const call = () => callApi({ path: WISHES, answer: PlainAnswer });

it('refreshes an expired access token once and asks again', async () => {
  storeTokens({ access: 'access-1', refresh: 'refresh-1' });
  expect((await call()).message).toBe('fine');
  expect(readTokens()).toEqual({ access: 'access-2', refresh: 'refresh-2' });
  expect(lost).not.toHaveBeenCalled();
});

it('lets concurrent failing calls wait for one refresh', async () => {
  storeTokens({ access: 'access-1', refresh: 'refresh-1' });
  await Promise.all([call(), call(), call(), call()]);
  expect(server.refreshes).toBe(1);
});

it('takes the token that another tab has fetched meanwhile', async () => {
  storeTokens({ access: 'access-1', refresh: 'refresh-1' });
  const first = call();
  storeTokens({ access: 'access-2', refresh: 'refresh-2' });
  await first;
  expect(server.refreshes).toBe(0);
});

it('clears the tokens and asks for a sign-in when the refresh is refused', async () => {
  storeTokens({ access: 'access-1', refresh: 'long-gone' });
  await expect(call()).rejects.toMatchObject({ code: 'auth.expired', status: 401 });
  expect(readTokens()).toBeUndefined();
  expect(lost).toHaveBeenCalledOnce();
});

it('keeps the session when the server cannot be asked', async () => {
  storeTokens({ access: 'access-1', refresh: 'refresh-1' });
  const online = server.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    new Request(input, init).url.endsWith(accountPaths.refreshToken)
      ? Promise.reject(new TypeError('no network'))
      : online(input, init),
  );
  await expect(call()).rejects.toMatchObject({ code: 'network.unreachable' });
  expect(readTokens()).toEqual({ access: 'access-1', refresh: 'refresh-1' });
  expect(lost).not.toHaveBeenCalled();
});

it('does not refresh for a visitor', async () => {
  await expect(call()).rejects.toMatchObject({ status: 401 });
  expect(server.calls).toEqual([`${WISHES} nobody`]);
});

it('notices an answer that its contract does not know', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  storeTokens({ access: 'access-2', refresh: 'refresh-1' });
  await expect(callApi({ path: accountPaths.userDetails, answer: UserDetailsAnswer })).rejects.toMatchObject({
    code: 'answer.broken',
  });
});

it.each([
  ['/api/wishlist/get', '/', true],
  ['/api/wishlist/get', '/home', true],
  ['/api/wishlist/get', '/product/tea-1', true],
  ['/api/product/get', '/dashboard/product', true],
  ['/api/cart/get', '/login', true],
  ['/api/cart/get', '/cart', false],
  ['/api/order/order-list', '/dashboard/myorders', false],
])('a lost session at %s on %s leaves the visitor where they are: %s', (callPath, pagePath, stays) => {
  expect(staysOnPage(callPath, pagePath)).toBe(stays);
});

it('ends an aborted call as aborted, also while its answer is being read', async () => {
  const leaving = new AbortController();
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      pull(controller) {
        leaving.abort();
        controller.error(leaving.signal.reason);
      },
    });
    return new Response(body, { status: 200, headers: { 'content-type': 'application/json' } });
  });
  const broken = vi.spyOn(console, 'error');
  await expect(callApi({ path: WISHES, answer: PlainAnswer, signal: leaving.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(broken).not.toHaveBeenCalled();
});

it.each(['account.wrong-credentials', 'google.refused'] as const)(
  'takes "%s" for an answer to what was sent: nothing is refreshed, nothing guessed again',
  async (code) => {
    const asked = vi.fn(async () => refusal(code));
    vi.stubGlobal('fetch', asked);
    storeTokens({ access: 'access-2', refresh: 'refresh-1' });
    await expect(call()).rejects.toMatchObject({ code });
    expect(asked).toHaveBeenCalledOnce();
    expect(readTokens()).toEqual({ access: 'access-2', refresh: 'refresh-1' });
  },
);

it('fetches a file as whoever is signed in, and says why it is refused', async () => {
  storeTokens({ access: 'access-1', refresh: 'refresh-1' });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const refreshedOrRefused = await server.fetch(input, init);
    const path = new URL(new Request(input, init).url).pathname;
    return refreshedOrRefused.ok && path === '/api/order/invoice/ORD-000001'
      ? new Response('%PDF')
      : refreshedOrRefused;
  });
  expect(await (await callForFile('/api/order/invoice/ORD-000001')).text()).toBe('%PDF');
  vi.stubGlobal('fetch', async () => refusal('order.missing'));
  await expect(callForFile('/api/order/invoice/ORD-000002')).rejects.toMatchObject({ code: 'order.missing' });
});
