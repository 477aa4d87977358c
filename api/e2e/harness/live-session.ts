import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';

/**
 * Keeps one session of each account and opens another only when a call has ended it: asking costs a millisecond, checking
 * a password thirty times that.
 * @returns what answers a token of an account that is good now
 */
export function liveSessions(
  shop: OpenShop,
): (account: Pick<SignedIn, 'email' | 'password'>) => Promise<string> {
  const tokens = new Map<string, string>();
  return async ({ email, password }) => {
    const known = tokens.get(email);
    if (known && (await call(shop, accountPaths.userDetails, { token: known })).status === 200) return known;
    const { token } = await signIn(shop, email, password);
    tokens.set(email, token);
    return token;
  };
}
