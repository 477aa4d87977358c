import { type PasskeyProof, passkeyPaths } from '@jhola/shared/contracts/passkeys.contract';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf, type Sent } from '@jhola/test-doubles/call';
import type { ShopAddress } from '@jhola/test-doubles/shop/start-shop';
import { must } from './activity.js';
import { Authenticator, type Dishonesty } from './authenticator.js';

/** A shop that is tried out on this computer may have any port. */
const ORIGIN = 'http://localhost:3000';

/** Adds a passkey to an account. @returns the device that has it */
export async function aPasskeyOf(
  shop: ShopAddress,
  { token, password }: SignedIn,
  headers: NonNullable<Sent['headers']> = {},
): Promise<Authenticator> {
  const device = new Authenticator(ORIGIN);
  const start = await must(call(shop, passkeyPaths.start, { token, body: { password } }));
  const passkey = device.create(dataOf<Parameters<Authenticator['create']>[0]>(start));
  await must(call(shop, passkeyPaths.add, { token, headers, body: { passkey } }));
  return device;
}

/** What a device answers to a question of the sign-in. */
export async function aProof(
  shop: ShopAddress,
  device: Authenticator,
  change?: Dishonesty,
): Promise<PasskeyProof> {
  const options = await must(call(shop, passkeyPaths.startSignIn));
  return device.get(dataOf<Parameters<Authenticator['get']>[0]>(options), change);
}
