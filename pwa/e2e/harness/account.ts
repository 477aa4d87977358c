import { type Account, anAccount, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { ShopAddress } from '@jhola/test-doubles/shop/start-shop';
import type { BrowserContext } from 'playwright-core';

export type { Account };

/** The demo accounts (decisions: Environment). */
export const admin: Account = { email: 'admin@shop.example', password: 'admin-demo-1' };
export const shopper: Account = { email: 'shopper@shop.example', password: 'shopper-demo-1' };

/** A signed-in account's way to the API, past the screens: for preparing and for looking behind them. */
export interface SignedIn {
  readonly shop: ShopAddress;
  readonly token: string;
  /** As a browser keeps them. */
  readonly tokens: { readonly accesstoken: string; readonly refreshToken: string };
  /** @throws Error with the answer when it is a refusal */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

/** Signs in by the API. */
export async function signInByApi(shopUrl: string, { email, password }: Account): Promise<SignedIn> {
  const shop = { url: shopUrl };
  const { token, refreshToken } = await signIn(shop, email, password);
  return {
    shop,
    token,
    tokens: { accesstoken: token, refreshToken },
    async call(method, path, body) {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answer = await call(shop, path, { method, token, headers, body });
      if (answer.status >= 400) throw new Error(`${method} ${path} answers ${answer.status}: ${answer.text}`);
      return answer.body;
    },
  };
}

/** Signs a new shopper up by the API; no two are the same, also in a shop that many tests share. */
export const newAccount = (shopUrl: string): Promise<Account> => anAccount({ url: shopUrl }, 'Asha Verma');

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
