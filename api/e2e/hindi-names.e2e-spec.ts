import { CartAnswer, cartPaths } from '@jhola/shared/contracts/cart.contract';
import { catalogueFilePaths } from '@jhola/shared/contracts/catalogue-files.contract';
import { catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { searchPaths } from '@jhola/shared/contracts/search.contract';
import { subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { aListingKey, aProductIn, type ListingKey, listing } from '@jhola/test-doubles/builders/categories';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

const image = '/images/new.webp';

describe('Hindi names', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let listingKey: ListingKey;

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    listingKey = await aListingKey(shop, admin);
  });

  const asAdmin = (path: string, body: object, method = 'PUT') =>
    call(shop, path, { token: admin.token, body, method });
  const details = async (productId: string) =>
    (await call(shop, productPaths.details, { body: { productId } })).body.data;
  const aNamed = (nameHindi: string) =>
    aProductIn(shop, admin, listingKey, { name: 'Zibbelwurst', nameHindi });

  it('of products are written, kept by an edit without them, and cleared by an empty one', async () => {
    const product = await aNamed(' ज़िबेल ');
    expect((await details(product._id)).nameHindi).toBe('ज़िबेल');
    await asAdmin(productPaths.update, { _id: product._id, price: 90 });
    expect((await details(product._id)).nameHindi).toBe('ज़िबेल');
    await asAdmin(productPaths.update, { _id: product._id, nameHindi: '' });
    expect(await details(product._id)).not.toHaveProperty('nameHindi');
  });

  it('are searched and suggested beside the English ones, from the moment they are written', async () => {
    const product = await aNamed('खटमलिका');
    const ids = async (search: string) =>
      (await call(shop, productPaths.search, { body: { search } })).body.data.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect(await ids('खटमलिका')).toEqual([product._id]);
    expect(await ids('khatmalika')).toEqual([product._id]);
    const path = `${searchPaths.suggestions}?q=${encodeURIComponent('खटमलिका')}`;
    expect((await call(shop, path)).body.data.products).toMatchObject([{ nameHindi: 'खटमलिका' }]);
    await asAdmin(productPaths.update, { _id: product._id, nameHindi: 'पटवारिका' });
    expect(await ids('पटवारिका')).toEqual([product._id]);
    expect(await ids('खटमलिका')).not.toContain(product._id);
  });

  it('of categories and subcategories stand in their lists, in products, copies and searches', async () => {
    const { category, subcategory } = listingKey;
    const product = await aNamed('');
    await listing(shop, listingKey);
    const named = await asAdmin(categoryPaths.update, {
      _id: category._id,
      name: category.name,
      nameHindi: 'गुलफ़ामिका',
      image,
    });
    expect(named.status).toBe(200);
    const both = { _id: subcategory._id, name: subcategory.name, image, category: [category._id] };
    await asAdmin(subcategoryPaths.update, { ...both, nameHindi: 'चिलमनिका' });
    // An edit by a client that knows no Hindi names keeps them.
    await asAdmin(subcategoryPaths.update, both);
    const [shown] = (await listing(shop, listingKey)).body.data;
    expect([shown.category[0].nameHindi, shown.subCategory[0].nameHindi]).toEqual(['गुलफ़ामिका', 'चिलमनिका']);
    const { body } = await call(shop, categoryPaths.get);
    expect(body.data).toContainEqual({
      _id: category._id,
      name: category.name,
      nameHindi: 'गुलफ़ामिका',
      image,
    });
    const copied = (await call(shop, catalogueSyncPaths.changes)).body.data;
    expect(copied.subcategories).toContainEqual(
      expect.objectContaining({ _id: subcategory._id, nameHindi: 'चिलमनिका' }),
    );
    const found = await call(shop, productPaths.search, { body: { search: 'चिलमनिका zibbelwurst' } });
    expect(found.body.data.map(({ _id }: { _id: string }) => _id)).toContain(product._id);
    await asAdmin(categoryPaths.update, { _id: category._id, name: category.name, nameHindi: '', image });
    expect((await listing(shop, listingKey)).body.data[0].category[0]).not.toHaveProperty('nameHindi');
  });

  it('come with the lines of a cart, and with the export', async () => {
    const product = await aNamed('थैलिका');
    const shopper = await aShopper(shop);
    const token = shopper.token;
    await call(shop, cartPaths.create, { token, body: { productId: product._id } });
    const cart = CartAnswer.parse((await call(shop, cartPaths.get, { token })).body);
    expect(cart.data[0]?.productId.nameHindi).toBe('थैलिका');
    const csv = await fetch(`${shop.url}${catalogueFilePaths.exportCsv}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(await csv.text()).toContain(`${product._id},Zibbelwurst,थैलिका,`);
  });

  it.each([
    { nameHindi: 'क'.repeat(301) },
    { nameHindi: { $gt: '' } },
    { nameHindi: null },
    { nameHindi: 7 },
  ])('are not %j', async (change) => {
    const product = await aNamed('रहता');
    expect((await asAdmin(productPaths.update, { _id: product._id, ...change })).status).toBe(400);
    expect((await details(product._id)).nameHindi).toBe('रहता');
    const { category } = listingKey;
    const category400 = { _id: category._id, name: category.name, image, ...change };
    expect((await asAdmin(categoryPaths.update, category400)).status).toBe(400);
  });
});
