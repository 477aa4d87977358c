import { randomUUID } from 'node:crypto';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aFreshEmail, aShopper, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { Google } from '@jhola/test-doubles/doubles/google';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { leave } from './harness/personal-data.js';
import { connectedShop } from './harness/shared-shop.js';

let google: Google;
let shop: OpenShop;
beforeAll(async () => {
  ({ shop, google } = await connectedShop());
});

describe('an account is deleted only by its owner', () => {
  it.each([
    ['no proof', {}, 401],
    ['a wrong password', { password: 'not-the-password' }, 401],
    ['an operator', { password: { $ne: null } }, 400],
    ['a token of Google beside a password that is not given', { credential: 'a.b.c' }, 401],
  ])('not by %s', async (_, proof, refusal) => {
    const shopper = await aShopper(shop);
    expect((await leave(shop, shopper, proof)).status).toBe(refusal);
    expect((await signIn(shop, shopper.email, shopper.password)).userId).toBe(shopper.userId);
  });

  it('who proves it by Google where there is no password', async () => {
    const user = { sub: randomUUID(), email: aFreshEmail(), name: 'Asha Rao' };
    const { body } = await call(shop, accountPaths.googleLogin, {
      body: { credential: google.credential(user) },
    });
    const token = body.data.accesstoken;
    const deleted = await call(shop, accountPaths.deleteAccount, {
      method: 'DELETE',
      token,
      body: { credential: google.credential(user) },
    });
    expect(deleted.status).toBe(200);
    expect((await call(shop, accountPaths.userDetails, { token })).status).toBe(401);
  });

  it('once, also when two devices ask at the same moment', async () => {
    const shopper = await aShopper(shop);
    const answers = await Promise.all([
      leave(shop, shopper, { password: shopper.password }),
      leave(shop, shopper, { password: shopper.password }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 404]).toContain(statuses[1]);
  });
});
