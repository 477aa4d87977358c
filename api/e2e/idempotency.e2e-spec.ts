import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';

let shop: OpenShop;
let shopper: SignedIn;
let database: InsideDatabase;
beforeAll(async () => {
  shop = await sharedShop();
  shopper = await aShopper(shop);
  database = await aDatabase(shop);
});
afterAll(async () => {
  await database.close();
});

let keys = 0;
const aKey = () => `key-of-a-write-${++keys}`;

/** Changes the profile: a write like any other. */
const rename = (name: string, key: string, who = shopper) =>
  call(shop, accountPaths.updateUser, {
    method: 'PUT',
    token: who.token,
    body: { name, email: who.email, mobile: '9876543210' },
    headers: { 'idempotency-key': key },
  });

const nameNow = async () =>
  (await call(shop, accountPaths.userDetails, { token: shopper.token })).body.data.name;

const records = () => database.collection('idempotencyrecords');

describe('a write with an Idempotency-Key', () => {
  it('is done once and answered the same again', async () => {
    const key = aKey();
    const first = await rename('First', key);
    await rename('Second', aKey());
    const repeat = await rename('First', key);
    expect([repeat.status, repeat.text]).toEqual([200, first.text]);
    expect(await nameNow()).toBe('Second');
  });

  it('is refused when the key comes with another body', async () => {
    const key = aKey();
    await rename('First', key);
    const { status, body } = await rename('Second', key);
    expect([status, body.code]).toEqual([422, 'idempotency.other-body']);
  });

  it('is refused while the same write is in progress, and taken over once its lease has expired', async () => {
    const key = aKey();
    await rename('First', key);
    await records().updateOne({ key }, { $set: { state: 'in-flight' }, $unset: { answer: '' } });
    const busy = await rename('First', key);
    expect([busy.status, busy.body.code]).toEqual([409, 'idempotency.in-flight']);

    await records().updateOne({ key }, { $set: { leaseUntil: new Date(Date.now() - 1) } });
    expect((await rename('First', key)).status).toBe(200);
  });

  it('is done once when it comes many times concurrently', async () => {
    const key = aKey();
    const answers = await Promise.all(Array.from({ length: 12 }, () => rename('Once', key)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await records().countDocuments({ key })).toBe(1);
  });

  it('may be tried again after a refusal', async () => {
    const key = aKey();
    const stranger = { ...shopper, email: 'stranger@test.example' };
    expect((await rename('Stranger', key, stranger)).status).toBe(403);
    expect((await rename('Shopper', key)).status).toBe(200);
  });

  it('is the shopper’s own: another one’s same key is another write', async () => {
    const key = aKey();
    await rename('First', key);
    const other = await aShopper(shop);
    expect((await rename('Other', key, other)).status).toBe(200);
  });

  it.each(['short', 'with a space', 'x'.repeat(129)])('needs a proper key, not “%s”', async (key) => {
    const { status, body } = await rename('First', key);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });

  it('stores no password and no token', async () => {
    const kept = JSON.stringify(await records().find().toArray());
    expect(kept).not.toContain(shopper.token);
    expect(kept).not.toContain(shopper.password);
  });
});
