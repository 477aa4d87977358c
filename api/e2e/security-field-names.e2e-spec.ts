import { productPaths } from '@jhola/shared/contracts/product.contract';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';

/** Names of fields that a database or JavaScript would read as something else, as they stand in a body. */
const names: readonly [string, string][] = [
  ['__proto__', '__proto__'],
  ['__proto__, written otherwise', '\\u005f_proto__'],
  ['constructor', 'constructor'],
  ['constructor with a space', ' constructor '],
  ['prototype', 'prototype'],
  ['an operator', '$where'],
  ['an operator inside', 'a$b'],
  ['a path', 'a.b'],
  ['the end of a text', 'a\\u0000b'],
  ['nothing', ''],
  ['spaces', '   '],
  ['one letter too many', 'x'.repeat(61)],
];

describe('promise 21: the names of a product’s extra fields', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let dal: TestProduct;
  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    dal = await aProduct(shop, admin, { more_details: { Brand: 'Jhola' } });
  });

  const products = async () => {
    const database = await aDatabase(shop);
    const found = await database.collection('products').find().toArray();
    await database.close();
    return JSON.stringify(found);
  };
  /** A body as text: JSON.stringify would not write what must not be written. */
  const bodyWith = (fields: string, more: object) =>
    JSON.stringify({ ...more, more_details: 'HERE' }).replace('"HERE"', fields);
  const newProduct = {
    name: 'Chana Dal',
    image: [],
    category: [],
    subCategory: [],
    unit: '1 kg',
    stock: 1,
    price: 10,
    description: 'Split chickpeas.',
  };

  it.each(names)('are refused when they are %s, in a new product and in a change', async (_, name) => {
    const before = await products();
    for (const fields of [
      `{"${name}":"polluted"}`,
      `{"Brand":"A","${name}":"polluted"}`,
      `{"${name}":{"polluted":"yes"}}`,
    ]) {
      const created = await call(shop, productPaths.create, {
        token: admin.token,
        body: bodyWith(fields, newProduct),
      });
      const changed = await call(shop, productPaths.update, {
        method: 'PUT',
        token: admin.token,
        body: bodyWith(fields, { _id: dal._id }),
      });
      expect([fields, created.status, changed.status]).toEqual([fields, 400, 400]);
    }
    expect(await products()).toBe(before);
  });

  it('are refused when there are too many, or their text is too long', async () => {
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`Field ${at}`, 'x']));
    for (const more_details of [many, { Brand: 'x'.repeat(1001) }]) {
      const body = { _id: dal._id, more_details };
      expect(
        (await call(shop, productPaths.update, { method: 'PUT', token: admin.token, body })).status,
      ).toBe(400);
    }
  });

  it('leave every other object of the shop as it was', async () => {
    // A polluted prototype shows in whatever is made afterwards.
    const { body, text } = await call(shop, productPaths.details, { body: { productId: dal._id } });
    expect(body.data.more_details).toEqual({ Brand: 'Jhola' });
    expect(text).not.toContain('polluted');
    const next = await aProduct(shop, admin, { name: 'Moong Dal' });
    expect(JSON.stringify(next)).not.toContain('polluted');
    expect((await call(shop, '/api/docs.json')).text).not.toContain('polluted');
  });
});
