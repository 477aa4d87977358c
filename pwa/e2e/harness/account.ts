import { accountPaths, LoginAnswer } from '@jhola/shared/contracts/account.contract';
import type { BrowserContext } from 'playwright-core';

/** Who signs in. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The demo accounts (decisions: Environment). */
export const admin: Account = { email: 'admin@shop.example', password: 'admin-demo-1' };
export const shopper: Account = { email: 'shopper@shop.example', password: 'shopper-demo-1' };

/** A signed-in account's way to the API, past the screens: for preparing and for looking behind them. */
export interface SignedIn {
  readonly tokens: { readonly accesstoken: string; readonly refreshToken: string };
  /** @throws Error with the answer when it is a refusal */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${init.method} ${url} answers ${answer.status}: ${JSON.stringify(body)}`);
  return body;
}

/** Signs in by the API. */
export async function signInByApi(shopUrl: string, account: Account): Promise<SignedIn> {
  const json = { 'Content-Type': 'application/json' };
  const login = await ask(shopUrl + accountPaths.login, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const tokens = LoginAnswer.parse(login).data;
  return {
    tokens,
    call: (method, path, body) =>
      ask(shopUrl + path, {
        method,
        headers: {
          ...(body && json),
          Authorization: `Bearer ${tokens.accesstoken}`,
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: body && JSON.stringify(body),
      }),
  };
}

/** Signs a new shopper up by the API; no two are the same, also in a shop that many tests share. */
export async function newAccount(shopUrl: string): Promise<Account> {
  const account = { email: `shopper-${crypto.randomUUID()}@mail.example`, password: 'gulmohar-14-jaipur' };
  await ask(shopUrl + accountPaths.register, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Asha Verma', ...account, confirmPassword: account.password }),
  });
  return account;
}

/** A new shopper, signed in by the API. */
export async function newShopper(shopUrl: string): Promise<SignedIn> {
  return signInByApi(shopUrl, await newAccount(shopUrl));
}

/** Lets every page of the context begin signed in, as on a device where the account was used before. */
export async function rememberSignIn(context: BrowserContext, { tokens }: SignedIn): Promise<void> {
  await context.addInitScript((kept) => {
    // A new page begins at about:blank, which has no storage.
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, tokens);
}
