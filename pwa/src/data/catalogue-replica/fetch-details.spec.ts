import type { Product } from '@jhola/shared/contracts/product.contract';
import { beforeEach, expect, it } from 'vitest';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import { aProduct } from '#test-data/a-product.ts';
import { ShopStore } from '../db/db';
import { keepList, keepProducts } from '../db/products';
import { fetchLikelyDetails } from './fetch-details';

const going = new AbortController().signal;
let store: ShopStore;
let shops = 0;
let asked: (readonly string[])[];

beforeEach(() => {
  store = new ShopStore(`details-${++shops}`);
  asked = [];
});

const whole = (product: ReturnType<typeof aProduct>): Product => ({
  ...product,
  description: `About ${product.name}`,
  more_details: {},
  variants: [],
});

/** A server that knows these products. */
const knowing = (products: readonly ReturnType<typeof aProduct>[]) => async (ids: readonly string[]) => {
  asked.push(ids);
  return products.filter(({ _id }) => ids.includes(_id)).map(whole);
};

it('fetches what the shopper may open next, the last looked at first, and nothing twice', async () => {
  const [seen, inCart, wished, onRow, far] = Array.from({ length: 5 }, () => aProduct()) as [
    ReturnType<typeof aProduct>,
    ReturnType<typeof aProduct>,
    ReturnType<typeof aProduct>,
    ReturnType<typeof aProduct>,
    ReturnType<typeof aProduct>,
  ];
  const all = [seen, inCart, wished, onRow, far];
  await keepProducts(store, all, 1);
  await store.recentlyViewed.put({ productId: seen._id, viewedAt: 1 });
  await store.cartLines.put(aCartLine(aCartProduct(inCart), 1));
  await store.wishlist.put({ productId: wished._id, product: wished, addedAt: 1 });
  await keepList(store, 'home:x', { products: [onRow, seen], total: 2 }, 1);

  await fetchLikelyDetails(store, knowing(all), going);
  expect(asked).toEqual([[seen._id, inCart._id, wished._id, onRow._id]]);
  expect((await store.products.get(wished._id))?.description).toBe(`About ${wished.name}`);
  await fetchLikelyDetails(store, knowing(all), going);
  expect(asked).toHaveLength(1);

  await store.products.update(seen._id, { extrasStale: true });
  await fetchLikelyDetails(store, knowing(all), going);
  expect(asked.at(-1)).toEqual([seen._id]);
});

it('asks for a few at a time, and for no more once it is stopped', async () => {
  const rows = Array.from({ length: 15 }, () => Array.from({ length: 6 }, () => aProduct()));
  for (const [index, products] of rows.entries())
    await keepList(store, `home:${index}`, { products, total: 6 }, 1);
  const ending = new AbortController();
  const ask = knowing(rows.flat());
  await fetchLikelyDetails(
    store,
    async (ids) => {
      if (asked.length === 1) ending.abort();
      return ask(ids);
    },
    ending.signal,
  );
  expect(asked.map((ids) => ids.length)).toEqual([20, 20]);
  await fetchLikelyDetails(store, ask, going);
  // of each of the fifteen rows the four that are seen without scrolling it
  expect(asked.map((ids) => ids.length)).toEqual([20, 20, 20]);
});
