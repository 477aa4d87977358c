import { readFileSync } from 'node:fs';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { searchPaths } from '@jhola/shared/contracts/search.contract';
import { stockPaths } from '@jhola/shared/contracts/stock.contract';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import { isFullRun } from './harness/tier.js';

/** Promise 20 of docs/testing.md. */
const MAX_MS = 100;
const TRIES = 5;
/** How Linux counts processor time. */
const MS_A_TICK = 10;
const TOO_LONG = 'a'.repeat(10_000);

let shop: Shop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await startShop({ DEMO_CATALOGUE: isFullRun ? '1000' : '300' });
  admin = await anAdmin(shop);
  const dal = await aProduct(shop, admin, { name: 'Toor Dal', stock: 100 });
  await placeOrder(shop, await aCustomer(shop), dal);
});
afterAll(() => shop.stop());

const asked = (path: string, text: string, name = 'search') =>
  call(shop, `${path}?${name}=${encodeURIComponent(text)}`, { token: admin.token });
const searchFor = (path: string, search: string) =>
  call(shop, path, { token: admin.token, body: { search } });

/** Every place where somebody may type what is looked for. */
const searches: readonly [string, (text: string) => Promise<Answered>][] = [
  ['the shop’s search', (text) => searchFor(productPaths.search, text)],
  ['suggestions', (text) => asked(searchPaths.suggestions, text, 'q')],
  ['the administrator’s products', (text) => searchFor(productPaths.get, text)],
  ['stock', (text) => searchFor(stockPaths.list, text)],
  ['customers', (text) => searchFor(customerPaths.find, text)],
  ['orders', (text) => asked(orderPaths.adminOrders, text)],
];

/** How many rows an answer has. */
function rowsIn(data: unknown): number {
  if (Array.isArray(data)) return data.length;
  return typeof data === 'object' && data !== null
    ? Object.values(data).reduce((sum: number, part) => sum + rowsIn(part), 0)
    : 0;
}

/** How long the shop's process has worked so far, in milliseconds; where the machine does not tell, the time of day. */
function worked({ pid }: Shop): number {
  if (process.platform !== 'linux') return performance.now();
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [ownTicks, systemTicks] = [fields[11], fields[12]];
  return (Number(ownTicks) + Number(systemTicks)) * MS_A_TICK;
}

/** How long the shop works at one such call, in milliseconds: whatever else the machine does meanwhile. */
async function workOf(ask: () => Promise<Answered>): Promise<number> {
  const before = worked(shop);
  for (let at = 0; at < TRIES; at++) await ask();
  return (worked(shop) - before) / TRIES;
}

describe.each(searches)('promise 20: what is typed into %s', (_, search) => {
  it.each(['.*', '^', '(a+)+$', '[a-z]+', '\\w+', '.{5}', '|', '$', '%', '{"$gt":""}'])(
    'is the text it is: %s means its words at most',
    async (text) => {
      const words = (text.match(/[\da-z]+/g) ?? []).join(' ');
      const { status, body } = await search(text);
      expect(status).toBe(200);
      const meant = words ? (await search(words)).body.data : [];
      // Signs may count for nothing, or keep a text from meaning anything; never do they mean more.
      expect([0, rowsIn(meant)]).toContain(rowsIn(body.data));
    },
  );

  it('is refused when it is 10 kB long', async () => {
    expect((await search(TOO_LONG)).status).toBe(400);
  });

  it('takes no longer than a moment, whatever it is', async () => {
    const slow: string[] = [];
    for (const text of [
      '(a+)+$',
      `${'a'.repeat(90)}!`,
      '((((((((((',
      'a b c d e f g h i j k l m',
      TOO_LONG,
    ]) {
      const took = await workOf(() => search(text));
      if (took >= MAX_MS) slow.push(`${text.slice(0, 20)}: ${took.toFixed(0)} ms`);
    }
    expect(slow).toEqual([]);
  });
});

it('finds what is there, so that nothing found means something', async () => {
  const found = await Promise.all([
    searchFor(productPaths.search, 'toor dal'),
    searchFor(productPaths.get, 'Toor'),
    searchFor(stockPaths.list, 'Toor'),
    searchFor(customerPaths.find, 'Meera'),
    asked(orderPaths.adminOrders, 'Meera'),
  ]);
  const rows = found.map(({ body }) => rowsIn(body.data));
  expect(rows.map((count) => count > 0)).toEqual(found.map(() => true));
});
