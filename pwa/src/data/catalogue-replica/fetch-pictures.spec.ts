import { beforeEach, expect, it } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { ShopStore } from '../db/db';
import { keepProducts } from '../db/products';
import { fetchLikelyPictures } from './fetch-pictures';

let store: ShopStore;
let shops = 0;
let asked: string[];
const ask = async (address: string) => asked.push(address);
const nothingKept = async () => false;

beforeEach(() => {
  store = new ShopStore(`pictures-${++shops}`);
  asked = [];
});

async function viewed(...images: readonly string[]): Promise<void> {
  const products = images.map((image) => aProduct({ image: [image] }));
  await keepProducts(store, products, 1);
  await store.recentlyViewed.bulkPut(
    products.map(({ _id }, index) => ({ productId: _id, viewedAt: 1000 - index })),
  );
}

it('fetches small pictures of what may be opened next, each once, and none that is here or elsewhere', async () => {
  await viewed(
    '/uploads/pictures/x7Kb-640.webp',
    '/images/demo/tea-640.webp',
    '/images/demo/tea-640.webp',
    'https://pictures.example/far.webp',
    '/images/demo/rice-640.webp',
  );
  const kept = async (address: string) => address.includes('rice');
  await fetchLikelyPictures(store, new AbortController().signal, ask, kept);
  expect(asked).toEqual(['/uploads/pictures/x7Kb-320.webp', '/images/demo/tea-320.webp']);
});

it('fetches those of the categories first', async () => {
  await viewed('/images/demo/tea-640.webp');
  await store.categories.bulkPut(
    ['Tea', 'Books'].map((name) => ({ _id: name, name, image: `/images/demo/${name}-640.webp` })),
  );
  await fetchLikelyPictures(store, new AbortController().signal, ask, nothingKept);
  expect(asked).toEqual([
    '/images/demo/Books-320.webp',
    '/images/demo/Tea-320.webp',
    '/images/demo/tea-320.webp',
  ]);
});

it('fetches no more than its budget, and ends when it shall', async () => {
  await viewed(...Array.from({ length: 80 }, (_, index) => `/images/demo/tea-${index}-640.webp`));
  await fetchLikelyPictures(store, new AbortController().signal, ask, nothingKept);
  expect(asked).toHaveLength(60);
  const ending = new AbortController();
  asked = [];
  const askAndEnd = async (address: string) => {
    asked.push(address);
    ending.abort();
  };
  await fetchLikelyPictures(store, ending.signal, askAndEnd, nothingKept);
  expect(asked).toHaveLength(1);
});
