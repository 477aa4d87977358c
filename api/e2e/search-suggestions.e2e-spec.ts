import { productPaths } from '@jhola/shared/contracts/product.contract';
import { MAX_SUGGESTED, SuggestionsAnswer, searchPaths } from '@jhola/shared/contracts/search.contract';
import {
  aCategory,
  aProductIn,
  aSubcategory,
  type ListingKey,
  productsIn,
} from '@jhola/test-doubles/builders/categories';
import type { TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';

describe('suggestions', () => {
  let shop: Shop;
  let admin: SignedIn;
  let groceries: ListingKey;
  let atta: TestProduct;

  beforeAll(async () => {
    shop = await startShop();
    admin = await anAdmin(shop);
    const category = await aCategory(shop, admin, 'Staples');
    groceries = { category, subcategory: await aSubcategory(shop, admin, [category], 'Atta & Flours') };
    atta = await aProductIn(shop, admin, groceries, {
      name: 'Chakki Fresh Atta',
      image: ['/images/one.webp', '/images/two.webp'],
      unit: '5 kg',
      price: 285,
      discount: 12,
    });
    await productsIn(
      shop,
      admin,
      groceries,
      Array.from({ length: 7 }, (_, n) => `Sattu ${n}`),
    );
  });
  afterAll(() => shop.stop());

  const path = (text: string) => `${searchPaths.suggestions}?q=${encodeURIComponent(text)}`;
  const suggest = (text: string) => call(shop, path(text));

  it('are products and listings, with what a line shows and nothing else', async () => {
    const { status, body } = await suggest('chakki');
    expect(status).toBe(200);
    expect(SuggestionsAnswer.strict().parse(body).data.products).toEqual([
      {
        _id: atta._id,
        name: 'Chakki Fresh Atta',
        image: '/images/one.webp',
        unit: '5 kg',
        price: 285,
        discount: 12,
      },
    ]);
    expect((await suggest('staples')).body.data.listings).toEqual([
      {
        kind: 'category',
        name: 'Staples',
        image: '/illustrations/no-data.svg',
        category: { _id: groceries.category._id, name: 'Staples' },
        subCategory: { _id: groceries.subcategory._id, name: 'Atta & Flours' },
      },
    ]);
  });

  it.each(['atta', 'aata', 'ATA', '  atta   ', 'attta', 'आटा'])('forgive %j', async (text) => {
    const { products, listings } = (await suggest(text)).body.data;
    expect([products[0]?.name, listings[0]?.name]).toEqual(['Chakki Fresh Atta', 'Atta & Flours']);
  });

  it('are found by the beginning of a word', async () => {
    expect((await suggest('chak')).body.data.products[0]?.name).toBe('Chakki Fresh Atta');
  });

  it('are few', async () => {
    expect((await suggest('sattu')).body.data.products).toHaveLength(MAX_SUGGESTED.products);
  });

  it.each(['', '   ', '.*', '{"$gt":""}', '<script>', 'x'.repeat(200)])('of %j are none', async (text) => {
    const { status, body } = await suggest(text);
    expect([status, body.data]).toEqual([200, { products: [], listings: [] }]);
  });

  it.each(['', '?q=a&q=b', '?q[$gt]=', `?q=${'x'.repeat(201)}`])('refuse the question %j', async (query) => {
    const answer = await call(shop, searchPaths.suggestions + query);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
  });

  it('are not sent again to those who have them', async () => {
    const first = await suggest('atta');
    const etag = first.headers.get('etag') ?? '';
    expect((await call(shop, path('atta'), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('know a product and a name as soon as they change', async () => {
    expect((await suggest('millet')).body.data).toEqual({ products: [], listings: [] });
    const product = await aProductIn(shop, admin, groceries, { name: 'Ragi Millet' });
    await aSubcategory(shop, admin, [groceries.category], 'Millets');
    const { products, listings } = (await suggest('millet')).body.data;
    expect([products[0]?._id, listings[0]?.name]).toEqual([product._id, 'Millets']);
    await call(shop, productPaths.delete, {
      method: 'DELETE',
      token: admin.token,
      body: { _id: product._id },
    });
    expect((await suggest('millet')).body.data.products).toEqual([]);
  });
});
