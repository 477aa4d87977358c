import { ProductAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import { ListingAnswer, ProductListAnswer } from '@jhola/shared/contracts/product-lists.contract';
import {
  aListingKey,
  aProductIn,
  type ListingKey,
  listing,
  namesIn,
  productsIn,
  UNKNOWN_ID,
} from '@jhola/test-doubles/builders/categories';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

describe('reading the catalogue', () => {
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

  const details = (productId: string) => call(shop, productPaths.details, { body: { productId } });

  it('lists a subcategory newest first, page by page, with the number of all', async () => {
    await productsIn(shop, admin, listingKey, ['One', 'Two', 'Three', 'Four', 'Five']);
    const first = await listing(shop, listingKey, { limit: 2 });
    expect(ListingAnswer.parse(first.body).totalCount).toBe(5);
    expect(namesIn(first)).toEqual(['Five', 'Four']);
    expect(namesIn(await listing(shop, listingKey, { limit: 2, page: 3 }))).toEqual(['One']);
    expect(namesIn(await listing(shop, listingKey, { limit: 2, page: 4 }))).toEqual([]);
  });

  it('lists twelve products a page unless asked for another number', async () => {
    await productsIn(
      shop,
      admin,
      listingKey,
      Array.from({ length: 13 }, (_, n) => `Number ${n}`),
    );
    expect((await listing(shop, listingKey)).body.data).toHaveLength(12);
  });

  it('lists only what stands in both the category and the subcategory', async () => {
    const other = await aListingKey(shop, admin);
    await aProductIn(shop, admin, listingKey, { name: 'Here' });
    await aProductIn(shop, admin, { ...listingKey, category: other.category }, { name: 'Elsewhere' });
    expect(namesIn(await listing(shop, listingKey))).toEqual(['Here']);
  });

  it('answers a product as the contract has it, with the names of where it stands', async () => {
    const { _id } = await aProductIn(shop, admin, listingKey, {
      price: 120.5,
      discount: 12.5,
      more_details: { Brand: 'Jhola' },
      variants: [{ name: '2 kg', price: 230, stock: 3, image: ['/two.webp'] }, { name: '500 g' }],
    });
    const product = ProductAnswer.strict().parse((await details(_id)).body).data;
    expect(product).toMatchObject({
      price: 120.5,
      discount: 12.5,
      more_details: { Brand: 'Jhola' },
      category: [{ _id: listingKey.category._id, name: listingKey.category.name }],
      subCategory: [{ _id: listingKey.subcategory._id, name: listingKey.subcategory.name }],
      averageRating: 0,
      totalReviews: 0,
      hasVariants: true,
    });
    expect(product.variants).toEqual([
      { _id: expect.any(String), name: '2 kg', price: 230, stock: 3, image: ['/two.webp'] },
      { _id: expect.any(String), name: '500 g' },
    ]);
  });

  it('counts a product that is sold by variant as in stock while one of its variants is, on cards as well', async () => {
    const made = (stock: number, variants: object[]) =>
      aProductIn(shop, admin, listingKey, { stock, variants });
    const cases = [
      [await made(0, [{ name: 'Red', stock: 1 }]), true],
      [await made(0, []), false],
      [await made(5, [{ name: 'Red', stock: 0 }, { name: 'Blue' }]), true],
      // Nobody can buy the product's own pieces.
      [await made(5, [{ name: 'Red', stock: 0 }]), false],
      [await made(5, [{ name: 'Standard' }]), true],
    ] as const;
    const cards = ListingAnswer.strict().parse((await listing(shop, listingKey)).body).data;
    for (const [{ _id }, inStock] of cases) {
      expect((await details(_id)).body.data).toMatchObject({ inStock });
      expect(cards.find((card) => card._id === _id)).toMatchObject({ inStock });
    }
  });

  it('tells on cards what there is to choose from, with no pictures, and nothing where no choice is needed', async () => {
    const red = { name: 'Red', price: 90, stock: 2, image: ['/red.webp'] };
    await aProductIn(shop, admin, listingKey, { name: 'Kurta', variants: [red, { name: 'Blue' }] });
    await aProductIn(shop, admin, listingKey, { name: 'Lamp', variants: [{ name: 'Standard' }] });
    const [lamp, kurta] = ListingAnswer.strict().parse((await listing(shop, listingKey)).body).data;
    expect(kurta).toMatchObject({ name: 'Kurta', hasVariants: true });
    expect(kurta?.variants).toEqual([
      { _id: expect.any(String), name: 'Red', price: 90, stock: 2 },
      { _id: expect.any(String), name: 'Blue' },
    ]);
    expect(lamp).toMatchObject({ name: 'Lamp', hasVariants: false });
    expect(lamp).not.toHaveProperty('variants');
    expect((await details(lamp?._id ?? '')).body.data.variants).toHaveLength(1);
  });

  it('answers the newest of a category', async () => {
    await productsIn(shop, admin, listingKey, ['One', 'Two', 'Three']);
    const answer = await call(shop, productPaths.byCategory, {
      body: { id: listingKey.category._id, limit: 2 },
    });
    ProductListAnswer.strict().parse(answer.body);
    expect(namesIn(answer)).toEqual(['Three', 'Two']);
  });

  it('relates neighbours first, then others of the category, never the product itself', async () => {
    const sibling = { ...listingKey, subcategory: (await aListingKey(shop, admin)).subcategory };
    await productsIn(shop, admin, sibling, ['Cousin']);
    const [self] = await productsIn(shop, admin, listingKey, ['Self', 'Neighbour']);
    const answer = await call(shop, productPaths.related, {
      body: {
        categoryId: listingKey.category._id,
        subCategoryId: listingKey.subcategory._id,
        excludeProductId: self?._id,
      },
    });
    ProductListAnswer.strict().parse(answer.body);
    expect(namesIn(answer)).toEqual(['Neighbour', 'Cousin']);
  });

  it('answers some products of each other category, always the same', async () => {
    const others = [await aListingKey(shop, admin), await aListingKey(shop, admin)];
    for (const other of others) await productsIn(shop, admin, other, ['Old', 'New']);
    await productsIn(shop, admin, listingKey, ['Own']);
    const body = { currentCategoryId: listingKey.category._id, limit: 30 };
    const answer = await call(shop, productPaths.otherCategories, { body });
    const shown = ProductListAnswer.strict().parse(answer.body).data;
    const categories = shown.flatMap(({ category }) => category.map(({ _id }) => _id));
    expect(categories).toEqual(expect.arrayContaining(others.map(({ category }) => category._id)));
    expect(categories).not.toContain(listingKey.category._id);
    expect(new Set(shown.map(({ _id }) => _id)).size).toBe(shown.length);
    expect((await call(shop, productPaths.otherCategories, { body })).text).toBe(answer.text);
  });

  it('offers what is reduced most and in stock, up to date with each change', async () => {
    const offered = async () =>
      ProductListAnswer.strict()
        .parse((await call(shop, productPaths.offers, { method: 'GET' })).body)
        .data.filter(({ name }) => name.startsWith('Reduced'))
        .map(({ name, discount }) => [name, discount]);
    const reduced = (name: string, discount: number, stock = 5) =>
      aProductIn(shop, admin, listingKey, { name: `Reduced ${name}`, discount, stock });
    await reduced('tea', 97);
    const dal = await reduced('dal', 98);
    await reduced('ghee', 99, 0);
    await reduced('salt', 0);
    expect(await offered()).toEqual([
      ['Reduced dal', 98],
      ['Reduced tea', 97],
    ]);
    const body = { _id: dal._id, discount: 96 };
    expect((await call(shop, productPaths.update, { method: 'PUT', body, token: admin.token })).status).toBe(
      200,
    );
    expect(await offered()).toEqual([
      ['Reduced tea', 97],
      ['Reduced dal', 96],
    ]);
  });

  it('answers what an order left in stock, on every list that shows it', async () => {
    const customer = await aCustomer(shop);
    const product = await aProductIn(shop, admin, listingKey, { name: 'Besan', stock: 10 });
    const views = {
      listing: () => listing(shop, listingKey),
      row: () => call(shop, productPaths.byCategory, { body: { id: listingKey.category._id } }),
      search: () => call(shop, productPaths.search, { body: { search: 'Besan' } }),
      newest: () => call(shop, productPaths.search, { body: { search: '' } }),
    };
    const stocks = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(views).map(async ([view, ask]) => {
            const { data } = (await ask()).body;
            return [view, data.find(({ _id }: { _id: string }) => _id === product._id).stock];
          }),
        ),
      );
    expect(await stocks()).toEqual({ listing: 10, row: 10, search: 10, newest: 10 });
    await placeOrder(shop, customer, product, 3);
    expect(await stocks()).toEqual({ listing: 7, row: 7, search: 7, newest: 7 });
    expect((await details(product._id)).body.data.stock).toBe(7);
  });

  it('says what does not exist', async () => {
    expect(await details(UNKNOWN_ID)).toMatchObject({ status: 404, body: { code: 'product.missing' } });
    const unknown = { _id: UNKNOWN_ID, name: '' };
    expect(await listing(shop, { ...listingKey, category: unknown })).toMatchObject({
      status: 404,
      body: { code: 'category.missing' },
    });
    expect(await listing(shop, { ...listingKey, subcategory: unknown })).toMatchObject({
      status: 404,
      body: { code: 'subcategory.missing' },
    });
  });

  it.each([{ limit: 0 }, { limit: 101 }, { page: 0 }, { page: 1.5 }, { categoryId: { $gt: '' } }])(
    'refuses a listing of %j',
    async (more) => {
      expect(await listing(shop, listingKey, more)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      });
    },
  );
});
