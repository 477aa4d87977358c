import { randomUUID } from 'node:crypto';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { call } from './call.js';
import { type OpenShop, testAdmin } from './start-shop.js';

/** Someone signed in. */
export interface SignedIn {
  readonly email: string;
  readonly password: string;
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

/** A new shopper, registered and signed in. */
export async function aShopper(shop: OpenShop, name = 'Meera Nair'): Promise<SignedIn> {
  const email = aFreshEmail();
  const password = 'a-long-enough-password';
  const registered = await call(shop, accountPaths.register, {
    body: { name, email, password, confirmPassword: password },
  });
  if (registered.status !== 200) throw new Error(`Registering failed: ${registered.text}`);
  return signIn(shop, email, password);
}

/** The shop's administrator, signed in. */
export function anAdmin(shop: OpenShop): Promise<SignedIn> {
  return signIn(shop, testAdmin.email, testAdmin.password);
}

/** Signs in; once more is another session. */
export async function signIn(shop: OpenShop, email: string, password: string): Promise<SignedIn> {
  const { body, text } = await call(shop, accountPaths.login, { body: { email, password } });
  if (!body?.success) throw new Error(`Signing in failed: ${text}`);
  const { accesstoken: token, refreshToken } = body.data;
  const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  return { email, password, token, refreshToken, userId: claims.sub };
}
