import type { OrderedProduct } from '@jhola/shared/contracts/orders.contract';
import { expect, it } from 'vitest';
import type { ProductRow } from '#data/db/rows.ts';
import { aProduct } from '#test-data/a-product.ts';
import { anOrder } from '#test-data/an-order.ts';
import { type ChoiceOf, leftOutOf, planBuyAgain } from './buy-again';

const row = (named: Partial<ProductRow> = {}): ProductRow => ({
  ...aProduct(),
  categoryIds: [],
  subCategoryIds: [],
  shelves: [],
  pulledAt: 1,
  ...named,
});
const ordered = (product: { _id: string; name: string }, named: Partial<OrderedProduct> = {}) =>
  ({
    ...anOrder().product_details[0],
    productId: product._id,
    name: product.name,
    ...named,
  }) as OrderedProduct;
const choiceOf: ChoiceOf = (product, variantId) => {
  const variant = product.variants?.find(({ _id }) => _id === variantId);
  return {
    variant,
    price: variant?.price ?? product.price,
    discount: product.discount,
    stock: variant?.stock ?? product.stock,
    images: product.image,
  };
};

const dal = row({ name: 'Toor Dal', price: 120, discount: 10, stock: 4 });

it('wants what exists and has stock, at the price of today', () => {
  const [planned] = planBuyAgain([ordered(dal)], new Map([[dal._id, dal]]), choiceOf);
  expect(planned?.wanted).toEqual({
    product: {
      _id: dal._id,
      name: 'Toor Dal',
      image: dal.image,
      unit: dal.unit,
      price: 120,
      discount: 10,
      stock: 4,
    },
    variantId: undefined,
    variantName: undefined,
    pieces: 2,
  });
});

it('says what is gone, sold out or could not be looked up, and wants nothing of it', () => {
  const gone = row({ name: 'Old Kettle' });
  const soldOut = row({ name: 'Mango', stock: 0 });
  const unseen = row({ name: 'Ghee' });
  const planned = planBuyAgain(
    [ordered(gone), ordered(soldOut), ordered(unseen), ordered(dal)],
    new Map<string, ProductRow | 'gone'>([
      [gone._id, 'gone'],
      [soldOut._id, soldOut],
      [dal._id, dal],
    ]),
    choiceOf,
  );
  expect(planned.map(({ wanted }) => wanted?.product.name)).toEqual([
    undefined,
    undefined,
    undefined,
    'Toor Dal',
  ]);
  expect(leftOutOf(planned, [2]).map(({ item, why }) => [item.name, why])).toEqual([
    ['Old Kettle', 'gone'],
    ['Mango', 'sold-out'],
    ['Ghee', 'unknown'],
  ]);
});

it('looks at the variant that was ordered', () => {
  const large = { _id: 'e'.repeat(24), name: 'Large', price: 950, stock: 3 };
  const kurta = row({ name: 'Kurta', price: 900, stock: 0, variants: [large] });
  const plan = (variantId: string, product = kurta) =>
    planBuyAgain([ordered(product, { variantId })], new Map([[product._id, product]]), choiceOf)[0];
  expect(plan(large._id)?.wanted).toMatchObject({
    variantId: large._id,
    variantName: 'Large',
    product: { price: 950, stock: 3 },
  });
  expect(plan('f'.repeat(24))).toEqual({ item: expect.anything(), why: 'gone' });
  expect(plan(large._id, { ...kurta, variants: undefined })).toEqual({
    item: expect.anything(),
    why: 'unknown',
  });
});

it('says when fewer pieces came in than were ordered, or none for they are all in the cart', () => {
  const tea = row({ name: 'Tea' });
  const planned = planBuyAgain(
    [ordered(dal), ordered(tea, { quantity: 5 }), ordered(tea, { quantity: 1 })],
    new Map([
      [dal._id, dal],
      [tea._id, tea],
    ]),
    choiceOf,
  );
  expect(leftOutOf(planned, [0, 3, 1])).toMatchObject([
    { item: { name: 'Toor Dal' }, why: 'in-cart', pieces: 0 },
    { item: { name: 'Tea' }, why: 'fewer', pieces: 3 },
  ]);
});
