import { bulkEditPaths } from '@jhola/shared/contracts/bulk-edit.contract';
import {
  type AdminProduct,
  productPaths,
  type UpdateProductRequest,
} from '@jhola/shared/contracts/product.contract';
import { ProductConflict } from '@jhola/shared/contracts/product-conflict.contract';
import { stockPaths } from '@jhola/shared/contracts/stock.contract';
import { writtenProduct } from '@jhola/shared/domain/product-edits/written-product';
import { aListingKey, aProductIn, type ListingKey } from '@jhola/test-doubles/builders/categories';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { order } from '@jhola/test-doubles/builders/orders';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

type Edit = Omit<UpdateProductRequest, '_id' | 'base'>;

describe('two who edit the same product', () => {
  let shop: OpenShop;
  let asha: SignedIn;
  let ravi: SignedIn;
  let listingKey: ListingKey;

  beforeAll(async () => {
    shop = await sharedShop();
    [asha, ravi] = [await anAdmin(shop), await anAdmin(shop)];
  });
  beforeEach(async () => {
    listingKey = await aListingKey(shop, asha);
  });

  const read = async (productId: string) =>
    dataOf<AdminProduct>(
      await call(shop, productPaths.adminDetails, { token: asha.token, body: { productId } }),
    );
  const aRead = async (change: object = {}) => read((await aProductIn(shop, asha, listingKey, change))._id);
  const plainly = (by: SignedIn, body: object) =>
    call(shop, productPaths.update, { token: by.token, body, method: 'PUT' });
  /** As the editor does: with what it read of the fields that it changes. */
  const edit = (by: SignedIn, product: AdminProduct, change: Edit) => {
    const fields = { ...writtenProduct(product), stock: product.stock };
    const base = {
      version: product.version,
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => name in change)),
    };
    return plainly(by, { _id: product._id, ...change, base });
  };
  const conflictOf = ({ status, body }: { status: number; body: { code: string; details: unknown } }) => {
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'product.changed-by-another' });
    return ProductConflict.parse(body.details);
  };

  it('change different fields side by side, also of the extra fields', async () => {
    const product = await aRead({ more_details: { Brand: 'Tata', Origin: 'Nashik' } });
    const first = { price: 89, more_details: { Brand: 'Tata', Origin: 'Indore' } };
    expect((await edit(asha, product, first)).status).toBe(200);
    const second = { name: 'Arhar Dal', more_details: { Brand: 'Tata Sampann', Origin: 'Nashik' } };
    const answer = await edit(ravi, product, second);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: { name: 'Arhar Dal', price: 89, more_details: { Brand: 'Tata Sampann', Origin: 'Indore' } },
      },
    });
  });

  it('overlap in the same field: the second is refused, with who made what of it, and nothing is written', async () => {
    const product = await aRead({ more_details: { Brand: 'Tata' } });
    await edit(asha, product, { price: 89, name: 'Split Dal', more_details: { Brand: 'Fortune' } });
    const now = await read(product._id);
    const refused = await edit(ravi, product, {
      ...{ price: 79, description: 'Mine.', more_details: { Brand: 'Patanjali' } },
    });
    const { changes, product: answered } = conflictOf(refused);
    expect(answered).toEqual(now);
    const by = { _id: asha.userId, name: expect.any(String) };
    expect(changes).toEqual([
      { field: 'price', before: 100, after: 89, by, at: expect.any(String) },
      { field: 'more_details.Brand', before: 'Tata', after: 'Fortune', by, at: expect.any(String) },
    ]);
    expect(await read(product._id)).toEqual(now);
    // who has read what is there now may write it
    expect((await edit(ravi, answered, { price: 79 })).status).toBe(200);
  });

  it('write the same without a conflict', async () => {
    const product = await aRead();
    for (const by of [asha, ravi]) expect((await edit(by, product, { price: 89, sku: '' })).status).toBe(200);
  });

  it('overlap with a bulk edit, too', async () => {
    const product = await aRead();
    const body = { productIds: [product._id], change: { discount: 20 } };
    await call(shop, bulkEditPaths.apply, { token: asha.token, body });
    const { changes } = conflictOf(await edit(ravi, product, { discount: 10 }));
    expect(changes).toMatchObject([{ field: 'discount', before: 0, after: 20, by: { _id: asha.userId } }]);
  });

  it.each([2, 8])('of %i who write one field at the same moment, exactly one does', async (count) => {
    const product = await aRead();
    const prices = Array.from({ length: count }, (_, at) => 50 + at);
    const answers = await Promise.all(
      prices.map((price, at) => edit(at % 2 ? asha : ravi, product, { price })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: count - 1 }, () => 409)]);
    const written = prices[answers.findIndex(({ status }) => status === 200)];
    expect((await read(product._id)).price).toBe(written);
  });

  it('of those who write different fields at the same moment all do', async () => {
    const product = await aRead();
    const edits: Edit[] = [
      { name: 'A' },
      { price: 5 },
      { unit: '2 kg' },
      { hsn: '0713' },
      { description: 'B' },
    ];
    const answers = await Promise.all(edits.map((change) => edit(ravi, product, change)));
    expect(answers.map(({ status }) => status)).toEqual(edits.map(() => 200));
    expect(await read(product._id)).toMatchObject(Object.assign({}, ...edits));
  });

  it('are not disturbed by sales', async () => {
    const product = await aRead({ variants: [{ name: 'Red', stock: 4 }] });
    const [red] = product.variants;
    const line = { productId: product._id, variantId: red?._id, quantity: 3 };
    expect((await order(shop, await aCustomer(shop), [line], 300)).status).toBe(200);
    const variants = [{ _id: red?._id ?? '', name: 'Crimson', keepStock: true as const }];
    expect((await edit(ravi, product, { price: 90, stock: 12, variants })).status).toBe(200);
    expect(await read(product._id)).toMatchObject({ stock: 12, variants: [{ name: 'Crimson', stock: 1 }] });
  });

  it('overlap in a stock that the other has counted', async () => {
    const product = await aRead({ variants: [{ name: 'Red', stock: 4 }] });
    const adjusted = { productId: product._id, change: 5, reason: 'RECEIVED' };
    const { status } = await call(shop, stockPaths.adjust, { token: asha.token, body: adjusted });
    expect(status).toBe(200);
    const { changes } = conflictOf(await edit(ravi, product, { stock: 12 }));
    expect(changes).toMatchObject([{ field: 'stock', before: 10, after: 15, by: { _id: asha.userId } }]);
    expect((await edit(ravi, product, { price: 90 })).status).toBe(200);
    const counted = { variants: [{ ...product.variants[0], name: 'Red', stock: 9 }] };
    expect((await edit(asha, product, counted)).status).toBe(200);
    const again = { variants: [{ ...product.variants[0], name: 'Red', stock: 7 }] };
    expect(conflictOf(await edit(ravi, product, again)).changes.map(({ field }) => field)).toEqual([
      'variants',
    ]);
  });

  it('who do not say what they read write as ever: the last one wins', async () => {
    const product = await aRead();
    await plainly(asha, { _id: product._id, price: 89 });
    expect((await plainly(ravi, { _id: product._id, price: 79 })).status).toBe(200);
    expect((await read(product._id)).price).toBe(79);
  });

  it.each([
    { version: -1, fields: {} },
    { version: 'x', fields: {} },
    { version: 1 },
    { version: 1, fields: 'price' },
    { fields: {} },
    null,
  ])('cannot have read %j', async (base) => {
    const product = await aRead();
    const refused = await plainly(ravi, { _id: product._id, price: 79, base });
    expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await read(product._id)).price).toBe(100);
  });
});
