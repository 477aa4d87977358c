import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { ProductPageAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import {
  aCategory,
  aListingKey,
  aProductIn,
  type ListingKey,
  listing,
  namesIn,
  UNKNOWN_ID,
} from '@jhola/test-doubles/builders/categories';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { aKey, order, placeOrder } from '@jhola/test-doubles/builders/orders';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { aDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';

describe('editing products', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let listingKey: ListingKey;

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
  });
  beforeEach(async () => {
    listingKey = await aListingKey(shop, admin);
  });

  const asAdmin = (path: string, body: object, method = 'POST') =>
    call(shop, path, { token: admin.token, body, method });
  const edit = (body: object) => asAdmin(productPaths.update, body, 'PUT');
  const details = async (productId: string) =>
    (await call(shop, productPaths.details, { body: { productId } })).body.data;

  it('change in the fields an edit names, and the next read shows it', async () => {
    const product = await aProductIn(shop, admin, listingKey, {
      name: 'Old Name',
      more_details: { Brand: 'A' },
    });
    await details(product._id);
    await listing(shop, listingKey);
    await edit({ _id: product._id, name: 'Fresh Name', price: 99.99 });
    const now = await details(product._id);
    expect(now).toMatchObject({
      name: 'Fresh Name',
      price: 99.99,
      stock: 10,
      more_details: { Brand: 'A' },
    });
    expect(namesIn(await listing(shop, listingKey))).toEqual(['Fresh Name']);
    const found = await call(shop, productPaths.search, { body: { search: 'fresh name' } });
    expect(found.body.data[0]._id).toBe(product._id);
  });

  it('keep the ids and the stock of the variants an edit names', async () => {
    const product = await aProductIn(shop, admin, listingKey, {
      variants: [
        { name: 'Red', stock: 4 },
        { name: 'Blue', stock: 5 },
      ],
    });
    const [red] = product.variants;
    await edit({ _id: product._id, variants: [{ ...red, stock: 4, name: 'Crimson' }, { name: 'Green' }] });
    const { variants } = await details(product._id);
    expect(variants).toEqual([
      { _id: red?._id, name: 'Crimson', stock: 4 },
      { _id: expect.any(String), name: 'Green' },
    ]);
    const unknown = await edit({ _id: product._id, variants: [{ _id: UNKNOWN_ID, name: 'Who' }] });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'variant.missing' } });
  });

  it('leave what is left of a variant, whatever was sold since one looked', async () => {
    const product = await aProductIn(shop, admin, listingKey, { variants: [{ name: 'Red', stock: 4 }] });
    const [customer, [red]] = [await aCustomer(shop), product.variants];
    const line = { productId: product._id, variantId: red?._id, quantity: 3 };
    expect((await order(shop, customer, [line], 300)).status).toBe(200);
    const variant = { _id: red?._id, name: 'Crimson', keepStock: true };
    expect((await edit({ _id: product._id, variants: [variant] })).status).toBe(200);
    expect((await details(product._id)).variants).toEqual([{ _id: red?._id, name: 'Crimson', stock: 1 }]);
  });

  it('are gone after a delete: from lists, searches, carts to come', async () => {
    const product = await aProductIn(shop, admin, listingKey, { name: 'Vanishing Ink' });
    await listing(shop, listingKey);
    await asAdmin(productPaths.delete, { _id: product._id }, 'DELETE');
    expect((await listing(shop, listingKey)).body).toMatchObject({ data: [], totalCount: 0 });
    const found = await call(shop, productPaths.search, { body: { search: 'vanishing ink' } });
    expect(namesIn(found)).not.toContain('Vanishing Ink');
    const again = await asAdmin(productPaths.delete, { _id: product._id }, 'DELETE');
    expect(again).toMatchObject({ status: 404, body: { code: 'product.missing' } });
  });

  it('cannot move into a category while it is deleted', async () => {
    const [doomed, product] = [await aCategory(shop, admin), await aProductIn(shop, admin, listingKey)];
    const [moved, deleted] = await Promise.all([
      edit({ _id: product._id, category: [doomed] }),
      asAdmin(categoryPaths.delete, { _id: doomed._id }, 'DELETE'),
    ]);
    expect([moved.status, deleted.status].sort().at(0)).toBe(200);
    expect([moved.status, deleted.status]).not.toEqual([200, 200]);
  });

  it('carry growing revisions, also after a sale, and leave tombstones', async () => {
    const [database, customer] = [await aDatabase(shop), await aCustomer(shop)];
    const product = await aProductIn(shop, admin, listingKey);
    const revisionOf = async (name: string) =>
      (await database.collection('products').findOne({ name }))?.revision as number;
    await edit({ _id: product._id, name: 'Revised' });
    const edited = await revisionOf('Revised');
    await placeOrder(shop, customer, { ...product, name: 'Revised' });
    await until('the sale has a revision', async () => (await revisionOf('Revised')) > edited);
    const sold = await revisionOf('Revised');
    await asAdmin(productPaths.delete, { _id: product._id }, 'DELETE');
    const [grave] = await database
      .collection('catalogueTombstones')
      .find({ kind: 'product' })
      .sort({ revision: -1 })
      .toArray();
    expect(grave?._id.toHexString()).toBe(product._id);
    expect(grave?.revision).toBeGreaterThan(sold);
    await database.close();
  });

  it('are paged for administrators twelve at a time, searched by the same engine', async () => {
    await aProductIn(shop, admin, listingKey, { name: 'Qutub Minar Puzzle' });
    const page = ProductPageAnswer.parse((await asAdmin(productPaths.get, {})).body);
    expect(page.data[0]?.name).toBe('Qutub Minar Puzzle');
    expect(page.totalNoPage).toBe(Math.ceil(page.totalCount / 12));
    const found = await asAdmin(productPaths.get, { search: 'qutb minar' });
    expect(namesIn(found)).toEqual(['Qutub Minar Puzzle']);
  });

  it.each([
    { stock: -1 },
    { price: 1.005 },
    { discount: 101 },
    { name: '' },
    { image: ['javascript:alert(1)'] },
    { more_details: { 'a.b': 'x' } },
    { more_details: { $where: 'x' } },
    { name: { $gt: '' } },
  ])('refuse to become %j', async (change) => {
    const product = await aProductIn(shop, admin, listingKey);
    const before = await details(product._id);
    const refused = await edit({ _id: product._id, ...change });
    expect(refused).toMatchObject({ status: 400, body: { success: false, error: true } });
    expect(await details(product._id)).toEqual(before);
  });

  it('ignore what is not theirs to set', async () => {
    const product = await aProductIn(shop, admin, listingKey);
    await edit({ _id: product._id, ratingCount: 99, averageRating: 5, totalReviews: 99, revision: 0 });
    expect(await details(product._id)).toMatchObject({ averageRating: 0, totalReviews: 0 });
  });

  it('are made once by a repeated call with one key', async () => {
    const { category, subcategory } = listingKey;
    const body = {
      name: 'Once',
      category: [category],
      subCategory: [subcategory],
      unit: 'pack',
      stock: 1,
      price: 1,
      description: 'Only one.',
    };
    const headers = { 'idempotency-key': aKey() };
    const answers = [];
    for (const _ of [1, 2])
      answers.push(await call(shop, productPaths.create, { token: admin.token, body, headers }));
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect((await listing(shop, listingKey)).body.totalCount).toBe(1);
  });
});
