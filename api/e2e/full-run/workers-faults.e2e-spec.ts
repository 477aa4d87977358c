import { join } from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { type Product, productPaths } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { aListingKey, aProductIn, type ListingKey, listing } from '@jhola/test-doubles/builders/categories';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf, type Sent } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { isFullRun, repeated } from '../harness/tier.js';

const WORKERS = isFullRun ? 4 : 2;
const ROUNDS = repeated(60);
const SEED = Number(process.env.MESSAGE_FAULTS ?? Math.floor(Math.random() * 1e6));
const PUBLIC_MS = 1000;
const PATIENCE_MS = 240_000;

/** Something that is written again and again, each time with the next number in its name. */
class Numbered {
  /** When each number's write was answered, by its number. */
  private readonly answeredAt: number[] = [];

  constructor(readonly name: string) {}

  get text(): string {
    return `${this.name} ${this.answeredAt.length}`;
  }

  /** @param write sends the text */
  async writeNext(write: (text: string) => Promise<Answered>): Promise<void> {
    const number = this.answeredAt.length + 1;
    dataOf(await write(`${this.name} ${number}`));
    this.answeredAt.push(performance.now());
  }

  /** The number that an answer has to show at least: the last one written before this time. */
  atLeast(time: number): number {
    return this.answeredAt.filter((at) => at <= time).length;
  }

  /** The oldest number in an answer; 0 where none is. */
  shownIn({ text }: Answered): number {
    const numbers = [...text.matchAll(new RegExp(`${this.name} (\\d+)`, 'gi'))].map(([, digits]) =>
      Number(digits),
    );
    return numbers.length === 0 ? 0 : Math.min(...numbers);
  }
}

/** A place that shows it, and how far behind it may be. */
interface Shown {
  readonly where: string;
  readonly what: Numbered;
  readonly mayBeBehindMs: number;
  readonly ask: () => Promise<Answered>;
}

let shop: Shop;
let admin: SignedIn;
let meera: Customer;
let key: ListingKey;
let dal: Product;
const product = new Numbered('Faultydal');
const profile = new Numbered('Meera');

/** Each call on a connection of its own, which the next worker takes. */
const ask = (path: string, sent: Sent = {}): Promise<Answered> =>
  call(shop, path, { ...sent, headers: { ...sent.headers, connection: 'close' } });

const writeProduct = () =>
  product.writeNext((name) =>
    ask(productPaths.update, { method: 'PUT', token: admin.token, body: { _id: dal._id, name } }),
  );

const writeProfile = () =>
  profile.writeNext((name) =>
    ask(accountPaths.updateUser, {
      method: 'PUT',
      token: meera.token,
      body: { name, email: meera.email, mobile: '9876543210' },
    }),
  );

beforeAll(async () => {
  shop = await startShop({
    WORKERS: String(WORKERS),
    NODE_OPTIONS: `--require "${join(__dirname, '..', 'harness', 'faulty-messages.cjs')}"`,
    MESSAGE_FAULTS: String(SEED),
  });
  admin = await anAdmin(shop);
  meera = await aCustomer(shop);
  key = await aListingKey(shop, admin);
  dal = (await aProductIn(shop, admin, key, { name: 'Faultydal 0' })) as Product;
  dataOf(await ask(cartPaths.create, { token: meera.token, body: { productId: dal._id } }));
});
afterAll(() => shop.stop());

/** All places that are looked at all the time. */
function places(): Shown[] {
  const forEverybody = (where: string, asked: () => Promise<Answered>): Shown => {
    return { where, what: product, mayBeBehindMs: PUBLIC_MS, ask: asked };
  };
  const never = { mayBeBehindMs: 0 };
  return [
    forEverybody('details', () => ask(productPaths.details, { body: { productId: dal._id } })),
    forEverybody('listing', () => listing(shop, key)),
    forEverybody('search', () => ask(productPaths.search, { body: { search: 'faultydal' } })),
    forEverybody('page', () => ask(productPath(dal), { headers: { accept: 'text/html' } })),
    { where: 'cart', what: product, ...never, ask: () => ask(cartPaths.get, { token: meera.token }) },
    {
      where: 'own products',
      what: product,
      ...never,
      ask: () => ask(productPaths.get, { token: admin.token, body: {} }),
    },
    {
      where: 'profile',
      what: profile,
      ...never,
      ask: () => ask(accountPaths.userDetails, { token: meera.token }),
    },
  ];
}

describe('messages between workers that are lost, late or doubled', () => {
  it('make nothing of one’s own stale, and public answers a second at most', async () => {
    const shown = places();
    const seen = new Map<string, number>();
    const stale: string[] = [];
    let isOver = false;
    const look = async ({ where, what, mayBeBehindMs, ask: asked }: Shown): Promise<boolean> => {
      const sentAt = performance.now();
      const number = what.shownIn(await asked());
      const least = what.atLeast(sentAt - mayBeBehindMs);
      if (number < least) stale.push(`${where}: ${number} where ${least} was written (seed ${SEED})`);
      seen.set(where, number);
      return isOver;
    };
    const looking = Promise.all(
      shown.map((place) => until(`the end of looking at ${place.where}`, () => look(place), PATIENCE_MS)),
    );
    try {
      for (let round = 1; round <= ROUNDS; round++) {
        await writeProduct();
        await writeProfile();
        await until(
          `${product.text} to be shown everywhere (seed ${SEED})`,
          async () => shown.every(({ where, what }) => what !== product || seen.get(where) === round),
          20_000,
        );
      }
    } finally {
      isOver = true;
      await looking;
    }
    expect(stale).toEqual([]);
    const faults = new Set(shop.log.flatMap((line) => /"fault":"(\w+)"/.exec(line)?.[1] ?? []));
    expect(faults).toEqual(new Set(['lost', 'late', 'doubled', 'sent']));
  }, 300_000);

  it('hide no order from its owner or from administrators, and keep no ended session', async () => {
    const rice = await aProduct(shop, admin, { stock: 1000 });
    for (let round = 0; round < Math.ceil(ROUNDS / 2); round++) {
      const orderId = await placeOrder(shop, meera, rice, 1);
      const leaving = await aShopper(shop);
      const everywhere = <T>(asked: () => Promise<T>) =>
        Promise.all(Array.from({ length: 2 * WORKERS }, () => asked()));
      for (const { text } of await everywhere(() => ask(orderPaths.orderList, { token: meera.token })))
        expect(text).toContain(orderId);
      for (const { text } of await everywhere(() => ask(orderPaths.adminOrders, { token: admin.token })))
        expect(text).toContain(orderId);
      const details = () => ask(accountPaths.userDetails, { token: leaving.token });
      expect(new Set((await everywhere(details)).map(({ status }) => status))).toEqual(new Set([200]));
      dataOf(await ask(accountPaths.logout, { token: leaving.token }));
      expect(new Set((await everywhere(details)).map(({ status }) => status))).toEqual(new Set([401]));
    }
  }, 300_000);
});
