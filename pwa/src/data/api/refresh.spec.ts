import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { errorCodes } from '@jhola/shared/errors/error-codes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logOut } from './account-api';
import { refreshAccessToken } from './refresh';
import { clearTokens, readTokens, storeTokens } from './tokens';

const tokenOf = (user: string, nth = 1) =>
  `h.${Buffer.from(JSON.stringify({ sub: user, nth })).toString('base64url')}.s`;
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const fine = { success: true, error: false, message: 'fine' };
const renewed = () =>
  answer(200, { ...fine, data: { accessToken: tokenOf('asha', 2), refreshToken: 'refresh-2' } });
const expired = () =>
  answer(401, {
    success: false,
    error: true,
    message: errorCodes['auth.expired'].message,
    code: 'auth.expired',
  });

/** Answers each path by its own function; `asked` says what was asked with which token. */
let answers: Record<string, (bearer: string) => Response | Promise<Response>>;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    asked.push(`${pathname} ${bearer}`);
    return Promise.resolve(answers[pathname]?.(bearer));
  });
  storeTokens({ access: tokenOf('asha'), refresh: 'refresh-1' });
});
afterEach(() => vi.unstubAllGlobals());

it('stays signed out when the shopper has logged out while the server was asked', async () => {
  answers = {
    [accountPaths.refreshToken]: () => {
      clearTokens();
      return renewed();
    },
  };
  expect(await refreshAccessToken(tokenOf('asha'))).toBeUndefined();
  expect(readTokens()).toBeUndefined();
});

it('leaves the session of somebody who has signed in while the server was asked', async () => {
  const bela = { access: tokenOf('bela'), refresh: 'refresh-b' };
  for (const late of [renewed, expired]) {
    storeTokens({ access: tokenOf('asha'), refresh: 'refresh-1' });
    answers = {
      [accountPaths.refreshToken]: () => {
        storeTokens(bela);
        return late();
      },
    };
    expect(await refreshAccessToken(tokenOf('asha'))).toBeUndefined();
    expect(readTokens()).toEqual(bela);
  }
});

it('does not ask anew in the name of another user', async () => {
  storeTokens({ access: tokenOf('bela'), refresh: 'refresh-b' });
  expect(await refreshAccessToken(tokenOf('asha'))).toBeUndefined();
  expect(asked).toEqual([]);
});

it('ends the session at logout also when the access token has run out', async () => {
  answers = {
    [accountPaths.logout]: (bearer) => (bearer === tokenOf('asha') ? expired() : answer(200, fine)),
    [accountPaths.refreshToken]: renewed,
  };
  await logOut({ access: tokenOf('asha'), refresh: 'refresh-1' });
  expect(asked).toEqual([
    `${accountPaths.logout} ${tokenOf('asha')}`,
    `${accountPaths.refreshToken} refresh-1`,
    `${accountPaths.logout} ${tokenOf('asha', 2)}`,
  ]);
});
