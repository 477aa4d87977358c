import { productPaths } from '@jhola/shared/contracts/product.contract';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

// docs/product.md#products-admin
describe('all products that an administrator finds', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let products: TestProduct[];
  /** A word that only these products have. */
  const word = 'zumurrudlight';
  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    products = [];
    for (let at = 0; at < 120; at += 1)
      products.push(await aProduct(shop, admin, { name: `${word} ${at}`, published: at % 3 > 0 }));
  });

  const found = (body: object, { token }: Pick<SignedIn, 'token'> = admin) =>
    call(shop, productPaths.adminFound, { token, body });
  const sorted = (ids: readonly string[]) => [...ids].sort();
  const idsOf = (chosen: (product: TestProduct, at: number) => boolean) =>
    sorted(products.filter(chosen).map(({ _id }) => _id));

  it.each([
    ['published ones and drafts', {}, () => true],
    ['published ones', { published: true }, (_: TestProduct, at: number) => at % 3 > 0],
    ['drafts', { published: false }, (_: TestProduct, at: number) => at % 3 === 0],
  ])('are answered by their ids, of all pages: %s', async (_, asked, isAmong) => {
    const { body } = await found({ search: word, ...asked });
    const expected = idsOf(isAmong);
    expect([sorted(body.data), body.totalCount]).toEqual([expected, expected.length]);
  });

  it('are all there are where nothing is searched for, in the order of the pages', async () => {
    const { body } = await found({});
    expect(body.data).toEqual(expect.arrayContaining(idsOf(() => true)));
    const page = await call(shop, productPaths.get, { token: admin.token, body: { page: 1, limit: 100 } });
    expect(body.data.slice(0, 100)).toEqual(page.body.data.map(({ _id }: TestProduct) => _id));
  });

  it('are no shopper’s business, and refuse what is no search', async () => {
    expect((await found({ search: word }, await aShopper(shop))).status).toBe(403);
    for (const body of [{ search: { $gt: '' } }, { search: 'x'.repeat(201) }, { published: 'yes' }])
      expect((await found(body)).status).toBe(400);
  });
});
