import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { CatalogueChangesAnswer, catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import { ProductPageAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import { reviewPaths, reviewsOfProductPath } from '@jhola/shared/contracts/reviews.contract';
import { searchPaths } from '@jhola/shared/contracts/search.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { listingPath, productPath } from '@jhola/shared/domain/slugs/paths';
import { aListingKey, aProductIn, type ListingKey, listing } from '@jhola/test-doubles/builders/categories';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { order } from '@jhola/test-doubles/builders/orders';
import type { TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

describe('a draft', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let listingKey: ListingKey;
  /** What is published in the same subcategory. */
  let shown: TestProduct;

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
  });
  beforeEach(async () => {
    listingKey = await aListingKey(shop, admin);
    shown = await aProductIn(shop, admin, listingKey, { name: 'Brass Lamp' });
  });

  const aDraft = (change: object = {}) =>
    aProductIn(shop, admin, listingKey, { name: 'Copper Lamp', published: false, ...change });
  const publish = async ({ _id }: TestProduct, published: boolean) =>
    dataOf<{ published: boolean }>(
      await call(shop, productPaths.update, {
        token: admin.token,
        body: { _id, published },
        method: 'PUT',
      }),
    ).published;
  const office = async (body: object) =>
    ProductPageAnswer.parse((await call(shop, productPaths.get, { token: admin.token, body })).body);

  async function changes(since: number) {
    const query = new URLSearchParams({ since: `${since}`, limit: '1000' });
    return CatalogueChangesAnswer.parse((await call(shop, `${catalogueSyncPaths.changes}?${query}`)).body)
      .data;
  }

  /** Everything a visitor can ask about this subcategory and product, as text. */
  async function everythingShown({ _id, name }: TestProduct): Promise<string> {
    const [categoryId, subCategoryId] = [listingKey.category._id, listingKey.subcategory._id];
    const path = listingPath(listingKey.category, listingKey.subcategory);
    const ask = async (where: string, body?: object) =>
      (await call(shop, where, body && { body })).text.replaceAll(`productId":"${_id}`, '');
    const answers = await Promise.all([
      listing(shop, listingKey).then(({ text }) => text),
      ask(productPaths.byCategory, { id: categoryId }),
      ask(productPaths.related, { categoryId, subCategoryId, excludeProductId: shown._id }),
      ask(productPaths.otherCategories, { currentCategoryId: (await aListingKey(shop, admin)).category._id }),
      ask(productPaths.search, { search: '' }),
      ask(productPaths.search, { search: name }),
      ask(productPaths.details, { productId: _id }),
      ask(`${searchPaths.suggestions}?q=${encodeURIComponent(name)}`),
      ask(`${catalogueSyncPaths.changes}?limit=1000`),
      ask(`${catalogueSyncPaths.details}?ids=${_id}`),
      ask('/sitemap.xml'),
      ask('/'),
      ask(path),
    ]);
    return answers.join('\n');
  }

  it('is in no answer a visitor gets, and a published one in each of them', async () => {
    const draft = await aDraft();
    const hidden = await everythingShown(draft);
    expect(hidden).not.toContain(draft._id);
    expect(hidden).not.toContain('Copper Lamp');
    expect(hidden).toContain(shown._id);
    const page = await fetch(shop.url + productPath(draft), { headers: { accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(await page.text()).not.toContain('Copper Lamp');

    expect(await publish(draft, true)).toBe(true);
    const open = await everythingShown(draft);
    expect(open.split(draft._id).length).toBeGreaterThan(8);
    expect((await listing(shop, listingKey)).body.totalCount).toBe(2);
  });

  it('counts nowhere a visitor counts', async () => {
    const before = await changes(0);
    await aDraft();
    expect((await changes(0)).productCount).toBe(before.productCount);
    expect((await listing(shop, listingKey)).body).toMatchObject({ totalCount: 1 });
    const found = (await call(shop, productPaths.search, { body: { search: '' } })).body;
    expect(found.totalCount).toBe(before.productCount);
  });

  it('cannot be added to a cart or wishlist, reviewed or ordered', async () => {
    const [draft, customer] = [await aDraft(), await aCustomer(shop)];
    const { token } = customer;
    const productId = draft._id;
    const answers = [
      await call(shop, cartPaths.create, { token, body: { productId } }),
      await call(shop, wishlistPaths.add, { token, body: { productId } }),
      await call(shop, reviewPaths.add, { token, body: { productId, rating: 5, comment: 'Fine.' } }),
      await order(shop, customer, [{ productId, quantity: 1 }], draft.price),
      await call(shop, reviewsOfProductPath(productId)),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'product.missing']),
    );
  });

  it('leaves carts and copies when it is taken back, and comes again with the next revision', async () => {
    const customer = await aShopper(shop);
    await call(shop, cartPaths.create, { token: customer.token, body: { productId: shown._id } });
    const { revision } = await changes(0);
    expect(await publish(shown, false)).toBe(false);
    const away = await changes(revision);
    expect(away).toMatchObject({ products: [], deleted: { products: [shown._id] } });
    const refused = await call(shop, cartPaths.create, {
      token: customer.token,
      body: { productId: shown._id },
    });
    expect(refused.body.code).toBe('product.missing');

    await publish(shown, true);
    for (const since of [revision, away.revision]) {
      const back = await changes(since);
      expect(back.products.map(({ _id }) => _id)).toEqual([shown._id]);
      expect(back.deleted.products).toEqual([]);
    }
    await call(shop, productPaths.delete, {
      token: admin.token,
      body: { _id: shown._id },
      method: 'DELETE',
    });
    expect((await changes(away.revision)).deleted.products).toEqual([shown._id]);
  });

  it('can be deleted, taken back or not', async () => {
    const draft = await aDraft();
    await publish(shown, false);
    for (const { _id } of [draft, shown]) {
      const options = { token: admin.token, body: { _id }, method: 'DELETE' };
      expect((await call(shop, productPaths.delete, options)).status).toBe(200);
      expect(await call(shop, productPaths.delete, options)).toMatchObject({ status: 404 });
    }
  });

  it('stays one when it is edited, and is not found by what others find', async () => {
    const draft = await aDraft({ name: 'Zari Clutch' });
    const { revision } = await changes(0);
    await call(shop, productPaths.update, {
      token: admin.token,
      body: { _id: draft._id, name: 'Zardozi Clutch' },
      method: 'PUT',
    });
    expect(await changes(revision)).toMatchObject({ products: [], deleted: { products: [] } });
    const found = await call(shop, productPaths.search, { body: { search: 'zardozi clutch' } });
    expect(found.body.data).toEqual([]);
  });

  it('is seen by administrators: among all, alone, or left out; by words too', async () => {
    const draft = await aDraft({ name: 'Peacock Lantern' });
    const open = await aProductIn(shop, admin, listingKey, { name: 'Peacock Lantern Large' });
    const ids = async (body: object) => (await office(body)).data.map(({ _id }) => _id);
    expect((await ids({})).slice(0, 2)).toEqual([open._id, draft._id]);
    expect((await ids({ published: false })).at(0)).toBe(draft._id);
    expect(await ids({ published: true })).not.toContain(draft._id);
    expect(await ids({ search: 'peacock lantern' })).toEqual([open._id, draft._id]);
    expect(await ids({ search: 'peacock lantern', published: false })).toEqual([draft._id]);
    expect(await ids({ search: 'peacock lantern', published: true })).toEqual([open._id]);
    const [all, drafts, published] = await Promise.all(
      [{}, { published: false }, { published: true }].map(office),
    );
    expect(all?.totalCount).toBe((drafts?.totalCount ?? 0) + (published?.totalCount ?? 0));
    expect(drafts?.data.every((one) => !one.published)).toBe(true);
    expect(published?.data.every((one) => one.published)).toBe(true);
  });
});
