import { randomUUID } from 'node:crypto';
import { auditLogPaths } from '@jhola/shared/contracts/audit-log.contract';
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

  it('unpublishes and publishes them, on devices that have a copy too', async () => {
    const since = async (revision: number, epoch: string) => {
      const query = new URLSearchParams({ since: `${revision}`, epoch });
      const { data } = (await call(shop, `${catalogueSyncPaths.changes}?${query}`)).body;
      return {
        ...data,
        names: data.products.map(({ name }: TestProduct) => name).sort(),
        gone: data.deleted.products.toSorted(),
      };
    };
    const start = (await call(shop, catalogueSyncPaths.changes)).body.data;
    const draft = await aProductIn(shop, admin, listingKey, { name: 'Draft', published: false });
    const productIds = [dal._id, rice._id, draft._id];
    const { body } = await send(bulkEditPaths.apply, { published: false }, { productIds });
    expect(body.data.map((one: BulkResult) => [one.before?.published, one.after?.published])).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ]);
    expect((await call(shop, productPaths.details, { body: { productId: dal._id } })).status).toBe(404);
    const hidden = await since(start.revision, start.epoch);
    expect([hidden.names, hidden.gone]).toEqual([[], [dal._id, rice._id].sort()]);

    await send(bulkEditPaths.apply, { published: true }, { productIds });
    const shown = await since(hidden.revision, start.epoch);
    expect([shown.names, shown.gone]).toEqual([['Draft', 'Rice', 'Toor dal'], []]);
    expect((await now(draft)).name).toBe('Draft');
  });

  it('deletes them once, after a preview that deletes nothing, with a tombstone and an entry for each', async () => {
    const start = (await call(shop, catalogueSyncPaths.changes)).body.data;
    const productIds = [dal._id, UNKNOWN_ID, rice._id];
    const expected = [
      { productId: dal._id, name: 'Toor dal', deleted: true },
      { productId: UNKNOWN_ID, refusal: { code: 'product.missing' } },
      { productId: rice._id, name: 'Rice', deleted: true },
    ];
    const preview = await send(bulkEditPaths.preview, { deleted: true }, { productIds });
    expect(preview.body.data).toMatchObject(expected);
    expect((await now(dal)).name).toBe('Toor dal');

    const key = randomUUID();
    for (const _ of [1, 2]) {
      const { body } = await send(bulkEditPaths.apply, { deleted: true }, { productIds, key });
      expect(body.data).toMatchObject(expected);
    }
    const details = { body: { productId: dal._id } };
    expect((await call(shop, productPaths.details, details)).status).toBe(404);
    const query = new URLSearchParams({ since: `${start.revision}`, epoch: start.epoch });
    const { data } = (await call(shop, `${catalogueSyncPaths.changes}?${query}`)).body;
    expect(data.deleted.products.toSorted()).toEqual([dal._id, rice._id].sort());
    const log = await call(shop, `${auditLogPaths.list}?search=${rice._id}`, { token: admin.token });
    expect(log.body.data.entries.map(({ action }: { action: string }) => action)).toEqual([
      'catalogue.products-deleted',
      'catalogue.product-created',
    ]);
  });

  it.each([{ deleted: false }, { deleted: true, discount: 5 }, { published: 'yes' }, {}])(
    'refuses to do %j',
    async (change) => {
      const refused = await send(bulkEditPaths.apply, change as BulkChange);
      expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
      expect((await now(dal)).discount).toBe(0);
    },
  );

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
