import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { beforeEach, expect, it } from 'vitest';
import { openStore } from '../../store/open-store';
import { appendToOutbox } from '../../store/outbox';
import { adoptUser } from './pull-user';

const aUser = (digit: string): UserDetails => ({
  _id: digit.repeat(24),
  name: 'Asha',
  username: 'asha',
  email: `asha${digit}@shop.example`,
  avatar: '',
  mobile: '',
  verify_email: false,
  last_login_date: null,
  hasPassword: true,
  hasGoogle: false,
  status: 'Active',
  role: 'USER',
  address_details: [],
  shopping_cart: [],
  orderHistory: [],
});

const asha = aUser('a');
const bela = aUser('b');

beforeEach(async () => {
  const store = await openStore();
  await store.forgetShopper();
  await adoptUser(asha);
  await store.settings.put({ key: 'newOrders', value: 3 });
  await appendToOutbox(store, { kind: 'wishlist', target: 'tea', body: { wished: true } });
  await store.categories.put({ _id: 'c'.repeat(24), name: 'Books', image: '' });
});

it('keeps what the device knows of a shopper who comes back', async () => {
  await adoptUser({ ...asha, name: 'Asha Rao' });
  const store = await openStore();
  expect((await store.user.toArray()).map(({ name }) => name)).toEqual(['Asha Rao']);
  expect(await store.settings.count()).toBe(1);
  expect(await store.outbox.count()).toBe(1);
});

it('forgets everything of the one before when another signs in, waiting changes included', async () => {
  await adoptUser(bela);
  const store = await openStore();
  expect(await store.user.toArray()).toEqual([bela]);
  const left = await Promise.all(
    store.privateTables.filter((table) => table.name !== 'user').map((table) => table.count()),
  );
  expect(left.every((count) => count === 0)).toBe(true);
});

it('keeps the public catalogue', async () => {
  await adoptUser(bela);
  expect(await (await openStore()).categories.count()).toBe(1);
});
