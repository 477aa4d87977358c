import { CatalogueChangesAnswer, catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import {
  aCategory,
  aListingKey,
  aProductIn,
  aSubcategory,
  type ListingKey,
  listing,
  namesIn,
  productsIn,
  type TestCategory,
  UNKNOWN_ID,
} from '@jhola/test-doubles/builders/categories';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

/** More than one transaction moves. */
const MANY = 130;

let shop: OpenShop;
let admin: SignedIn;
let listingKey: ListingKey;
let other: ListingKey;

beforeAll(async () => {
  shop = await sharedShop();
  admin = await anAdmin(shop);
});
beforeEach(async () => {
  listingKey = await aListingKey(shop, admin);
  other = await aListingKey(shop, admin);
});

const remove = (path: string, body: object) =>
  call(shop, path, { method: 'DELETE', token: admin.token, body });
const removeCategory = ({ _id }: TestCategory, moveTo?: string) =>
  remove(categoryPaths.delete, { _id, moveTo });
const removeSubcategory = ({ _id }: TestCategory, moveTo?: string) =>
  remove(subcategoryPaths.delete, { _id, moveTo });

/** The ids of a product's categories and subcategories. */
async function categoriesOf(productId: string) {
  const { data } = (await call(shop, productPaths.details, { body: { productId } })).body;
  const ids = (list: readonly TestCategory[]) => list.map(({ _id }) => _id);
  return { category: ids(data.category), subCategory: ids(data.subCategory) };
}

const exists = async (path: string, id: string): Promise<boolean> =>
  (await call(shop, path, { method: 'POST', body: {} })).body.data.some(
    ({ _id }: TestCategory) => _id === id,
  );
const subcategoryExists = ({ _id }: TestCategory) => exists(subcategoryPaths.get, _id);
const categoryExists = async ({ _id }: TestCategory): Promise<boolean> =>
  (await call(shop, categoryPaths.get)).body.data.some((category: TestCategory) => category._id === _id);

/** What devices receive since a revision. */
async function changesSince(since: number) {
  const { body } = await call(shop, `${catalogueSyncPaths.changes}?since=${since}&limit=1000`);
  return CatalogueChangesAnswer.parse(body).data;
}

describe('deleting a category with products', () => {
  it('says how many there are, those of subcategories that would go among them', async () => {
    await productsIn(shop, admin, listingKey, ['Toor Dal', 'Moong Dal']);
    // In no category of its own: it stands in the subcategory alone.
    await aProduct(shop, admin, { subCategory: [listingKey.subcategory._id] });
    const refused = await removeCategory(listingKey.category);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'category.in-use', details: { products: 3 } },
    });
    expect(await categoryExists(listingKey.category)).toBe(true);
  });

  it('moves them and the subcategories to another one', async () => {
    const product = await aProductIn(shop, admin, listingKey, { name: 'Masoor Dal' });
    expect((await removeCategory(listingKey.category, other.category._id)).status).toBe(200);
    expect(await categoriesOf(product._id)).toEqual({
      category: [other.category._id],
      subCategory: [listingKey.subcategory._id],
    });
    expect(await categoryExists(listingKey.category)).toBe(false);
    const { data } = (await call(shop, subcategoryPaths.get, { body: {} })).body;
    expect(data).toContainEqual(
      expect.objectContaining({
        _id: listingKey.subcategory._id,
        category: [{ _id: other.category._id, name: other.category.name }],
      }),
    );
    const moved = await listing(shop, { category: other.category, subcategory: listingKey.subcategory });
    expect(namesIn(moved)).toEqual(['Masoor Dal']);
  });

  it('makes one of two subcategories of one name', async () => {
    const twin = await aSubcategory(shop, admin, [other.category], listingKey.subcategory.name.toUpperCase());
    const [mine] = await productsIn(shop, admin, listingKey, ['Rajma']);
    const theirs = await aProductIn(shop, admin, { ...other, subcategory: twin }, { name: 'Chana' });
    expect((await removeCategory(listingKey.category, other.category._id)).status).toBe(200);
    expect(await subcategoryExists(listingKey.subcategory)).toBe(false);
    const expected = { category: [other.category._id], subCategory: [twin._id] };
    expect(await categoriesOf(mine?._id ?? '')).toEqual(expected);
    expect(await categoriesOf(theirs._id)).toEqual(expected);
  });

  it('leaves a subcategory where it is besides, with the products that stand there', async () => {
    const third = await aCategory(shop, admin);
    const name = listingKey.subcategory.name;
    const twin = await aSubcategory(shop, admin, [other.category], name);
    const shared = { _id: listingKey.subcategory._id, name, image: '/images/s.webp' };
    await call(shop, subcategoryPaths.update, {
      method: 'PUT',
      token: admin.token,
      body: { ...shared, category: [listingKey.category._id, third._id] },
    });
    const here = await aProductIn(shop, admin, listingKey);
    const there = await aProductIn(shop, admin, { ...listingKey, category: third });
    expect((await removeCategory(listingKey.category, other.category._id)).status).toBe(200);
    expect(await categoriesOf(here._id)).toEqual({ category: [other.category._id], subCategory: [twin._id] });
    expect(await categoriesOf(there._id)).toEqual({
      category: [third._id],
      subCategory: [listingKey.subcategory._id],
    });
    expect(await subcategoryExists(listingKey.subcategory)).toBe(true);
  });

  it('sends devices every product that moved, and what is gone', async () => {
    const product = await aProductIn(shop, admin, listingKey);
    const { revision } = await changesSince(0);
    await removeCategory(listingKey.category, other.category._id);
    const { products, categories, subcategories, deleted } = await changesSince(revision);
    expect(products).toMatchObject([{ _id: product._id, categoryIds: [other.category._id] }]);
    expect(subcategories.map(({ _id }) => _id)).toEqual([listingKey.subcategory._id]);
    expect(categories).toEqual([]);
    expect(deleted.categories).toEqual([listingKey.category._id]);
  });

  it('moves many while they sell, and loses none', async () => {
    const names = Array.from({ length: MANY }, (_, at) => `Pulse ${at}`);
    const products = await productsIn(shop, admin, listingKey, names);
    const shopper = await aCustomer(shop);
    const [sold] = products;
    if (!sold) throw new Error('There is nothing to sell.');
    const [answer, orderId] = await Promise.all([
      removeCategory(listingKey.category, other.category._id),
      placeOrder(shop, shopper, sold),
    ]);
    expect(answer.status).toBe(200);
    expect(orderId).toBeTruthy();
    const moved = { category: other.category, subcategory: listingKey.subcategory };
    expect((await listing(shop, moved)).body.totalCount).toBe(MANY);
  });

  it('ends well for two who move to each other’s', async () => {
    await productsIn(shop, admin, listingKey, ['One', 'Two']);
    await productsIn(shop, admin, other, ['Three', 'Four']);
    const answers = await Promise.all([
      removeCategory(listingKey.category, other.category._id),
      removeCategory(other.category, listingKey.category._id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const left = answers[0]?.status === 200 ? other.category : listingKey.category;
    const { body } = await call(shop, productPaths.byCategory, { body: { id: left._id } });
    expect(namesIn({ body }).sort()).toEqual(['Four', 'One', 'Three', 'Two']);
  });

  it('does nothing when there is no such category to move to', async () => {
    const product = await aProductIn(shop, admin, listingKey);
    expect(await removeCategory(listingKey.category, UNKNOWN_ID)).toMatchObject({
      status: 404,
      body: { code: 'category.missing' },
    });
    expect(await removeCategory(listingKey.category, listingKey.category._id)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
    expect(await categoriesOf(product._id)).toMatchObject({ category: [listingKey.category._id] });
  });
});

describe('deleting a subcategory with products', () => {
  it('says how many there are', async () => {
    await productsIn(shop, admin, listingKey, ['Urad Dal', 'Lobia']);
    expect(await removeSubcategory(listingKey.subcategory)).toMatchObject({
      status: 409,
      body: { code: 'subcategory.in-use', details: { products: 2 } },
    });
  });

  it('moves them to another of its category', async () => {
    const product = await aProductIn(shop, admin, listingKey);
    const pulses = await aSubcategory(shop, admin, [listingKey.category]);
    expect((await removeSubcategory(listingKey.subcategory, pulses._id)).status).toBe(200);
    expect(await categoriesOf(product._id)).toEqual({
      category: [listingKey.category._id],
      subCategory: [pulses._id],
    });
    expect(await subcategoryExists(listingKey.subcategory)).toBe(false);
  });

  it('moves them to one of another category, whose listing has them then', async () => {
    await aProductIn(shop, admin, listingKey, { name: 'Sabudana' });
    expect((await removeSubcategory(listingKey.subcategory, other.subcategory._id)).status).toBe(200);
    expect(namesIn(await listing(shop, other))).toEqual(['Sabudana']);
  });

  it('sends it to devices', async () => {
    const product = await aProductIn(shop, admin, listingKey);
    const { revision } = await changesSince(0);
    await removeSubcategory(listingKey.subcategory, other.subcategory._id);
    const { products, deleted } = await changesSince(revision);
    expect(products).toMatchObject([{ _id: product._id, subCategoryIds: [other.subcategory._id] }]);
    expect(deleted.subcategories).toEqual([listingKey.subcategory._id]);
  });

  it('does nothing when there is no such subcategory to move to', async () => {
    await aProductIn(shop, admin, listingKey);
    expect(await removeSubcategory(listingKey.subcategory, UNKNOWN_ID)).toMatchObject({
      status: 404,
      body: { code: 'subcategory.missing' },
    });
    expect((await removeSubcategory(listingKey.subcategory, listingKey.subcategory._id)).status).toBe(400);
    expect(await subcategoryExists(listingKey.subcategory)).toBe(true);
  });
});
