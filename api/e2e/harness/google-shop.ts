import { randomUUID } from 'node:crypto';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aFreshEmail } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { Google, GoogleUser, TokenFault } from '@jhola/test-doubles/doubles/google';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './database.js';
import { connectedShop } from './shared-shop.js';

/** A shop that offers Google, and what its tests ask of it. */
export interface GoogleShop {
  readonly google: Google;
  readonly shop: OpenShop;
  /** Signs in by Google, with a good token unless something is said to be wrong with it. */
  googleLogin(user: GoogleUser, fault?: TokenFault): Promise<Answered>;
  /** The account that this answer signed in. */
  detailsOf(answer: Answered): Promise<Answered['body']>;
  /** How many accounts match. */
  usersWith(filter: object): Promise<number>;
}

/** Somebody with a Google account of this e-mail, whom no shop knows. */
export const aGoogleUser = (email = aFreshEmail()): GoogleUser => ({
  sub: randomUUID(),
  email,
  name: 'Meera Nair',
});

/** The connected shop of this worker, and its Google. */
export async function aGoogleShop(): Promise<GoogleShop> {
  const { google, shop } = await connectedShop();
  return {
    google,
    shop,
    googleLogin: (user, fault) =>
      call(shop, accountPaths.googleLogin, { body: { credential: google.credential(user, fault) } }),
    detailsOf: async ({ body }) =>
      (await call(shop, accountPaths.userDetails, { token: body.data.accesstoken })).body.data,
    async usersWith(filter) {
      const database = await aDatabase(shop);
      const count = await database.collection('users').countDocuments(filter);
      await database.close();
      return count;
    },
  };
}
