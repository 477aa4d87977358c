import { beforeEach, expect, it } from 'vitest';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import { openStore } from '#data/db/open-store.ts';
import { adoptUser } from '#data/queries/fetch-user.ts';
import { aUser } from '#test-data/a-user.ts';
import { PREPARED_ORDER } from '../prepared-order';
import { dropPreparedOrder, prepareOrder } from './prepare-order';

const asha = aUser({ _id: 'a'.repeat(24) });
const dal = aCartProduct({ price: 199, discount: 15 });

const prepared = async () => (await (await openStore()).settings.get(PREPARED_ORDER))?.value;

beforeEach(async () => {
  const store = await openStore();
  await store.forgetShopper();
  await adoptUser(asha);
  await store.cartLines.put(aCartLine(dal, 2));
});

it('keeps the cart as it was seen, where it goes and whose it is', async () => {
  await prepareOrder('home');
  expect(await prepared()).toMatchObject({
    owner: asha._id,
    addressId: 'home',
    lines: [aCartLine(dal, 2)],
    totalRupees: 338,
  });
  expect(await (await openStore()).outbox.count()).toBe(0);
});

it('replaces an earlier one, and can be dropped', async () => {
  await prepareOrder('home');
  await prepareOrder('work');
  expect(await prepared()).toMatchObject({ addressId: 'work' });
  await dropPreparedOrder();
  expect(await prepared()).toBeUndefined();
});

it('prepares nothing from an empty cart', async () => {
  await (await openStore()).cartLines.clear();
  await expect(prepareOrder('home')).rejects.toThrow();
  expect(await prepared()).toBeUndefined();
});

it('is gone at logout, and when another signs in', async () => {
  await prepareOrder('home');
  await (await openStore()).forgetShopper();
  expect(await prepared()).toBeUndefined();
  await adoptUser(asha);
  await (await openStore()).cartLines.put(aCartLine(dal, 2));
  await prepareOrder('home');
  await adoptUser(aUser({ _id: 'b'.repeat(24) }));
  expect(await prepared()).toBeUndefined();
});
