import { randomUUID } from 'node:crypto';
import { type BulkChange, type BulkResult, bulkEditPaths } from '@jhola/shared/contracts/bulk-edit.contract';
import { catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { type StockAdjustment, stockPaths } from '@jhola/shared/contracts/stock.contract';
import {
  aListingKey,
  aProductIn,
  type ListingKey,
  namesIn,
  UNKNOWN_ID,
} from '@jhola/test-doubles/builders/categories';
import type { TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

describe('editing many products together', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let listingKey: ListingKey;
  let dal: TestProduct;
  let rice: TestProduct;
  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    listingKey = await aListingKey(shop, admin);
  });
  beforeEach(async () => {
    dal = await aProductIn(shop, admin, listingKey, {
      name: 'Toor dal',
      price: 168.5,
      discount: 0,
      stock: 5,
    });
    rice = await aProductIn(shop, admin, listingKey, { name: 'Rice', price: 99, discount: 0, stock: 50 });
  });

  const send = (path: string, change: BulkChange, more: { productIds?: string[]; key?: string } = {}) =>
    call(shop, path, {
      token: admin.token,
      body: { productIds: more.productIds ?? [dal._id, rice._id], change },
      headers: { 'idempotency-key': more.key ?? randomUUID() },
    });
  const applied = async (change: BulkChange): Promise<BulkResult[]> =>
    (await send(bulkEditPaths.apply, change)).body.data;
  const now = async ({ _id }: TestProduct) =>
    (await call(shop, productPaths.details, { body: { productId: _id } })).body.data;
  const historyOf = async ({ _id }: TestProduct): Promise<StockAdjustment[]> =>
    (await call(shop, stockPaths.history, { token: admin.token, body: { productId: _id } })).body.data;

  it('shows what would change and changes nothing', async () => {
    const change = { price: { kind: 'percent', percent: 10 }, discount: 5 } as const;
    const { body } = await send(bulkEditPaths.preview, change);
    expect(body.data).toMatchObject([
      { name: 'Toor dal', before: { price: 168.5, discount: 0 }, after: { price: 185.35, discount: 5 } },
      { name: 'Rice', before: { price: 99, discount: 0 }, after: { price: 108.9, discount: 5 } },
    ]);
    expect([await now(dal), await now(rice)]).toMatchObject([
      { price: 168.5, discount: 0 },
      { price: 99, discount: 0 },
    ]);
  });

  it('does what it showed, for the next shopper too', async () => {
    await now(dal);
    await applied({ price: { kind: 'percent', percent: 10 }, discount: 5 });
    expect([await now(dal), await now(rice)]).toMatchObject([
      { price: 185.35, discount: 5 },
      { price: 108.9, discount: 5 },
    ]);
  });

  it('changes once, however often the same call comes', async () => {
    const key = randomUUID();
    const change: BulkChange = { price: { kind: 'percent', percent: 100 } };
    const answers = await Promise.all([1, 2, 3].map(() => send(bulkEditPaths.apply, change, { key })));
    const again = await send(bulkEditPaths.apply, change, { key });
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(again.status).toBe(200);
    expect((await now(rice)).price).toBe(198);
  });

  it('writes the stock it changes into the history, and refuses a product alone that has too little', async () => {
    const results = await applied({
      stock: { kind: 'add', pieces: -10, reason: 'DAMAGED', text: 'a wet shelf' },
    });
    expect(results).toMatchObject([
      { name: 'Toor dal', refusal: { code: 'stock.below-zero' } },
      { name: 'Rice', before: { stock: 50 }, after: { stock: 40 } },
    ]);
    expect((await now(dal)).stock).toBe(5);
    expect(await historyOf(dal)).toEqual([]);
    expect(await historyOf(rice)).toMatchObject([
      { change: -10, left: 40, reason: 'DAMAGED', text: 'a wet shelf' },
    ]);
  });

  it('moves products to another category', async () => {
    const other = await aListingKey(shop, admin);
    await applied({ category: [other.category._id], subCategory: [other.subcategory._id] });
    const body = { categoryId: other.category._id, subCategoryId: other.subcategory._id };
    expect(namesIn(await call(shop, productPaths.bySubcategory, { body })).sort()).toEqual([
      'Rice',
      'Toor dal',
    ]);
  });

  it('names a product that is gone, and refuses a category that does not exist', async () => {
    const productIds = [UNKNOWN_ID, rice._id];
    const { body } = await send(bulkEditPaths.apply, { discount: 7 }, { productIds });
    expect(body.data).toMatchObject([
      { productId: UNKNOWN_ID, refusal: { code: 'product.missing' } },
      { name: 'Rice', after: { discount: 7 } },
    ]);
    const nowhere = await send(bulkEditPaths.apply, { discount: 9, category: [UNKNOWN_ID] });
    expect(nowhere.body.code).toBe('category.missing');
    expect((await now(rice)).discount).toBe(7);
  });

  it('sends the changes to devices that have a copy', async () => {
    const changesSince = async (since: number, epoch = '') => {
      const query = new URLSearchParams({ since: String(since), ...(epoch && { epoch }) });
      return (await call(shop, `${catalogueSyncPaths.changes}?${query}`)).body.data;
    };
    const { epoch, revision } = await changesSince(0);
    await applied({ discount: 33 });
    const { products } = await changesSince(revision, epoch);
    expect(
      products.map((one: TestProduct & { discount: number }) => [one.name, one.discount]).sort(),
    ).toEqual([
      ['Rice', 33],
      ['Toor dal', 33],
    ]);
  });
});
