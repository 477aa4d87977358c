import { randomInt } from 'node:crypto';
import { catalogueFilePaths } from '@jhola/shared/contracts/catalogue-files.contract';
import { catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import {
  type AdminProduct,
  type CreateProductRequest,
  ProductPageAnswer,
  productPaths,
} from '@jhola/shared/contracts/product.contract';
import { isBarcode } from '@jhola/shared/contracts/product-codes';
import { aListingKey, aProductIn, type ListingKey, listing } from '@jhola/test-doubles/builders/categories';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

/** A SKU that no other product has. */
const aSku = () => `Sku-${randomInt(1e12)}`;

/** A barcode of 12 digits that no other product has. */
function aBarcode(): string {
  const digits = `1${String(randomInt(1e10)).padStart(10, '0')}`;
  const barcode = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(isBarcode);
  if (!barcode) throw new Error(`No last digit fits ${digits}.`);
  return barcode;
}

describe('the codes of a product', () => {
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
  const made = (change: Partial<CreateProductRequest> = {}) => aProductIn(shop, admin, listingKey, change);
  const details = async (productId: string) =>
    dataOf<AdminProduct>(await asAdmin(productPaths.adminDetails, { productId }));
  const found = async (search: string, more: object = {}) =>
    ProductPageAnswer.parse((await asAdmin(productPaths.get, { search, ...more })).body).data.map(
      ({ _id }) => _id,
    );

  it('are written, read by administrators, kept by an edit that leaves them out, and cleared by an empty one', async () => {
    const codes = { sku: aSku(), barcode: aBarcode(), hsn: '0713', weightGrams: 1050 };
    const { _id } = await made(codes);
    expect(await details(_id)).toMatchObject(codes);
    await edit({ _id, name: 'Arhar Dal' });
    expect(await details(_id)).toMatchObject({ ...codes, name: 'Arhar Dal' });
    await edit({ _id, sku: '', barcode: '', hsn: ' ', weightGrams: null });
    for (const code of Object.keys(codes)) expect(await details(_id)).not.toHaveProperty(code);
  });

  it('are seen by administrators alone', async () => {
    const [sku, barcode] = [aSku(), aBarcode()];
    const { _id } = await made({ sku, barcode, hsn: '07136000', weightGrams: 1050 });
    const answers = [
      await call(shop, productPaths.details, { body: { productId: _id } }),
      await listing(shop, listingKey),
      await call(shop, productPaths.search, { body: { search: 'Toor Dal' } }),
      await call(shop, `${catalogueSyncPaths.details}?ids=${_id}`),
      await call(shop, `${catalogueSyncPaths.changes}?limit=1000`),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      for (const hidden of [sku, barcode, 'weightGrams', 'hsn', 'skuKey']) expect(text).not.toContain(hidden);
    }
    const shopperSearch = await call(shop, productPaths.search, { body: { search: barcode } });
    expect(shopperSearch.body.totalCount).toBe(0);
  });

  it('find a product first, written as they are, also a draft', async () => {
    const [sku, barcode] = [aSku(), aBarcode()];
    const byName = await made({ name: `Holder ${sku}` });
    const published = await made({ sku, barcode });
    const draft = await made({ sku: `${sku}-d`, published: false });
    expect(await found(sku.toUpperCase())).toEqual([published._id, byName._id]);
    expect(await found(barcode)).toEqual([published._id]);
    expect(await found(`${sku}-d`)).toContain(draft._id);
    expect(await found(`${sku}-d`, { published: true })).not.toContain(draft._id);
  });

  it.each([
    ['sku', aSku, (sku: string) => ` ${sku.toUpperCase()} `],
    ['barcode', aBarcode, (barcode: string) => `0${barcode}`],
  ] as const)('have a %s that no other product has, however it is written', async (field, any, otherwise) => {
    const value = any();
    const first = await made({ name: 'First', [field]: value });
    const second = await made({ name: 'Second' });
    const again = { [field]: otherwise(value) };
    const refusal = {
      status: 409,
      body: { code: `product.${field}-taken`, details: { productId: first._id, name: 'First' } },
    };
    expect(await edit({ _id: second._id, ...again })).toMatchObject(refusal);
    const { category, subcategory } = listingKey;
    const body = {
      ...{ name: 'Third', unit: 'pack', stock: 1, price: 1, description: 'One.' },
      ...{ category: [category._id], subCategory: [subcategory._id], ...again },
    };
    expect(await asAdmin(productPaths.create, body)).toMatchObject(refusal);
    // its own is its own
    expect((await edit({ _id: first._id, ...again })).status).toBe(200);
    await edit({ _id: first._id, [field]: '' });
    expect((await edit({ _id: second._id, ...again })).status).toBe(200);
  });

  it('belong to one of several products that are written at the same time', async () => {
    const sku = aSku();
    const products = await Promise.all(['A', 'B', 'C', 'D'].map((name) => made({ name })));
    const answers = await Promise.all(products.map(({ _id }) => edit({ _id, sku })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it.each([
    { sku: 's'.repeat(61) },
    { sku: { $gt: '' } },
    { barcode: '8901030865276' },
    { barcode: '123' },
    { barcode: 8901030865275 },
    { hsn: '07136' },
    { hsn: 'abcd' },
    { weightGrams: 0 },
    { weightGrams: 1.5 },
    { weightGrams: -3 },
    { weightGrams: 1_000_001 },
    { weightGrams: '500' },
  ])('refuse to become %j', async (change) => {
    const { _id } = await made();
    const before = await details(_id);
    expect(await edit({ _id, ...change })).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(await details(_id)).toEqual(before);
  });

  it('are columns of the exported catalogue', async () => {
    const [sku, barcode] = [aSku(), aBarcode()];
    await made({ sku, barcode, hsn: '0713', weightGrams: 500 });
    const { text } = await call(shop, catalogueFilePaths.exportCsv, { token: admin.token });
    const lines = text.split('\r\n');
    expect(lines[0]).toMatch(/SKU,Barcode,HSN code,Weight \(g\)$/);
    expect(lines.find((line) => line.includes(sku))).toMatch(new RegExp(`${sku},${barcode},0713,500$`));
  });
});
