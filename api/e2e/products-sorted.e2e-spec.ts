import { ProductPageAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

// docs/product.md#products-admin
describe('the administrator’s products, sorted', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  /** A word that only these products have. */
  const word = 'qamarlight';
  const made = [
    { name: `Zinc ${word}`, price: 300, stock: 5, discount: 0 },
    { name: `amber ${word}`, price: 100, stock: 0, discount: 30 },
    { name: `Brass ${word}`, price: 200, stock: 9, discount: 10, published: false },
    { name: `Copper ${word}`, price: 200, stock: 7, discount: 20 },
  ];

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    for (const product of made) await aProduct(shop, admin, product);
  });

  const asked = (body: object) => call(shop, productPaths.get, { token: admin.token, body });
  const page = async (body: object) => ProductPageAnswer.parse((await asked(body)).body);
  const first = async (body: object) =>
    (await page({ search: word, ...body })).data.map(({ name }) => name.split(' ')[0]);

  it.each([
    ['name', ['amber', 'Brass', 'Copper', 'Zinc']],
    ['stock', ['amber', 'Zinc', 'Copper', 'Brass']],
    ['discount', ['Zinc', 'Brass', 'Copper', 'amber']],
  ])('stand by their %s, and the other way around', async (sort, names) => {
    expect(await first({ sort })).toEqual(names);
    expect(await first({ sort, descending: true })).toEqual([...names].reverse());
  });

  it('stand by their price, those of one price always in one order, page after page', async () => {
    const whole = await first({ sort: 'price' });
    expect([whole[0], whole[3]]).toEqual(['amber', 'Zinc']);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((number) => first({ sort: 'price', limit: 1, page: number })),
    );
    expect(pages.flat()).toEqual(whole);
  });

  it('are still those that were asked for: published ones, drafts, all with how many there are', async () => {
    expect(await first({ sort: 'name', published: true })).toEqual(['amber', 'Copper', 'Zinc']);
    expect(await first({ sort: 'name', published: false })).toEqual(['Brass']);
    const all = await page({ sort: 'price', limit: 100 });
    const prices = all.data.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(all.totalCount).toBeGreaterThanOrEqual(made.length);
  });

  it.each([[{ sort: 'cost' }], [{ sort: { $gt: '' } }], [{ sort: 'name', descending: 'yes' }]])(
    'are refused by %j',
    async (body) => {
      expect((await asked(body)).status).toBe(400);
    },
  );
});
