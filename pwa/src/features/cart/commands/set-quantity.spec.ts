import { beforeEach, expect, it, vi } from 'vitest';
import { storeTokens } from '#data/api/tokens.ts';
import { aCartProduct } from '#data/db/a-cart-product.ts';
import { openStore } from '#data/db/open-store.ts';
import { visitorLines } from '#data/db/visitor-cart.ts';
import { flushSoon } from '#data/outbox/flush-soon.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { changeQuantity } from './set-quantity';

// What waits in the outbox is looked at here; sending it is in cart-sync.spec.
vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));

const tea = { product: aCartProduct({ name: 'Assam Tea' }) };
const plus = (now: number) => now + 1;
const minus = (now: number) => now - 1;

beforeEach(async () => {
  const store = await openStore();
  await Promise.all([store.forgetShopper(), store.device.clear()]);
  storeTokens(tokensFor('asha'));
  vi.mocked(flushSoon).mockClear();
});

const lines = async () => (await openStore()).cartLines.toArray();
const waiting = async () =>
  (await (await openStore()).outbox.orderBy('seq').toArray()).map(
    ({ body }) => (body as { quantity: number }).quantity,
  );

it('keeps what a visitor adds on the device alone, asks to sign in when it begins, and takes it out again', async () => {
  localStorage.clear();
  const rice = { product: aCartProduct({ name: 'Rice' }), variantId: 'b'.repeat(24), variantName: '5 kg' };
  const kept = async () =>
    (await visitorLines(await openStore())).map(({ product, variantName, quantity }) => [
      product.name,
      variantName,
      quantity,
    ]);
  expect(await changeQuantity(tea, plus)).toBe('login-required');
  expect(await Promise.all([changeQuantity(tea, plus), changeQuantity(rice, plus)])).toEqual([
    'kept',
    'kept',
  ]);
  expect(await kept()).toEqual([
    ['Assam Tea', undefined, 2],
    ['Rice', '5 kg', 1],
  ]);
  expect(await changeQuantity(rice, minus)).toBe('kept');
  expect(await changeQuantity(rice, minus)).toBe('unchanged');
  expect(await kept()).toEqual([['Assam Tea', undefined, 2]]);
  expect([await lines(), await waiting()]).toEqual([[], []]);
  expect(flushSoon).not.toHaveBeenCalled();
});

it('puts a product in immediately, and notes it to be sent', async () => {
  expect(await changeQuantity(tea, plus)).toBe('changed');
  expect(await lines()).toMatchObject([{ key: tea.product._id, quantity: 1, product: tea.product }]);
  expect(await waiting()).toEqual([1]);
  expect(flushSoon).toHaveBeenCalledOnce();
});

it('counts each of several quick taps', async () => {
  await Promise.all(Array.from({ length: 5 }, () => changeQuantity(tea, plus)));
  expect(await lines()).toMatchObject([{ quantity: 5 }]);
  expect(await waiting()).toEqual([1, 2, 3, 4, 5]);
});

it('takes the line out when the last piece goes, and never below', async () => {
  await changeQuantity(tea, plus);
  await changeQuantity(tea, minus);
  expect(await changeQuantity(tea, minus)).toBe('unchanged');
  expect(await lines()).toEqual([]);
  expect(await waiting()).toEqual([1, 0]);
});

it('keeps a variant in a line of its own', async () => {
  const variant = { ...tea, variantId: 'b'.repeat(24), variantName: '500 g' };
  await changeQuantity(tea, plus);
  await changeQuantity(variant, () => 3);
  expect((await lines()).map(({ quantity, variantName }) => [quantity, variantName])).toEqual([
    [1, undefined],
    [3, '500 g'],
  ]);
});
