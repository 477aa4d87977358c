import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { ShopAddress } from '@jhola/test-doubles/shop/start-shop';
import { must } from './activity.js';

/** A further administrator, made one by this one, and signed in. */
export async function anotherAdmin(shop: ShopAddress, by: SignedIn, name: string): Promise<SignedIn> {
  const { email, password, userId } = await aShopper(shop, name);
  await must(call(shop, customerPaths.setRole, { token: by.token, body: { userId, role: 'ADMIN' } }));
  return signIn(shop, email, password);
}
