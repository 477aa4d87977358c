import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { errorCodes } from '@jhola/shared/errors/error-codes';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokensFor } from '#test-data/a-token.ts';
import { freshToken, REFRESH_LOCK } from '../api/refresh';
import { keepTokensIn, type TokenKeeper, tokenKeeper } from '../api/token-keeper';
import { alignTokens, clearTokens, keepTokens, readTokens, storeTokens } from '../api/tokens';
import { withLock } from '../api/with-lock';
import type { ShopStore } from '../db/db';
import { leave } from '../db/leaving';
import { openStore } from '../db/open-store';
import { readTokenCopy, workerTokenKeeper } from '../db/token-copy';

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server of one session: a refresh token that is not the newest (or, its answer lost, the last before) ends it. */
class SessionServer {
  newest = 1;
  ended = false;
  /** Whether the next answers are lost. */
  lost: boolean[] = [];
  /** Happens while the server answers. */
  meanwhile = async () => {};
  private unheard = false;

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    expect(new URL(request.url).pathname).toBe(accountPaths.refreshToken);
    const nth = Number(request.headers.get('authorization')?.split('-').at(-1));
    const isRepeated = this.unheard && nth === this.newest - 1;
    if (nth !== this.newest && !isRepeated) this.ended = true;
    if (nth === this.newest) this.newest += 1;
    this.unheard = this.lost.shift() ?? false;
    await this.meanwhile();
    if (this.unheard) throw new TypeError('The answer is lost');
    if (this.ended) {
      const { message } = errorCodes['auth.expired'];
      return answer(401, { success: false, error: true, message, code: 'auth.expired' });
    }
    const { access, refresh } = tokensFor('asha', this.newest);
    const data = { accessToken: access, refreshToken: refresh };
    return answer(200, { success: true, error: false, message: 'fine', data });
  };
}

let server: SessionServer;
let store: ShopStore;
const page: TokenKeeper = tokenKeeper();

beforeEach(async () => {
  store = await openStore();
  await store.forgetShopper();
  server = new SessionServer();
  vi.stubGlobal('fetch', server.fetch);
  await keepTokens(tokensFor('asha'));
});
afterEach(() => {
  keepTokensIn(page);
  vi.unstubAllGlobals();
});

/** As the page or the service worker does it after a 401 for its access token. */
async function refreshes(owner: 'page' | 'worker'): Promise<string | undefined> {
  keepTokensIn(owner === 'page' ? page : workerTokenKeeper(store));
  const refused = (await tokenKeeper().read())?.access;
  return refused ? (await freshToken(refused))?.access : undefined;
}

it('lets the service worker refresh by the page’s tokens, and the page follow', async () => {
  const fresh = await refreshes('worker');
  expect(fresh).toBe(tokensFor('asha', 2).access);
  expect(readTokens()).toEqual(tokensFor('asha', 1));
  expect(await refreshes('page')).toBe(fresh);
  expect(readTokens()).toEqual(tokensFor('asha', 2));
  expect(server.newest).toBe(2);
});

it('never uses a refresh token that has been replaced, whoever refreshes and whichever answers are lost', async () => {
  const step = fc.constantFrom('page', 'worker', 'start');
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 16 }),
      fc.array(fc.boolean(), { maxLength: 16 }),
      async (steps, lost) => {
        server = new SessionServer();
        server.lost = [...lost];
        vi.stubGlobal('fetch', server.fetch);
        keepTokensIn(page);
        await keepTokens(tokensFor('asha'));
        for (const one of steps) {
          if (one === 'start') {
            keepTokensIn(page);
            await withLock(REFRESH_LOCK, alignTokens);
          } else await refreshes(one).catch(() => 'lost');
          expect(server.ended).toBe(false);
        }
        const copy = await readTokenCopy(store);
        keepTokensIn(page);
        await withLock(REFRESH_LOCK, alignTokens);
        expect(readTokens()).toEqual(copy);
      },
    ),
    { numRuns: 100 },
  );
});

it('goes on when the page is closed between the two stores', async () => {
  // the copy is written first: as if the page had been closed right after it
  await store.tokens.put({ key: 'tokens', ...tokensFor('asha', 2), at: 0 });
  server.newest = 2;
  expect(await refreshes('page')).toBe(tokensFor('asha', 2).access);
  expect(server.ended).toBe(false);
});

it('keeps nothing of a refresh that ends after logging out, in either store', async () => {
  for (const owner of ['page', 'worker'] as const) {
    await keepTokens(tokensFor('asha', server.newest));
    server.meanwhile = leave;
    expect(await refreshes(owner)).toBeUndefined();
    expect([readTokens(), await readTokenCopy(store)]).toEqual([undefined, undefined]);
    server.meanwhile = async () => {};
    keepTokensIn(page);
  }
});

it('leaves the tokens of who signs in while the other’s are refreshed', async () => {
  for (const owner of ['page', 'worker'] as const) {
    await keepTokens(tokensFor('asha', server.newest));
    server.meanwhile = () => keepTokens(tokensFor('bela'));
    expect(await refreshes(owner)).toBeUndefined();
    expect(readTokens()).toEqual(tokensFor('bela'));
    expect(await readTokenCopy(store)).toEqual(tokensFor('bela'));
    server.meanwhile = async () => {};
    keepTokensIn(page);
  }
});

it('believes local storage where the copy is of another session', async () => {
  await store.tokens.put({ key: 'tokens', ...tokensFor('asha', 5, 'earlier'), at: 0 });
  await alignTokens();
  expect(readTokens()).toEqual(tokensFor('asha'));
  expect(await readTokenCopy(store)).toEqual(tokensFor('asha'));
});

it('clears a copy that has outlived its session, at the next start', async () => {
  localStorage.clear();
  await alignTokens();
  expect(await readTokenCopy(store)).toBeUndefined();
});

it('ends the session in both stores when the server has ended it', async () => {
  server.ended = true;
  expect(await refreshes('page')).toBeUndefined();
  expect(readTokens()).toBeUndefined();
  await vi.waitFor(async () => expect(await readTokenCopy(store)).toBeUndefined());

  storeTokens(tokensFor('asha'));
  await alignTokens();
  expect(await refreshes('worker')).toBeUndefined();
  expect(await readTokenCopy(store)).toBeUndefined();
  clearTokens();
});
