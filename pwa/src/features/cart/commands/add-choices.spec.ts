import { beforeEach, expect, it, vi } from 'vitest';
import { storeTokens } from '#data/api/tokens.ts';
import { aCartProduct } from '#data/db/a-cart-product.ts';
import { openStore } from '#data/db/open-store.ts';
import { flushSoon } from '#data/outbox/flush-soon.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { addChoices } from './add-choices';

// What waits in the outbox is looked at here; sending it is in cart-sync.spec.
vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));

const tea = aCartProduct({ name: 'Assam Tea', stock: 5 });
const rice = aCartProduct({ name: 'Basmati Rice', stock: 200 });
const large = { product: aCartProduct({ name: 'Kurta' }), variantId: 'b'.repeat(24), variantName: 'Large' };

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  storeTokens(tokensFor('asha'));
  vi.mocked(flushSoon).mockClear();
});

const quantities = async () =>
  Object.fromEntries(
    (await (await openStore()).cartLines.toArray()).map((line) => [line.key, line.quantity]),
  );

it('puts all choices in immediately, and sends them together', async () => {
  expect(
    await addChoices([
      { product: tea, pieces: 2 },
      { product: rice, pieces: 3 },
      { ...large, pieces: 1 },
    ]),
  ).toEqual([2, 3, 1]);
  expect(await quantities()).toEqual({
    [tea._id]: 2,
    [rice._id]: 3,
    [`${large.product._id}:${large.variantId}`]: 1,
  });
  const waiting = await (await openStore()).outbox.orderBy('seq').toArray();
  expect(waiting.map(({ kind, target }) => [kind, target])).toEqual([
    ['cart.line', tea._id],
    ['cart.line', rice._id],
    ['cart.line', `${large.product._id}:${large.variantId}`],
  ]);
  expect(flushSoon).toHaveBeenCalledOnce();
});

it('adds to what is in the cart, never more than there are or than one order takes', async () => {
  await addChoices([{ product: tea, pieces: 4 }]);
  expect(
    await addChoices([
      { product: tea, pieces: 4 },
      { product: rice, pieces: 150 },
    ]),
  ).toEqual([1, 99]);
  expect(await addChoices([{ product: tea, pieces: 1 }])).toEqual([0]);
  expect(await quantities()).toEqual({ [tea._id]: 5, [rice._id]: 99 });
});

it('changes nothing for a visitor', async () => {
  localStorage.clear();
  await expect(addChoices([{ product: tea, pieces: 1 }])).rejects.toThrow(
    'Please login first to add products!',
  );
  expect(await quantities()).toEqual({});
});
