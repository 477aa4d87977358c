import { catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import {
  aCategory,
  aFreshName,
  aListingKey,
  aProductIn,
  aSubcategory,
  type ListingKey,
  listing,
  namesIn,
  UNKNOWN_ID,
} from '@jhola/test-doubles/builders/categories';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { publiclyShown } from './harness/public-answers.js';
import { sharedShop } from './harness/shared-shop.js';

describe('editing the catalogue', () => {
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

  const image = '/images/new.webp';
  const asAdmin = (path: string, body: object, method = 'POST') =>
    call(shop, path, { token: admin.token, body, method });
  const _edit = (body: object) => asAdmin(productPaths.update, body, 'PUT');
  const _details = async (productId: string) =>
    (await call(shop, productPaths.details, { body: { productId } })).body.data;

  describe('categories', () => {
    it('are listed by name with what they were last called', async () => {
      const name = aFreshName('Audio');
      await asAdmin(categoryPaths.update, { _id: listingKey.category._id, name, image }, 'PUT');
      const { body } = await call(shop, categoryPaths.get);
      expect(body.data).toContainEqual({ _id: listingKey.category._id, name, image });
      const names = namesIn({ body });
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    });

    it('show their new name in products, subcategories and searches', async () => {
      const product = await aProductIn(shop, admin, listingKey, { name: 'Kabuli Chana' });
      const name = aFreshName('Xylophones');
      await listing(shop, listingKey);
      await asAdmin(categoryPaths.update, { _id: listingKey.category._id, name, image }, 'PUT');
      await publiclyShown('the listing with its new category', async () => {
        const { body } = await listing(shop, listingKey);
        return body.data[0].category[0].name === name;
      });
      const found = await call(shop, productPaths.search, { body: { search: 'xylophones chana' } });
      expect(found.body.data[0]._id).toBe(product._id);
      const { data } = (await call(shop, subcategoryPaths.get, { body: {} })).body;
      expect(data).toContainEqual(
        expect.objectContaining({
          _id: listingKey.subcategory._id,
          category: [{ _id: listingKey.category._id, name }],
        }),
      );
    });

    it('may have a size guide, that stays until it is changed or cleared, and comes with the copies', async () => {
      const { _id, name } = await aCategory(shop, admin, aFreshName('Shirts'));
      const sizeGuide = 'Size | Chest\nM | 38 in';
      const write = (change: object) => asAdmin(categoryPaths.update, { _id, name, image, ...change }, 'PUT');
      const known = async () =>
        dataOf<{ _id: string; sizeGuide?: string }[]>(await call(shop, categoryPaths.get)).find(
          (category) => category._id === _id,
        );
      expect(await known()).not.toHaveProperty('sizeGuide');
      expect((await write({ sizeGuide })).body.data).toEqual({ _id, name, image, sizeGuide });
      await write({});
      await publiclyShown('the size guide', async () => (await known())?.sizeGuide === sizeGuide);
      const copy = dataOf<{ categories: { _id: string; sizeGuide?: string }[] }>(
        await call(shop, `${catalogueSyncPaths.changes}?since=0`),
      );
      expect(copy.categories.find((category) => category._id === _id)?.sizeGuide).toBe(sizeGuide);
      for (const wrong of ['Size', 'Size | Chest\nM', 7, ['Size'], `Size|Chest\nM|${'3'.repeat(1200)}`])
        expect((await write({ sizeGuide: wrong })).status).toBe(400);
      expect((await known())?.sizeGuide).toBe(sizeGuide);
      await write({ sizeGuide: '' });
      await publiclyShown('no size guide', async () => !Object.hasOwn((await known()) ?? {}, 'sizeGuide'));
    });

    it('have names of their own, whatever their case', async () => {
      const name = aFreshName('Toys');
      await aCategory(shop, admin, name);
      const again = await asAdmin(categoryPaths.add, { name: ` ${name.toUpperCase()} `, image });
      expect(again).toMatchObject({ status: 409, body: { code: 'category.name-taken' } });
      const renamed = await asAdmin(
        categoryPaths.update,
        { _id: listingKey.category._id, name, image },
        'PUT',
      );
      expect(renamed).toMatchObject({ status: 409, body: { code: 'category.name-taken' } });
    });

    it('of one name are made once by two administrators concurrently', async () => {
      const body = { name: aFreshName('Watches'), image };
      const answers = await Promise.all([1, 2, 3, 4].map(() => asAdmin(categoryPaths.add, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    });

    it('stay while products stand in them', async () => {
      const product = await aProductIn(shop, admin, listingKey);
      const refused = await asAdmin(categoryPaths.delete, { _id: listingKey.category._id }, 'DELETE');
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'category.in-use', details: { products: 1 } },
      });
      await asAdmin(productPaths.delete, { _id: product._id }, 'DELETE');
      const deleted = await asAdmin(categoryPaths.delete, { _id: listingKey.category._id }, 'DELETE');
      expect(deleted.status).toBe(200);
    });

    it('take with them the subcategories that are nowhere else', async () => {
      const other = await aCategory(shop, admin);
      const shared = await aSubcategory(shop, admin, [listingKey.category, other]);
      await asAdmin(categoryPaths.delete, { _id: listingKey.category._id }, 'DELETE');
      const { data } = (await call(shop, subcategoryPaths.get, { body: {} })).body;
      expect(data.find(({ _id }: { _id: string }) => _id === listingKey.subcategory._id)).toBeUndefined();
      expect(data).toContainEqual(
        expect.objectContaining({ _id: shared._id, category: [{ _id: other._id, name: other.name }] }),
      );
    });
  });

  describe('subcategories', () => {
    it('have names of their own within a category only', async () => {
      const other = await aCategory(shop, admin);
      const { name } = listingKey.subcategory;
      const twice = await asAdmin(subcategoryPaths.create, { name, image, category: [listingKey.category] });
      expect(twice).toMatchObject({ status: 409, body: { code: 'subcategory.name-taken' } });
      expect((await asAdmin(subcategoryPaths.create, { name, image, category: [other] })).status).toBe(200);
    });

    it('move to other categories', async () => {
      const other = await aCategory(shop, admin);
      const body = { _id: listingKey.subcategory._id, name: 'Moved', image, category: [other, other] };
      const moved = dataOf<{ category: unknown }>(await asAdmin(subcategoryPaths.update, body, 'PUT'));
      expect(moved.category).toEqual([{ _id: other._id, name: other.name }]);
    });

    it('need categories that exist', async () => {
      const body = { name: 'Lost', image, category: [UNKNOWN_ID] };
      expect(await asAdmin(subcategoryPaths.create, body)).toMatchObject({
        status: 404,
        body: { code: 'category.missing' },
      });
    });

    it('stay while products stand in them', async () => {
      await aProductIn(shop, admin, listingKey);
      const refused = await asAdmin(subcategoryPaths.delete, { _id: listingKey.subcategory._id }, 'DELETE');
      expect(refused).toMatchObject({ status: 409, body: { code: 'subcategory.in-use' } });
    });
  });

  it('is for administrators', async () => {
    const shopper = await aShopper(shop);
    const writes = [
      [categoryPaths.add, 'POST'],
      [categoryPaths.update, 'PUT'],
      [categoryPaths.delete, 'DELETE'],
      [subcategoryPaths.create, 'POST'],
      [subcategoryPaths.update, 'PUT'],
      [subcategoryPaths.delete, 'DELETE'],
      [productPaths.create, 'POST'],
      [productPaths.update, 'PUT'],
      [productPaths.delete, 'DELETE'],
      [productPaths.get, 'POST'],
    ] as const;
    for (const [path, method] of writes) {
      expect((await call(shop, path, { method, body: {} })).status).toBe(401);
      expect((await call(shop, path, { method, body: {}, token: shopper.token })).status).toBe(403);
    }
  });
});
