import { randomUUID } from 'node:crypto';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aFreshEmail, anAdmin, aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Google, startGoogle } from '@jhola/test-doubles/doubles/google';
import { type Shop, startBriefly, testAdmin } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { everythingStored } from './harness/everything-stored.js';
import { leave } from './harness/personal-data.js';

let google: Google;
let shop: Shop;
let admin: SignedIn;
beforeAll(async () => {
  google = await startGoogle();
  shop = await startBriefly(google.env);
  admin = await anAdmin(shop);
});
afterAll(async () => {
  await shop.stop();
  await google.stop();
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

describe('the shop keeps an administrator', () => {
  it('the last one cannot leave, and loses nothing by trying', async () => {
    const before = await everythingStored(shop);
    const { status, body } = await leave(shop, admin, { password: admin.password });
    expect([status, body.code]).toEqual([409, 'account.last-admin']);
    const after = await everythingStored(shop);
    expect(after.users).toEqual(before.users);
    expect(after.sessions).toEqual(before.sessions);
    expect((await call(shop, accountPaths.userDetails, { token: admin.token })).status).toBe(200);
  });

  it('of two who leave at the same moment one stays', async () => {
    const other = await aShopper(shop);
    const database = await aDatabase(shop);
    await database.collection('users').updateOne({ email: other.email }, { $set: { role: 'ADMIN' } });
    const answers = await Promise.all([
      leave(shop, admin, { password: testAdmin.password }),
      leave(shop, other, { password: other.password }),
    ]);
    const left = await database.collection('users').countDocuments({ role: 'ADMIN' });
    await database.close();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(left).toBe(1);
  });
});
