import { beforeEach, expect, it } from 'vitest';
import { storeTokens } from '#data/api/tokens.ts';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import { openStore } from '#data/db/open-store.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { cartNews } from './cart-news';

beforeEach(async () => (await openStore()).forgetShopper());

it('names the product, and what the cart holds now', async () => {
  const { cartLines } = await openStore();
  storeTokens(tokensFor('asha'));
  // ceil(199 × 15 %) = 30
  await cartLines.put(aCartLine(aCartProduct({ name: 'Toor Dal', price: 199, discount: 15 }), 2));
  expect(await cartNews('Toor Dal')).toBe('Toor Dal. Cart: 2 items, ₹338');
});

it('says that the cart is empty', async () => {
  expect(await cartNews('Toor Dal')).toBe('Toor Dal. Your cart is empty');
});
