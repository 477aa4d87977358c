import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aShopper, signIn } from './harness/builders.js';
import { call } from './harness/call.js';
import { type Shop, startShop } from './harness/start-shop.js';

let database: Shop;
let first: Shop;
let second: Shop;
beforeAll(async () => {
  // One process holds the database; two others sell from it, as they would from a replica set.
  database = await startShop();
  const env = { MONGODB_URI: database.databaseUri, JWT_SECRET: 'one secret for all processes of it' };
  [first, second] = await Promise.all([startShop(env), startShop(env)]);
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await database.stop();
});

describe('several processes on one database', () => {
  it('know each other’s sign-ins, and their ends at once', async () => {
    const shopper = await aShopper(first);
    const details = () => call(second, accountPaths.userDetails, { token: shopper.token });
    expect((await details()).status).toBe(200);
    await call(first, accountPaths.logout, { token: shopper.token });
    expect((await details()).status).toBe(401);
  });

  it('show what another one has written', async () => {
    const { email, password, token } = await aShopper(first);
    await signIn(second, email, password);
    await call(first, accountPaths.updateUser, {
      method: 'PUT',
      token,
      body: { name: 'Meera Menon', email, mobile: '9876543210' },
    });
    const { body } = await call(second, accountPaths.userDetails, { token });
    expect(body.data.name).toBe('Meera Menon');
  });
});
