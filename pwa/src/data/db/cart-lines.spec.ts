import { beforeEach, expect, it } from 'vitest';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import { aProduct } from '#test-data/a-product.ts';
import { linesInCart } from './cart-lines';
import { ShopStore } from './db';
import { keepProducts } from './products';
import { needsChoice } from './rows';

const sizes = [
  { _id: 's', name: 'S' },
  { _id: 'm', name: 'M' },
];
const shirt = aProduct({ name: 'Shirt', hasVariants: true, variants: sizes });
let store: ShopStore;
let shops = 0;

beforeEach(() => {
  store = new ShopStore(`lines-${++shops}`);
});

const asking = async () =>
  Object.fromEntries((await linesInCart(store)).map((line) => [line.key, needsChoice(line)]));

it('says of a stored line without a variant that one must be chosen, by the product’s own row', async () => {
  const dal = aProduct();
  // Cards of an earlier version say that there are variants, and not which.
  const unseen = aProduct({ hasVariants: true });
  await keepProducts(store, [shirt, dal, unseen], 1);
  for (const product of [shirt, dal, unseen]) await store.cartLines.put(aCartLine(aCartProduct(product), 1));
  await store.cartLines.put(aCartLine(aCartProduct(shirt), 1, { variantId: 'm', variantName: 'M' }));
  expect(await asking()).toEqual({
    [shirt._id]: true,
    [`${shirt._id}:m`]: false,
    [dal._id]: false,
    [unseen._id]: true,
  });
  expect((await linesInCart(store)).find(({ key }) => key === shirt._id)?.choices).toEqual(sizes);
});

it('goes by the shop’s word where there is one', async () => {
  const dal = aCartProduct();
  await keepProducts(store, [shirt], 1);
  await store.cartLines.bulkPut([
    aCartLine(aCartProduct(shirt), 1, { choices: null }),
    aCartLine(dal, 1, { choices: sizes }),
  ]);
  expect(await asking()).toEqual({ [shirt._id]: false, [dal._id]: true });
});
