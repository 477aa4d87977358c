import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { anAdmin, aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type Shop, startBriefly, testAdmin } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { everythingStored } from './harness/everything-stored.js';
import { leave } from './harness/personal-data.js';

let shop: Shop;
let admin: SignedIn;
// Its administrators are these tests' alone.
beforeAll(async () => {
  shop = await startBriefly();
  admin = await anAdmin(shop);
});
afterAll(() => shop.stop());

const as = ({ token }: SignedIn, path: string, body: object) => call(shop, path, { token, body });

/** An administrator besides the first. */
async function anotherAdmin(): Promise<SignedIn> {
  const { userId, email, password } = await aShopper(shop);
  dataOf(await as(admin, customerPaths.setRole, { userId, role: 'ADMIN' }));
  return signIn(shop, email, password);
}

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

  it('of two who take each other’s role, or block each other, at the same moment, one stays', async () => {
    for (const round of [0, 1, 2, 3]) {
      const other = await anotherAdmin();
      const take = (by: SignedIn, of: SignedIn) =>
        round % 2
          ? as(by, customerPaths.setStatus, { userId: of.userId, status: 'Blocked' })
          : as(by, customerPaths.setRole, { userId: of.userId, role: 'USER' });
      const answers = await Promise.all([take(admin, other), take(other, admin)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);

      const database = await aDatabase(shop);
      const users = database.collection('users');
      const left = await users.find({ role: 'ADMIN', status: 'Active' }).toArray();
      expect(left).toHaveLength(1);
      // The first administrator keeps the shop for the next round.
      await users.updateOne({ email: admin.email }, { $set: { role: 'ADMIN', status: 'Active' } });
      await users.updateOne({ email: other.email }, { $set: { role: 'USER', status: 'Active' } });
      await database.close();
      admin = await signIn(shop, admin.email, admin.password);
    }
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
