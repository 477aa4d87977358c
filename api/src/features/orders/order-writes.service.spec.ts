import { ShopError } from '@jhola/shared/errors/shop-error';
import { type ClientSession, mongo } from 'mongoose';
import type { Transactions } from '#platform/database/transactions.js';
import type { ForSale } from '../catalogue/stock/stock-line.js';
import type { StockTaking } from '../catalogue/stock/stock-taking.js';
import { KeyedMutex } from '../catalogue/structure/keyed-mutex.service.js';
import type { WantedLine } from './merge-lines.js';
import type { OrderRecord } from './models/order.model.js';
import type { OrderCreation } from './order-creation.service.js';
import type { OrderStock } from './order-stock.service.js';
import { type OrderDraft, OrderWrites } from './order-writes.service.js';
import type { Recipient } from './shipping-addresses.service.js';

const dal = {
  ok: true,
  productId: '65f0c0ffee00000000000001',
  name: 'Dal',
  image: [],
  unit: '1 kg',
} as const;

/** Orders of dal, and what fails: the writing of orders, or their commit; `busy`: others have dal all the time. */
function aShop(
  fails: { entering?: (order: number) => Error | undefined; commit?: Error; busy?: boolean } = {},
) {
  const mutex = new KeyedMutex();
  const transactions: number[] = [];
  const written: OrderRecord[] = [];
  const waits: number[] = [];
  let [entered, starts] = [0, [] as (() => () => void)[]];
  const run = async <T>(work: (session: ClientSession) => Promise<T>): Promise<T> => {
    const before = written.length;
    starts = [];
    try {
      const result = await work({} as ClientSession);
      for (const start of starts) start();
      transactions.push(written.length - before);
      if (fails.commit) throw fails.commit;
      return result;
    } catch (error) {
      if (error !== fails.commit) written.length = before;
      throw error;
    }
  };
  const aroundCommit = (_: ClientSession, start: () => () => void) => void starts.push(start);
  const stock = {
    isFree: () => !fails.busy,
    whenFree: async () => void waits.push(written.length),
    runExclusive: <T>(_: unknown, work: () => Promise<T>) => mutex.runExclusive([dal.productId], work),
    sales: async (orders: readonly (readonly WantedLine[])[]) =>
      orders.map((wanted) =>
        wanted.map(() => ({ ...dal, pricePaise: 10_000, discount: 0, stock: 3, ownStock: false }) as ForSale),
      ),
    take: (taking: StockTaking, lines: readonly (ForSale & { quantity: number })[]) => {
      if (taking.take(lines)) throw new ShopError('stock.none');
    },
    write: () => {},
  } as unknown as OrderStock;
  const creation = {
    enter: async (order: OrderRecord) => {
      const error = fails.entering?.(++entered);
      if (error) throw error;
      written.push(order);
    },
  } as unknown as OrderCreation;
  const writes = new OrderWrites({ run, aroundCommit } as unknown as Transactions, stock, creation);
  const place = (quantity: number, some: Partial<OrderDraft> = {}) =>
    writes.write({
      userId: '65f0c0ffee00000000000009',
      language: 'en',
      wanted: [{ productId: dal.productId, quantity }],
      seenRupees: 100 * quantity,
      seller: { name: 'Jhola' } as unknown as OrderDraft['seller'],
      minimumOrder: null,
      recipient: async () =>
        ({
          customer: { name: 'Meera', mobile: '9876543210' },
          deliveryAddress: { name: 'Meera', mobile: '9876543210', pincode: '560038' },
          terms: { chargePaise: 0 },
        }) as unknown as Recipient,
      payment: () => ({ method: 'COD', state: 'DUE' }),
      finish: async () => {},
      ...some,
    });
  return { place, transactions, written, waits };
}

const codesOf = (settled: readonly PromiseSettledResult<OrderRecord>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? 'ok' : (one.reason as ShopError).code));

describe('orders that arrive together', () => {
  it('are written by one transaction, each refused for its own reason alone', async () => {
    const { place, transactions } = aShop();
    const recipient = () => Promise.reject(new ShopError('address.missing'));
    const orders = [place(2), place(1, { seenRupees: 1 }), place(2), place(1), place(1, { recipient })];
    expect(codesOf(await Promise.allSettled(orders))).toEqual([
      'ok',
      'order.changed',
      'stock.none',
      'ok',
      'address.missing',
    ]);
    expect(transactions).toEqual([2]);
  });

  it('are written one by one where one cannot be written', async () => {
    const lost = () => Promise.reject(new ShopError('idempotency.in-flight'));
    const { place, transactions, written } = aShop();
    const orders = [place(1), place(1, { finish: lost }), place(1)];
    expect(codesOf(await Promise.allSettled(orders))).toEqual(['ok', 'idempotency.in-flight', 'ok']);
    expect(transactions).toEqual([1, 1]);
    expect(written).toHaveLength(2);
  });

  it('wait for others with their products three times, and take their place among them then', async () => {
    const { place, transactions, written, waits } = aShop({ busy: true });
    const order = await place(2);
    expect(waits).toEqual([0, 0, 0]);
    expect(transactions).toEqual([1]);
    expect(written).toEqual([order]);
    expect(order).toMatchObject({ totalPaise: 20_000, customer: { name: 'Meera' } });
  });

  it('get another number where theirs is taken', async () => {
    const taken = new mongo.MongoServerError({ message: 'taken', code: 11000 });
    // Together, and once more alone.
    const { place, written } = aShop({ entering: (order) => (order < 3 ? taken : undefined) });
    await place(1);
    expect(written).toHaveLength(1);
  });

  it('are not written again after a commit whose outcome nobody knows', async () => {
    const lost = new Error('the connection is lost');
    const { place, transactions } = aShop({ commit: lost });
    const settled = await Promise.allSettled([place(1), place(1)]);
    expect(settled).toEqual([
      { status: 'rejected', reason: lost },
      { status: 'rejected', reason: lost },
    ]);
    expect(transactions).toEqual([2]);
  });
});
