import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { aKey, order, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { anEvent, checkout, deliverEvent, orderByCard } from './harness/card.js';
import { aProvider, type Provider } from './harness/card-provider.js';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { DatabaseProcess } from './harness/database-process.js';
import { failAtEachCall, type Operation } from './harness/fail-at-each-call.js';
import { FaultyWire, faults, patientFaults } from './harness/faulty-wire.js';
import { areAllThere, auditOrders, type OrderAudit } from './harness/order-audit.js';
import { sampled } from './harness/tier.js';

const STOCK = 1000;

describe('a database that fails before or after each call that is made of it', () => {
  let database: DatabaseProcess;
  let wire: FaultyWire;
  let provider: Provider;
  let shop: Shop;
  let inside: InsideDatabase;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;
  let rice: TestProduct;

  beforeAll(async () => {
    database = await DatabaseProcess.start();
    wire = await FaultyWire.to(database.uri);
    provider = await aProvider();
    shop = await startShop({
      ...provider.env,
      // The shop learns the provider's state from the messages of this test only.
      PAYMENT_CHECK_SECONDS: '3600',
      MONGODB_URI: wire.uri,
      JWT_SECRET: 'one secret for the shop of this test',
    });
    inside = await aDatabase({ databaseUri: database.uri });
    [admin, meera] = [await anAdmin(shop), await aCustomer(shop)];
    dal = await aProduct(shop, admin, { name: 'Dal', stock: STOCK });
    rice = await aProduct(shop, admin, { name: 'Rice', stock: STOCK });
  });
  afterAll(async () => {
    await inside.close();
    await shop.stop();
    await provider.stop();
    await wire.close();
    await database.stopAndRemove();
  });

  /** Each test begins with no orders: they are audited again and again. */
  beforeEach(async () => {
    for (const name of ['orders', 'orderTrail', 'idempotencyrecords', 'events', 'invoiceCounters']) {
      await inside.collection(name).deleteMany({});
    }
    await inside.collection('products').updateMany({}, { $set: { stock: STOCK } });
  });

  /** The audit, which must find nothing wrong whatever has happened. */
  async function balanced(): Promise<OrderAudit> {
    const audit = await auditOrders(inside);
    expect(audit.troubles).toEqual([]);
    const initial = new Map([dal, rice].map(({ _id }) => [_id, STOCK]));
    expect({ ...audit, balance: areAllThere(audit, initial) }).toMatchObject({ balance: true });
    return audit;
  }

  /** What is done once, and leaves orders and stock consistent whatever becomes of it. */
  const operation = (send: Operation['send'], isDone: (audit: OrderAudit) => boolean): Operation => ({
    send,
    times: async () => (isDone(await balanced()) ? 1 : 0),
  });

  /** An order of two products, with a key. */
  const anOrder = (send: typeof order) => async (): Promise<Operation> => {
    const key = aKey();
    const lines = [
      { productId: dal._id, quantity: 2 },
      { productId: rice._id, quantity: 1 },
    ];
    const open = ({ orders }: OrderAudit) => orders.filter((one) => one.paymentStatus !== 'CANCELLED').length;
    const known = open(await auditOrders(inside));
    return operation(
      () => send(shop, meera, lines, 300, key),
      (audit) => open(audit) === known + 1,
    );
  };

  const heldOrder = async () => (await orderByCard(shop, meera, dal, 3)).orderId;
  /** An order whose money is in. */
  async function paidOrder(): Promise<string> {
    const { orderId, id } = await orderByCard(shop, meera, rice);
    provider.simulator.pay(id);
    await deliverEvent(shop, anEvent(provider, 'checkout.session.completed', id));
    return orderId;
  }

  /** A message of the provider: the money for an order is in. */
  async function aPayment(): Promise<Operation> {
    const { orderId, id } = await orderByCard(shop, meera, dal, 2);
    provider.simulator.pay(id);
    const message = anEvent(provider, 'checkout.session.completed', id);
    return operation(
      () => deliverEvent(shop, message),
      ({ orders }) => orders.some((one) => one.orderId === orderId && one.payment.state === 'PAID'),
    );
  }

  /** A message of the provider: nobody has paid, and nobody will. */
  async function anExpiry(): Promise<Operation> {
    const { orderId, id } = await orderByCard(shop, meera, dal, 2);
    provider.simulator.expire(id);
    const message = anEvent(provider, 'checkout.session.expired', id);
    return operation(
      () => deliverEvent(shop, message),
      ({ orders }) => orders.some((one) => one.orderId === orderId && one.payment.state === 'FAILED'),
    );
  }

  /** The cancellation of an order, with a key. */
  const aCancellation = (ordered: () => Promise<string>) => async (): Promise<Operation> => {
    const orderId = await ordered();
    const headers = { 'idempotency-key': aKey() };
    return operation(
      () => call(shop, orderPaths.cancel, { token: meera.token, headers, body: { orderId } }),
      ({ orders }) => orders.some((one) => one.orderId === orderId && one.paymentStatus === 'CANCELLED'),
    );
  };

  /** Shipping an order, which numbers its invoice, with a key. */
  async function aShipment(): Promise<Operation> {
    const orderId = await placeOrder(shop, meera, dal);
    const headers = { 'idempotency-key': aKey() };
    const body = { orderId, status: 'SHIPPED' };
    return operation(
      () => call(shop, orderPaths.adminUpdateStatus, { token: admin.token, headers, body }),
      ({ orders }) => orders.some((one) => one.orderId === orderId && one.invoice !== undefined),
    );
  }

  const printed = (orderIds: readonly string[]) =>
    call(shop, adminOrderPaths.print, { token: admin.token, body: { orderIds, paper: 'invoices' } });

  /** Printing the invoices of two orders, which numbers them. A file says when it was made: only that it came is compared. */
  async function aPrint(): Promise<Operation> {
    const ids = [await placeOrder(shop, meera, dal), await placeOrder(shop, meera, rice)];
    return operation(
      async () => ({ ...(await printed(ids)), text: '' }),
      ({ orders }) => ids.every((id) => orders.some((one) => one.orderId === id && one.invoice)),
    );
  }

  describe.each([
    ['checkout by cash on delivery', anOrder(order), 6, sampled(faults, 2)],
    ['checkout by card', anOrder(checkout), 10, sampled(patientFaults, 2)],
    ['cancelling', aCancellation(() => placeOrder(shop, meera, dal, 3)), 6, sampled(patientFaults, 3)],
    ['cancelling what waits for its money', aCancellation(heldOrder), 6, sampled(patientFaults, 1)],
    ['cancelling what is paid', aCancellation(paidOrder), 6, sampled(patientFaults, 2)],
    ['shipping, which numbers the invoice', aShipment, 6, sampled(patientFaults, 1)],
    ['printing, which numbers the invoices', aPrint, 4, sampled(patientFaults, 2)],
    ['a message that an order is paid', aPayment, 6, sampled(faults, 3)],
    ['a message that an order is not paid', anExpiry, 6, sampled(patientFaults, 0)],
  ] as const)('%s', (_name, prepare, minCalls, faultsTried) => {
    it.each(faultsTried)('is done whole or not at all when a call is %s', async (fault) => {
      expect(await failAtEachCall(wire, inside, fault, prepare)).toBeGreaterThanOrEqual(minCalls);
    });
  });

  it('is asked no more often for the papers of forty orders than for those of two', async () => {
    const callsFor = async (count: number) => {
      const ids = await Promise.all(Array.from({ length: count }, () => placeOrder(shop, meera, dal)));
      // What follows an order asks the database, too.
      await until(
        'all that follows the orders',
        async () => (await inside.collection('events').countDocuments()) === 0,
      );
      wire.breakAt(Number.POSITIVE_INFINITY, 'refused before');
      expect((await printed(ids)).status).toBe(200);
      await wire.mend();
      return wire.calls.length;
    };
    const few = await callsFor(2);
    // The shop's own jobs may ask something meanwhile.
    expect(await callsFor(40)).toBeLessThan(few + 20);
  });
});
