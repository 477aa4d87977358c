import { type Customer, customers } from '@jhola/test-doubles/builders/customers';
import { advance, aKey, cancel, order } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import type { Shop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { aCardShop, checkout } from './harness/card.js';
import { moneyTroubles, providerRecords } from './harness/card-money.js';
import { aProvider, type Provider } from './harness/card-provider.js';
import { leftIfKilledNow } from './harness/crash-images.js';
import { aDatabase } from './harness/database.js';
import { areAllThere, auditDocuments, auditOrders, type OrderAudit } from './harness/order-audit.js';
import { runCommand as run } from './harness/owner-command.js';
import { seeded } from './harness/seeded.js';

const SHOPPERS = 10;
const STOCK = 100_000;
/**
 * Each life of the shop ends with a real kill, after so many moments at which it might as well have been killed.
 * CRASH_LIVES=200 CRASH_IMAGES=1 kills it two hundred times.
 */
const LIVES = Number(process.env.CRASH_LIVES ?? 1);
const IMAGES = Number(process.env.CRASH_IMAGES ?? 10);
/** How long events may take; of several workers another one takes what a dead one had, half a minute later. */
const EVENTS_MS = process.env.TEST_WORKERS ? 60_000 : 10_000;
/** After so many lives another shop takes its place: each life looks at every order there is. */
const LIVES_OF_A_SHOP = 20;
/** Up to so many answers lie between two such moments. */
const MAX_PAUSE = 8;

/** An order that was sent: by whom, with which key, and the number that was answered, if any. */
interface Sent {
  readonly by: Customer;
  readonly key: string;
  readonly quantity: number;
  readonly isByCard: boolean;
  orderId?: string;
  /** The provider's page, of an order by card. */
  page?: string;
}

describe('a shop that is killed during a burst of orders, cash and card', () => {
  let provider: Provider;
  let shop: Shop;
  let admin: SignedIn;
  let shoppers: Customer[];
  let products: TestProduct[];
  const random = seeded(42);
  /** Everything that was sent in this life of the shop. */
  let sent: Sent[] = [];
  let everSent = 0;
  /** Orders that are cancelled for good: it was answered. */
  const cancelled = new Set<string>();
  /** The numbers of invoices that were answered, by their orders. */
  const invoices = new Map<string, string>();

  async function open(): Promise<void> {
    provider = await aProvider();
    shop = await aCardShop(provider);
    admin = await anAdmin(shop);
    shoppers = await customers(shop, SHOPPERS);
    products = [
      await aProduct(shop, admin, { name: 'One', stock: STOCK }),
      await aProduct(shop, admin, { name: 'Two', stock: STOCK }),
    ];
    cancelled.clear();
    invoices.clear();
    everSent = 0;
  }
  async function close(): Promise<void> {
    await shop.stop();
    await provider.stop();
  }
  beforeAll(open);
  afterAll(close);

  async function send(one: Sent): Promise<number> {
    const lines = products.map(({ _id }) => ({ productId: _id, quantity: one.quantity }));
    const send = one.isByCard ? checkout : order;
    const { status, body } = await send(shop, one.by, lines, 200 * one.quantity, one.key);
    if (status !== 200) return status;
    one.orderId = one.isByCard ? body.orderId : body.data.orderId;
    if (one.isByCard) one.page = body.id;
    return status;
  }

  /** A burst of orders, payments and cancellations that goes on until the shop is gone. */
  class Burst {
    private answers = 0;
    private isOver = false;
    private readonly waiting: { answers: number; go: () => void }[] = [];
    private readonly buying = Promise.allSettled(shoppers.map((by) => this.shopFor(by)));

    /** Resolves after so many more answers. */
    after(more: number): Promise<void> {
      return new Promise((go) => this.waiting.push({ answers: this.answers + more, go }));
    }

    /** Kills the shop; whoever waits for an answer gets none. */
    async kill(): Promise<void> {
      this.isOver = true;
      await shop.kill();
      await this.buying;
    }

    private async shopFor(by: Customer): Promise<void> {
      while (!this.isOver) {
        const one = { by, key: aKey(), quantity: 1 + Math.floor(random() * 3), isByCard: random() < 0.5 };
        sent.push(one);
        await send(one);
        this.answered();
        await this.goOn(one, random());
      }
    }

    /** Many pay, some are shipped and numbered, and some orders are cancelled, by their customer or by the admin, also those just paid. */
    private async goOn({ by, orderId, page }: Sent, chance: number): Promise<void> {
      if (page && chance < 0.6) provider.simulator.pay(page);
      if (!orderId || chance < 0.2) return;
      if (chance < 0.4) return this.ship(orderId);
      const moved = await (chance < 0.7
        ? cancel(shop, by, orderId)
        : advance(shop, admin, orderId, 'CANCELLED'));
      if (moved.status === 200) cancelled.add(orderId);
      this.answered();
    }

    /** What is not paid yet is refused, and takes no number. */
    private async ship(orderId: string): Promise<void> {
      const { status, body } = await advance(shop, admin, orderId, 'SHIPPED');
      if (status === 200) invoices.set(orderId, body.data.invoiceNumber);
      this.answered();
    }

    private answered(): void {
      this.answers++;
      for (const { answers, go } of this.waiting) if (answers <= this.answers) go();
    }
  }

  /** What the shop has acknowledged so far, which it must not lose, and what the provider knows. */
  const known = () => ({
    orders: sent.flatMap(({ orderId }) => orderId ?? []),
    cancelled: [...cancelled],
    invoices: [...invoices],
    provider: [providerRecords(provider)],
  });

  /** What is wrong after a crash, compared with what was known before it. */
  function troublesIn(audit: OrderAudit, acknowledged: ReturnType<typeof known>, isSynced = false): string[] {
    const stages = new Map(audit.orders.map(({ orderId, paymentStatus }) => [orderId, paymentStatus]));
    const numbers = new Map(audit.orders.map(({ orderId, invoice }) => [orderId, invoice?.number]));
    const initial = new Map(products.map(({ _id }) => [_id, STOCK]));
    return [
      ...audit.troubles,
      ...(areAllThere(audit, initial) ? [] : [`pieces: ${JSON.stringify([...audit.pieces])}`]),
      ...acknowledged.orders.filter((orderId) => !stages.has(orderId)).map((orderId) => `${orderId} is lost`),
      ...acknowledged.cancelled
        .filter((orderId) => stages.get(orderId) !== 'CANCELLED')
        .map((orderId) => `${orderId} is not cancelled any more`),
      ...acknowledged.invoices
        .filter(([orderId, number]) => numbers.get(orderId) !== number)
        .map(([orderId, number]) => `${orderId} has lost its invoice ${number}`),
      ...moneyTroubles(audit, acknowledged.provider, isSynced),
    ];
  }

  /** Lets orders come in, and at seeded moments opens what a kill would leave. */
  async function manyDeaths(burst: Burst): Promise<number> {
    for (let n = 0; n < IMAGES; n++) {
      await burst.after(1 + Math.floor(random() * MAX_PAUSE));
      // What is answered until the copy is complete may be in it or not: what was known before must be.
      const before = known();
      const provided = [providerRecords(provider)];
      const documents = await leftIfKilledNow(shop, () => {
        provided[0] = providerRecords(provider);
      });
      const troubles = troublesIn(auditDocuments(documents), { ...before, provider: provided });
      expect({ image: n, troubles }).toEqual({ image: n, troubles: [] });
    }
    return IMAGES;
  }

  it.each(Array.from({ length: LIVES }, (_, life) => life + 1))(
    'has consistent orders and stock at many moments of its life, and after its death (life %i)',
    async (life) => {
      if (life > 1 && life % LIVES_OF_A_SHOP === 1) {
        await close();
        await open();
      }
      sent = [];
      const burst = new Burst();
      expect(await manyDeaths(burst)).toBe(IMAGES);
      await burst.kill();
      expect(await run('database-check', [shop.dataDir], {})).toMatchObject({ code: 0 });
      const before = known();
      everSent += sent.length;
      provider.simulator.webhooks.hold();
      shop = await aCardShop(provider, { DATA_DIR: shop.dataDir });
      const database = await aDatabase(shop);
      try {
        // The new shop has begun to read the provider's state, and to refund.
        const provided = [providerRecords(provider)];
        const audit = await auditOrders(database);
        provided.push(providerRecords(provider));
        expect(troublesIn(audit, { ...before, provider: provided })).toEqual([]);
        // The dead shop's events are delivered, and the provider's state is read.
        const events = database.collection('events');
        await until('no event is left', async () => (await events.countDocuments()) === 0, EVENTS_MS);
        const reconciled = async () => troublesIn(await auditOrders(database), known(), true);
        await until('the shop and the provider to agree', async () => (await reconciled()).length === 0);

        // A repeat with the same key finds the order that was made, or makes it now: never a second one that counts.
        await Promise.all(sent.map(retried));
        expect(new Set(sent.map(({ orderId }) => orderId)).size).toBe(sent.length);
        expect(await reconciled()).toEqual([]);
        const counted = (await auditOrders(database)).orders.filter(
          ({ payment }) => payment.state !== 'FAILED',
        );
        expect(counted.length).toBeLessThanOrEqual(everSent);
      } finally {
        await database.close();
      }
    },
  );
  /** Sends something once more with its own key, until it is answered: with what was answered before, if anything was. */
  async function retried(one: Sent): Promise<void> {
    const answeredBefore = one.orderId;
    await until('the repeat to be answered', async () => (await send(one)) === 200);
    if (answeredBefore) expect(one.orderId).toBe(answeredBefore);
  }
});
