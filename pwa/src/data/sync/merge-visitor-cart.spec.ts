import { beforeEach, expect, it } from 'vitest';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { currentToasts, dismissToast } from '#ui/toasts/toast-store.ts';
import { clearTokens, storeTokens } from '../api/tokens';
import { openStore } from '../db/open-store';
import { lastSyncedAt } from '../db/settings';
import { visitorLines, writeVisitorLine } from '../db/visitor-cart';
import { mergeVisitorCart } from './merge-visitor-cart';

const tea = aCartProduct({ name: 'Assam Tea', stock: 4 });
const rice = aCartProduct({ name: 'Rice' });
const store = await openStore();

beforeEach(async () => {
  await Promise.all([store.forgetShopper(), store.device.clear()]);
  for (const { id } of currentToasts()) dismissToast(id);
  clearTokens();
  await writeVisitorLine(store, { product: tea }, () => 2);
  await writeVisitorLine(store, { product: rice, variantId: 'b'.repeat(24), variantName: '5 kg' }, () => 1);
});

/** Signs in somebody whose cart is known here. */
async function signIn(cartIsKnown = true) {
  storeTokens(tokensFor('asha'));
  if (cartIsKnown) await store.settings.put({ key: lastSyncedAt('cart'), value: 1 });
}
const inCart = async () =>
  (await store.cartLines.orderBy('addedAt').toArray()).map(({ product, variantName, quantity }) => [
    product.name,
    variantName,
    quantity,
  ]);
const unsent = async () =>
  (await store.outbox.orderBy('seq').toArray()).map(({ owner, body }) => [
    owner,
    (body as { quantity: number }).quantity,
  ]);

it('adds what a visitor had added to their cart, up to the stock, to be sent in their name, and says so', async () => {
  await signIn();
  await store.cartLines.put(aCartLine(tea, 3));
  await mergeVisitorCart(store);
  expect(await inCart()).toEqual(
    expect.arrayContaining([
      ['Assam Tea', undefined, 4],
      ['Rice', '5 kg', 1],
    ]),
  );
  expect(await unsent()).toEqual([
    ['asha', 4],
    ['asha', 1],
  ]);
  expect(currentToasts().map(({ text }) => text)).toEqual(['2 items that you had added are in your cart.']);
});

it('does it once, whichever tab comes first', async () => {
  await signIn();
  await Promise.all([mergeVisitorCart(store), mergeVisitorCart(store)]);
  await mergeVisitorCart(store);
  expect((await inCart()).map(([, , quantity]) => quantity).sort()).toEqual([1, 2]);
  expect(await visitorLines(store)).toEqual([]);
  expect(currentToasts()).toHaveLength(1);
});

it('waits for somebody to sign in, and for their cart', async () => {
  await mergeVisitorCart(store);
  await signIn(false);
  await mergeVisitorCart(store);
  expect(await inCart()).toEqual([]);
  expect(await visitorLines(store)).toHaveLength(2);
});
