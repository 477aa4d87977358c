import { type StockLevel, stockPaths } from '@jhola/shared/contracts/stock.contract';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { stockPage } from './harness/admin-orders.js';
import { sharedShop } from './harness/shared-shop.js';

describe('an administrator’s list of stock', () => {
  let shop: OpenShop;
  let admin: SignedIn;

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
  });

  /** Everything that is listed, in pages of a hundred; there are as many as each page says. */
  async function all(wanted: object): Promise<StockLevel[]> {
    const levels: StockLevel[] = [];
    for (let page = 1, count = 1; levels.length < count; page += 1) {
      const { levels: more, totalCount } = await stockPage(shop, admin, { ...wanted, page, limit: 100 });
      expect(more.length).toBeGreaterThan(0);
      levels.push(...more);
      count = totalCount;
      expect(levels.length).toBeLessThanOrEqual(count);
    }
    return levels;
  }

  it('is sorted by name or by what is left, both ways, page by page, variants among the products', async () => {
    for (const [name, stock] of [
      ['amber qamarstock', 3],
      ['Zinc qamarstock', 1],
      ['Brass qamarstock', 2],
    ] as const)
      await aProduct(shop, admin, { name, stock });
    await aProduct(shop, admin, {
      name: 'Copper qamarstock',
      stock: 8,
      variants: [
        { name: 'S', stock: 7 },
        { name: 'L', stock: 0 },
      ],
    });
    const levels = async (wanted: object) => (await stockPage(shop, admin, wanted)).levels;
    const shown = async (wanted: object) =>
      (await levels(wanted)).map(({ name, left }) => `${name.split(' ')[0]} ${left}`);
    const byName = await shown({ search: 'qamarstock', sort: 'name' });
    expect(byName).toEqual([
      ...['amber 3', 'Brass 2', 'Copper 8'],
      ...[expect.stringMatching(/^Copper [07]$/), expect.stringMatching(/^Copper [07]$/), 'Zinc 1'],
    ]);
    expect(await shown({ search: 'qamarstock', sort: 'name', descending: true })).toEqual(
      byName.toReversed(),
    );
    expect(await shown({ search: 'qamarstock', sort: 'left', descending: true })).toEqual([
      ...['Copper 8', 'Copper 7', 'amber 3', 'Brass 2', 'Zinc 1', 'Copper 0'],
    ]);
    for (const order of [{ sort: 'name' }, { sort: 'name', descending: true }, { descending: true }]) {
      const whole = await all({ ...order, search: 'qamarstock' });
      expect(whole).toHaveLength(6);
      const paged = [];
      for (let page = 1; page <= Math.ceil(whole.length / 3); page += 1)
        paged.push(...(await levels({ ...order, search: 'qamarstock', limit: 3, page })));
      expect(paged).toEqual(whole);
      const names = whole.map(({ name }) => name.toLowerCase());
      if ('sort' in order) expect(order.descending ? names.toReversed() : names).toEqual([...names].sort());
    }
    for (const body of [{ sort: 'sold' }, { sort: { $gt: '' } }, { descending: 'yes' }])
      expect((await call(shop, stockPaths.list, { token: admin.token, body })).status).toBe(400);
  });

  it('lists the lowest first, page by page, and only as many as are asked for', async () => {
    for (const [name, stock] of [
      ['Nine lowstock', 9],
      ['None lowstock', 0],
      ['Four lowstock', 4],
    ] as const) {
      await aProduct(shop, admin, { name, stock });
    }
    await aProduct(shop, admin, { name: 'Sized lowstock', stock: 6, variants: [{ name: 'S', stock: 2 }] });
    const whole = await all({});
    const left = whole.map((level) => level.left);
    expect(left).toEqual([...left].sort((one, other) => one - other));
    const paged = [];
    for (const page of [1, 2, 3, 4]) {
      paged.push(...(await stockPage(shop, admin, { page, limit: 3 })).levels);
    }
    expect(paged).toEqual(whole.slice(0, 12));
    const isOwn = ({ name }: { readonly name: string }) => name.endsWith('lowstock');
    const low = (await all({ most: 4 })).filter(isOwn);
    expect(low).toEqual(whole.filter((level) => isOwn(level) && level.left <= 4));
    expect(low.map(({ name, variantName }) => [name, variantName])).toEqual([
      ['None lowstock', undefined],
      ['Sized lowstock', 'S'],
      ['Four lowstock', undefined],
    ]);
  });

  it('counts nothing as low that nobody can buy: of a product whose variants all have their own, those alone', async () => {
    const saree = { name: 'Sariana', stock: 0, variants: [{ name: 'Red', stock: 1 }] };
    const shared = { name: 'Sariana Due', stock: 0, variants: [{ name: 'Red', stock: 9 }, { name: 'Blue' }] };
    for (const product of [saree, shared]) await aProduct(shop, admin, product);
    const low = async (search: string) => {
      const levels = await all({ most: 1, search });
      const sarees = levels.filter(({ name }) => name.startsWith('Sariana'));
      return sarees.map(({ name, variantName = '', left }) => [name, variantName, left]);
    };
    const lowOnes = [
      ['Sariana Due', '', 0],
      ['Sariana', 'Red', 1],
    ];
    expect(await low('')).toEqual(lowOnes);
    expect(await low('Sariana')).toEqual(lowOnes);
    expect((await stockPage(shop, admin, { search: 'Sariana', limit: 100 })).levels).toHaveLength(4);
  });
});
