import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { areAllThere, type Books, booksOf } from './harness/books.js';
import { anAdmin, type SignedIn } from './harness/builders.js';
import type { Answered } from './harness/call.js';
import { call } from './harness/call.js';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { DatabaseProcess } from './harness/database-process.js';
import { type Fault, FaultyWire, faults } from './harness/faulty-wire.js';
import { aCustomer, aKey, aProduct, type Customer, order, placed, type Sold } from './harness/shopping.js';
import { type Shop, startShop } from './harness/start-shop.js';

const STOCK = 1000;
/** More calls than anything here makes of the database. */
const MOST_CALLS = 40;

describe('a database that fails before or after each call that is made of it', () => {
  let database: DatabaseProcess;
  let wire: FaultyWire;
  let shop: Shop;
  let inside: InsideDatabase;
  let admin: SignedIn;
  let meera: Customer;
  let dal: Sold;
  let rice: Sold;

  beforeAll(async () => {
    database = await DatabaseProcess.start();
    wire = await FaultyWire.to(database.uri);
    shop = await startShop({ MONGODB_URI: wire.uri, JWT_SECRET: 'one secret for the shop of this test' });
    inside = await aDatabase({ databaseUri: database.uri });
    [admin, meera] = [await anAdmin(shop), await aCustomer(shop)];
    dal = await aProduct(shop, admin, { name: 'Dal', stock: STOCK });
    rice = await aProduct(shop, admin, { name: 'Rice', stock: STOCK });
  });
  afterAll(async () => {
    await inside.close();
    await shop.stop();
    await wire.close();
    await database.stopAndRemove();
  });

  /** The books, which must balance whatever has happened. */
  async function balanced(): Promise<Books> {
    const books = await booksOf(inside);
    expect(books.troubles).toEqual([]);
    const initial = new Map([dal, rice].map(({ _id }) => [_id, STOCK]));
    expect({ ...books, balance: areAllThere(books, initial) }).toMatchObject({ balance: true });
    return books;
  }

  /**
   * Does something with a fault at its first call of the database, then at its second, until it is through before the
   * fault; after each the books must balance, and a repeat, once the database is well, must come out as one success.
   * @param prepare makes something new to be done
   */
  async function failAtEachCall(fault: Fault, prepare: () => Promise<Deed>): Promise<number> {
    for (let nth = 1; nth <= MOST_CALLS; nth++) {
      const deed = await prepare();
      const before = await balanced();
      wire.breakAt(nth, fault);
      const answer = await deed.send();
      const hasHappened = await wire.mend();
      const books = await balanced();
      // What was answered as done is done; what was not may be done, whole, or not at all.
      if (answer.status === 200) expect(deed.isDone(books)).toBe(true);
      await timePasses();
      const again = await deed.send();
      expect({ nth, calls: wire.calls, status: again.status, text: again.text }).toMatchObject(deed.repeat);
      const after = await balanced();
      expect(deed.isDone(after)).toBe(true);
      expect(after.orders.length).toBe(before.orders.length + deed.newOrders);
      if (!hasHappened) return nth - 1;
    }
    throw new Error(`More than ${MOST_CALLS} calls of the database`);
  }

  /** Lets the lease of claims run out whose process is believed to be at work. */
  async function timePasses(): Promise<void> {
    await inside.collection('idempotencyrecords').updateMany({}, { $set: { leaseUntil: new Date(0) } });
  }

  /** Something a customer does, once or again. */
  interface Deed {
    send(): Promise<Answered>;
    isDone(books: Books): boolean;
    readonly newOrders: number;
    /** What a repeat is answered. */
    readonly repeat: object;
  }

  /** An order of two products, with a key. */
  async function anOrder(): Promise<Deed> {
    const key = aKey();
    const lines = [
      { productId: dal._id, quantity: 2 },
      { productId: rice._id, quantity: 1 },
    ];
    const known = (await booksOf(inside)).orders.length;
    return {
      send: () => order(shop, meera, lines, 300, key),
      isDone: ({ orders }) => orders.length === known + 1,
      newOrders: 1,
      repeat: { status: 200 },
    };
  }

  /** The cancellation of an order, with a key. */
  async function aCancellation(): Promise<Deed> {
    const orderId = await placed(shop, meera, dal, 3);
    const headers = { 'idempotency-key': aKey() };
    return {
      send: () => call(shop, orderPaths.cancel, { token: meera.token, headers, body: { orderId } }),
      isDone: ({ orders }) =>
        orders.some((one) => one.orderId === orderId && one.paymentStatus === 'CANCELLED'),
      newOrders: 0,
      repeat: { status: 200 },
    };
  }

  describe.each([
    ['checkout by cash on delivery', anOrder, 10],
    ['cancelling', aCancellation, 6],
  ] as const)('%s', (_name, prepare, fewest) => {
    it.each(faults)('is done whole or not at all when a call is %s', async (fault) => {
      expect(await failAtEachCall(fault, prepare)).toBeGreaterThanOrEqual(fewest);
    });
  });
});
