import { type Order, orderPaths } from '@jhola/shared/contracts/orders.contract';
import { anAdmin, type SignedIn } from './harness/builders.js';
import { call } from './harness/call.js';
import { aKey, aProduct, type Customer, customers, order, type Sold, stockOf } from './harness/shopping.js';
import { type Shop, startShop } from './harness/start-shop.js';
import { whatIsStored } from './harness/stored.js';

const SHOPPERS = 12;
const STOCK = 100_000;

/** An order that was sent: by whom, with which key, and the number that was answered, if any. */
interface Sent {
  readonly by: Customer;
  readonly key: string;
  readonly quantity: number;
  orderId?: string;
}

describe('a shop that is killed during a burst of orders', () => {
  let shop: Shop;
  let admin: SignedIn;
  let crowd: Customer[];
  let products: Sold[];

  beforeAll(async () => {
    shop = await startShop();
    admin = await anAdmin(shop);
    crowd = await customers(shop, SHOPPERS);
    products = [
      await aProduct(shop, admin, { name: 'One', stock: STOCK }),
      await aProduct(shop, admin, { name: 'Two', stock: STOCK }),
    ];
  });
  afterAll(() => shop.stop());

  const send = async (sent: Sent): Promise<void> => {
    const lines = products.map(({ _id }) => ({ productId: _id, quantity: sent.quantity }));
    const { status, body } = await order(shop, sent.by, lines, 200 * sent.quantity, sent.key);
    if (status === 200) sent.orderId = body.data.orderId;
  };

  /** Every shopper orders and cancels without pause until the shop is gone. */
  async function burst(answersBeforeTheKill: number): Promise<{ sent: Sent[]; cancelled: Set<string> }> {
    const all: Sent[] = [];
    const cancelled = new Set<string>();
    let answers = 0;
    let killed: Promise<void> | undefined;
    const shopFor = async (by: Customer, at: number): Promise<void> => {
      for (let n = 0; !killed; n++) {
        const sent: Sent = { by, key: aKey(), quantity: 1 + ((n + at) % 3) };
        all.push(sent);
        await send(sent);
        if (sent.orderId && n % 4 === 3) {
          const { token } = by;
          const { status } = await call(shop, orderPaths.cancel, { token, body: { orderId: sent.orderId } });
          if (status === 200) cancelled.add(sent.orderId);
        }
        answers++;
        if (answers >= answersBeforeTheKill) killed ??= shop.kill();
      }
    };
    // Whoever is waiting for an answer when the shop dies gets none.
    await Promise.allSettled(crowd.map(shopFor));
    await killed;
    return { sent: all, cancelled };
  }

  async function allOrders(): Promise<Order[]> {
    const lists = await Promise.all(
      crowd.map(
        async ({ token }) => (await call(shop, orderPaths.orderList, { token })).body.data as Order[],
      ),
    );
    return lists.flat();
  }

  it.each([7, 31, 58, 94, 150])('has lost nothing after %i answers', async (answers) => {
    const { sent, cancelled } = await burst(answers);
    shop = await startShop({ DATA_DIR: shop.dataDir });

    const orders = await allOrders();
    const byId = new Map(orders.map((one) => [one.orderId, one]));
    // Every order that was answered is there, and so is every cancellation.
    for (const { orderId } of sent) if (orderId) expect(byId.has(orderId)).toBe(true);
    for (const orderId of cancelled) expect(byId.get(orderId)?.payment_status).toBe('CANCELLED');
    // No piece appeared or vanished.
    const sold = orders
      .filter(({ payment_status }) => payment_status !== 'CANCELLED')
      .reduce((pieces, { quantity }) => pieces + quantity / products.length, 0);
    for (const { _id } of products) expect(await stockOf(shop, _id)).toBe(STOCK - sold);

    // What the dead shop still had to tell is told.
    expect((await whatIsStored(shop)).events).toMatch(/^0 documents/);

    // A repeat with the same key finds the order that was made, or makes it now: never a second one.
    const repeats = await retried(sent);
    const after = await allOrders();
    expect(after).toHaveLength(orders.length + repeats.filter((orderId) => !byId.has(orderId)).length);
    expect(new Set(repeats).size).toBe(repeats.length);
  });

  /** Sends everything once more with its own key, until it is answered; the numbers that are answered. */
  async function retried(sent: readonly Sent[]): Promise<string[]> {
    return Promise.all(
      sent.map(async (one) => {
        const answeredBefore = one.orderId;
        await send(one);
        if (answeredBefore) expect(one.orderId).toBe(answeredBefore);
        return one.orderId ?? '';
      }),
    );
  }
});
