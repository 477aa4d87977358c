import { productPaths } from '@jhola/shared/contracts/product.contract';
import { SearchAnswer } from '@jhola/shared/contracts/product-lists.contract';
import { MAX_SUGGESTED, SuggestionsAnswer, searchPaths } from '@jhola/shared/contracts/search.contract';
import {
  aCategory,
  aListingKey,
  aProductIn,
  aSubcategory,
  type ListingKey,
  namesIn,
  productsIn,
} from '@jhola/test-doubles/builders/categories';
import type { TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { itInFullRun } from './harness/tier.js';

let shop: Shop;
let admin: SignedIn;
let groceries: ListingKey;
let atta: TestProduct;

beforeAll(async () => {
  shop = await startBriefly();
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
  await productsIn(shop, admin, await aListingKey(shop, admin), [
    'Sona Masoori Rice',
    'Bluetooth Earbuds',
    'Banarasi Silk Saree',
    ...Array.from({ length: 25 }, (_, n) => `Notebook ${n}`),
  ]);
});
afterAll(() => shop.stop());

describe('searching', () => {
  const search = (text: unknown, more: object = {}) =>
    call(shop, productPaths.search, { body: { search: text, ...more } });

  it.each([
    ['atta', 'Chakki Fresh Atta'],
    ['aata', 'Chakki Fresh Atta'],
    ['chaval', 'Sona Masoori Rice'],
    ['BLUTOOTH earbds', 'Bluetooth Earbuds'],
    ['saddi', 'Banarasi Silk Saree'],
    ['आटा', 'Chakki Fresh Atta'],
    ['साड़ी', 'Banarasi Silk Saree'],
  ])('finds %s', async (text, name) => {
    expect(namesIn(await search(text))[0]).toBe(name);
  });

  it('answers twenty a page in one order, with the numbers of pages and of all', async () => {
    const [first, second] = [await search('notebook'), await search('notebook', { page: 2 })];
    expect(SearchAnswer.strict().parse(first.body)).toMatchObject({ page: 1, totalPage: 2, totalCount: 25 });
    expect([first.body.data.length, second.body.data.length]).toEqual([20, 5]);
    expect(new Set([...namesIn(first), ...namesIn(second)]).size).toBe(25);
    expect((await search('notebook', { page: 3 })).body.data).toEqual([]);
  });

  it('of nothing finds the newest', async () => {
    expect(namesIn(await search('', { limit: 2 }))).toEqual(['Notebook 24', 'Notebook 23']);
  });

  it.each(['.*', '(a+)+$', '{"$gt":""}', '<script>', 'x'.repeat(200)])('reads %s literally', async (text) => {
    expect(await search(text)).toMatchObject({
      status: 200,
      body: { data: [], totalCount: 0, totalPage: 0 },
    });
  });

  it.each([{ $gt: '' }, ['atta'], 7, null, undefined, 'x'.repeat(201)])('refuses %j', async (text) => {
    expect(await search(text)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('knows of a product as soon as it is there, and not by its old name', async () => {
    const product = await aProductIn(shop, admin, groceries, { name: 'Zafrani Pulao' });
    expect(namesIn(await search('zafrani'))).toEqual(['Zafrani Pulao']);
    const body = { _id: product._id, name: 'Hyderabadi Biryani' };
    await call(shop, productPaths.update, { method: 'PUT', token: admin.token, body });
    expect(namesIn(await search('zafrani'))).toEqual([]);
    expect(namesIn(await search('biryani'))).toEqual(['Hyderabadi Biryani']);
  });

  it('offers what may have been meant, and what shoppers like, where nothing is found', async () => {
    const { body } = await search('chakqi freshh');
    expect(namesIn({ body } as never)).toEqual(['Chakki Fresh Atta']);
    const nothing = SearchAnswer.parse((await search('banqrxsy')).body);
    expect(nothing).toMatchObject({ totalCount: 0, corrections: ['banarasi'] });
    expect(SearchAnswer.parse((await search('notebook under 1')).body)).toMatchObject({
      totalCount: 0,
      corrections: ['notebook'],
    });
    expect(SearchAnswer.parse((await search('atta')).body).corrections).toBeUndefined();
  });

  it('follows prices and stock immediately, also into answers that did not show the product', async () => {
    const at = (price: number) =>
      aProductIn(shop, admin, groceries, { name: 'Copper Lota', price, stock: 5 });
    const [dear, cheap] = [await at(900), await at(300)];
    const found = async (text: string) =>
      (await search(text)).body.data.map(({ _id }: { _id: string }) => _id);
    expect(await found('copper lota under 500')).toEqual([cheap._id]);
    expect(await found('cheap copper lota')).toEqual([cheap._id, dear._id]);
    const change = (body: object) =>
      call(shop, productPaths.update, { method: 'PUT', token: admin.token, body });
    await change({ _id: dear._id, price: 200 });
    expect(await found('copper lota under 500')).toEqual(expect.arrayContaining([cheap._id, dear._id]));
    await change({ _id: dear._id, stock: 0 });
    expect(await found('copper lota')).toEqual([cheap._id, dear._id]);
    expect(await found('cheap copper lota')).toEqual([cheap._id, dear._id]);
  });

  itInFullRun('knows every product again after a start', async () => {
    const before = (await search('notebook')).text;
    await shop.stop({ keepData: true });
    shop = await startBriefly({ DATA_DIR: shop.dataDir });
    expect((await search('notebook')).text).toBe(before);
  });
});

describe('suggestions', () => {
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
