import { beforeEach, expect, it, vi } from 'vitest';
import { aCartProduct } from '#data/db/a-cart-product.ts';
import { SyncedCart } from '#data/outbox/a-synced-cart.ts';
import { chooseVariant } from './choose-variant';
import { changeQuantity } from './set-quantity';

// The tests say when the outbox is flushed.
vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));
vi.mock('#data/api/cart-api.ts', async () => (await import('#data/outbox/a-cart-server.ts')).cartApiOfServer);

const rice = aCartProduct({ name: 'Basmati Rice', stock: 50 });
const medium = { _id: 'e'.repeat(24), name: 'M', stock: 3 };
const large = { _id: 'f'.repeat(24), name: 'L' };
const shirt = aCartProduct({ name: 'Cotton T-shirt', stock: 9 });
const inMedium = { product: { ...shirt, stock: 3 }, variantId: medium._id, variantName: 'M' };
const asMedium = `${shirt._id}:${medium._id}`;

const cart = new SyncedCart();
const { flush, refetch, refusals, onDevice, onServer } = cart;
beforeEach(() => cart.begin([rice, shirt]));

/** A cart of the version before, which put in what must be chosen without asking. */
async function withoutChoice(quantity: number) {
  cart.server.choices.set(shirt._id, [medium, large]);
  await changeQuantity({ product: shirt }, () => quantity);
}

it('keeps a variant and its product apart', async () => {
  await changeQuantity({ product: rice }, () => 1);
  await changeQuantity({ product: rice, variantId: 'v'.repeat(24), variantName: '5 kg' }, () => 2);
  await flush();
  expect(await onDevice()).toEqual({ [rice._id]: 1, [`${rice._id}:${'v'.repeat(24)}`]: 2 });
});

it('keeps a line that the shop refuses without a variant, and does not send it again', async () => {
  await withoutChoice(2);
  await flush();
  expect(await refusals()).toEqual(['Please choose an option of Cotton T-shirt.']);
  expect(await cart.store.cartLines.toArray()).toMatchObject([{ quantity: 2, choices: [medium, large] }]);
  await refetch();
  await flush();
  expect(await onDevice()).toEqual({ [shirt._id]: 2 });
  expect([cart.server.additions, onServer()]).toEqual([1, {}]);
});

it('adds it to the chosen variant’s line, as far as the stock goes', async () => {
  await withoutChoice(2);
  await flush();
  await chooseVariant(shirt._id, inMedium);
  expect(await onDevice()).toEqual({ [asMedium]: 2 });
  await flush();
  expect([await cart.store.outbox.count(), await onDevice()]).toEqual([0, onServer()]);
  expect(onServer()).toEqual({ [asMedium]: 2 });

  await changeQuantity({ product: shirt }, () => 2);
  await flush();
  await chooseVariant(shirt._id, inMedium);
  await flush();
  expect(onServer()).toEqual({ [asMedium]: 3 });
  expect([await cart.store.outbox.count(), await onDevice()]).toEqual([0, onServer()]);
});

it('asks for the variant of a line that the shop itself has without one, and takes that out', async () => {
  await withoutChoice(0);
  cart.server.lines.set(shirt._id, { _id: 'item-before', product: shirt, quantity: 2 });
  await refetch();
  expect(await cart.store.cartLines.toArray()).toMatchObject([{ choices: [medium, large] }]);
  await chooseVariant(shirt._id, inMedium);
  await flush();
  expect(onServer()).toEqual({ [asMedium]: 2 });
  expect(await onDevice()).toEqual(onServer());
});

it('lets a line that asks be taken out', async () => {
  await withoutChoice(2);
  await flush();
  await changeQuantity({ product: shirt }, () => 0);
  await flush();
  expect([await cart.store.outbox.count(), await onDevice(), onServer()]).toEqual([0, {}, {}]);
});
