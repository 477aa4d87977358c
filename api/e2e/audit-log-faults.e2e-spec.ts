import { randomUUID } from 'node:crypto';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { stockPaths } from '@jhola/shared/contracts/stock.contract';
import { aKey } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, type Sent } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import { ObjectId } from 'mongodb';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { DatabaseProcess } from './harness/database-process.js';
import { FaultyWire, patientFaults } from './harness/faulty-wire.js';
import { sendFile } from './harness/import-file.js';
import { sampled } from './harness/tier.js';

/** More calls than any of these makes of the database. */
const MAX_CALLS = 40;

/** What an administrator does, and what is left of it. */
interface Action {
  readonly send: () => Promise<Answered>;
  /** How often it was done. */
  readonly done: () => Promise<number>;
  /** What finds its entries in the log. */
  readonly entry: object;
}

describe('an entry of the audit log (promise 60), while the database fails before or after each call', () => {
  let database: DatabaseProcess;
  let wire: FaultyWire;
  let shop: Shop;
  let inside: InsideDatabase;
  let admin: SignedIn;
  let meera: SignedIn;

  beforeAll(async () => {
    database = await DatabaseProcess.start();
    wire = await FaultyWire.to(database.uri);
    shop = await startShop({ MONGODB_URI: wire.uri, JWT_SECRET: 'one secret for the shop of this test' });
    inside = await aDatabase({ databaseUri: database.uri });
    [admin, meera] = [await anAdmin(shop), await aShopper(shop)];
  });
  afterAll(async () => {
    await inside.close();
    await shop.stop();
    await wire.close();
    await database.stopAndRemove();
  });

  const act = (path: string, sent: Sent) => () =>
    call(shop, path, { ...sent, token: admin.token, headers: { 'idempotency-key': aKey() } });
  const count = (collection: string, filter: object) => inside.collection(collection).countDocuments(filter);

  async function aCategoryAdded(): Promise<Action> {
    const name = `Made ${randomUUID()}`;
    return {
      send: act(categoryPaths.add, { body: { name, image: '/images/tea.webp' } }),
      done: () => count('categories', { name }),
      entry: { action: 'catalogue.category-created', 'subject.name': name },
    };
  }
  async function aPersonBlocked(): Promise<Action> {
    const { userId } = meera;
    const entry = { action: 'people.status-changed', 'subject.id': userId };
    await inside.collection('users').updateOne({ _id: new ObjectId(userId) }, { $set: { status: 'Active' } });
    await inside.collection('auditLog').deleteMany(entry);
    return {
      send: act(customerPaths.setStatus, { body: { userId, status: 'Blocked' } }),
      done: () => count('users', { _id: new ObjectId(userId), status: 'Blocked' }),
      entry,
    };
  }
  async function stockAdjusted(): Promise<Action> {
    const { _id } = await aProduct(shop, admin, { stock: 10 });
    return {
      send: act(stockPaths.adjust, { body: { productId: _id, change: -3, reason: 'DAMAGED' } }),
      done: () => count('products', { _id: new ObjectId(_id), stock: 7 }),
      entry: { action: 'stock.adjusted', 'subject.id': _id },
    };
  }
  async function aFileUploaded(): Promise<Action> {
    const name = `${randomUUID()}.csv`;
    return {
      send: () => sendFile(shop, admin, 'name,price\nSalt,20\n', { name }),
      done: () => count('importJobs', { fileName: name }),
      entry: { action: 'files.import-uploaded', 'subject.name': name },
    };
  }
  async function aDeviceSignedOut(): Promise<Action> {
    const entry = { action: 'sign-in.ended' };
    await inside.collection('auditLog').deleteMany(entry);
    const own = await inside.collection('sessions').findOne({ userId: new ObjectId(admin.userId) });
    const _id = new ObjectId();
    await inside.collection('sessions').insertOne({ ...own, _id, tokenHash: randomUUID() });
    return {
      send: act(sessionPaths.end.replace(':sessionId', _id.toHexString()), { method: 'DELETE' }),
      done: async () => 1 - (await count('sessions', { _id })),
      entry,
    };
  }

  describe.each([
    ['a category added', aCategoryAdded, 0],
    ['a person blocked', aPersonBlocked, 1],
    ['stock adjusted', stockAdjusted, 2],
    ['a file uploaded for an import', aFileUploaded, 3],
    ['a device signed out', aDeviceSignedOut, 1],
  ] as const)('%s', (_name, prepare, at) => {
    it.each(sampled(patientFaults, at))(
      'stands with its change or not at all when a call is %s',
      async (fault) => {
        const outcomes = new Set<number>();
        for (let nth = 1, hasHappened = true; hasHappened; nth++) {
          expect(nth).toBeLessThan(MAX_CALLS);
          const { send, done, entry } = await prepare();
          wire.breakAt(nth, fault);
          const answer = await send();
          hasHappened = await wire.mend();
          const [times, entries] = [await done(), await count('auditLog', entry)];
          expect({ nth, calls: wire.calls, entries }).toEqual({ nth, calls: wire.calls, entries: times });
          if (answer.status === 200) expect(times).toBe(1);
          outcomes.add(times);
        }
        // Some calls were early enough to prevent it, the last fault came too late.
        expect([...outcomes].sort()).toEqual([0, 1]);
      },
    );
  });
});
