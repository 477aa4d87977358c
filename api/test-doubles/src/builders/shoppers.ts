import { randomUUID } from 'node:crypto';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { call } from '../call.js';
import { type ShopAddress, testAdmin } from '../shop/start-shop.js';

/** Who signs in. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Someone signed in. */
export interface SignedIn extends Account {
  readonly token: string;
  readonly refreshToken: string;
  readonly userId: string;
}

let shoppers = 0;
/** Tells the shoppers of this file from those of others, who may be in the same shop. */
const file = randomUUID().slice(0, 8);

/** An e-mail nobody has used in this test run. */
export function aFreshEmail(): string {
  shoppers += 1;
  return `shopper-${file}-${shoppers}@test.example`;
}

/** A new shopper, registered. */
export async function anAccount(shop: ShopAddress, name: string): Promise<Account> {
  const account = { email: aFreshEmail(), password: 'a-long-enough-password' };
  const registered = await call(shop, accountPaths.register, {
    body: { name, ...account, confirmPassword: account.password },
  });
  if (registered.status !== 200) throw new Error(`Registering failed: ${registered.text}`);
  return account;
}

/** A new shopper, registered and signed in. */
export async function aShopper(shop: ShopAddress, name = 'Meera Nair'): Promise<SignedIn> {
  const { email, password } = await anAccount(shop, name);
  return signIn(shop, email, password);
}

/** The shop's administrator, signed in. */
export function anAdmin(shop: ShopAddress): Promise<SignedIn> {
  return signIn(shop, testAdmin.email, testAdmin.password);
}

/** Signs in; once more is another session. */
export async function signIn(shop: ShopAddress, email: string, password: string): Promise<SignedIn> {
  const { body, text } = await call(shop, accountPaths.login, { body: { email, password } });
  if (!body?.success) throw new Error(`Signing in failed: ${text}`);
  const { accesstoken: token, refreshToken } = body.data;
  const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  return { email, password, token, refreshToken, userId: claims.sub };
}
