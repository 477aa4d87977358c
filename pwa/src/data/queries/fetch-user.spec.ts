import { beforeEach, expect, it } from 'vitest';
import { asha, bela } from '#data/queries/signs-in.ts';
import { openStore } from '../db/open-store';
import { forgetFetched } from '../db/owner';
import type { AddressRow } from '../db/rows';
import { appendToOutbox } from '../outbox/outbox';
import { adoptUser } from './fetch-user';

beforeEach(async () => {
  const store = await openStore();
  await store.forgetShopper();
  await adoptUser(asha);
  await store.settings.put({ key: 'newOrders', value: 3 });
  await appendToOutbox(store, { kind: 'wishlist', target: 'tea', body: { wished: true } });
  await store.categories.put({ _id: 'c'.repeat(24), name: 'Books', image: '' });
});

it('keeps what the device knows of a shopper who comes back', async () => {
  await adoptUser({ ...asha, name: 'Asha Verma' });
  const store = await openStore();
  expect((await store.user.toArray()).map(({ name }) => name)).toEqual(['Asha Verma']);
  expect(await store.settings.get('newOrders')).toBeDefined();
  expect(await store.outbox.count()).toBe(1);
});

it('forgets everything of the one before when another signs in, waiting changes included', async () => {
  await adoptUser(bela);
  const store = await openStore();
  expect(await store.user.toArray()).toEqual([bela]);
  const others = store.privateTables.filter((table) => !['user', 'settings'].includes(table.name));
  expect(await Promise.all(others.map((table) => table.count()))).toEqual(others.map(() => 0));
  expect(await store.settings.toArray()).toEqual([{ key: 'owner', value: bela._id }]);
});

it('keeps the public catalogue', async () => {
  await adoptUser(bela);
  expect(await (await openStore()).categories.count()).toBe(1);
});

it('finds the waiting changes of a shopper whose session was lost and who signs in again', async () => {
  const store = await openStore();
  await store.addresses.put({ _id: 'd'.repeat(24) } as AddressRow);
  await forgetFetched(store, () => true);
  expect([await store.user.count(), await store.addresses.count()]).toEqual([0, 0]);
  await adoptUser(asha);
  expect(await store.outbox.toArray()).toMatchObject([{ owner: asha._id, target: 'tea' }]);
});

it('drops them when another signs in after the session was lost', async () => {
  const store = await openStore();
  await forgetFetched(store, () => true);
  await adoptUser(bela);
  expect(await store.outbox.count()).toBe(0);
});

it('does nothing for an answer that comes after its user has gone', async () => {
  const store = await openStore();
  await adoptUser(bela, () => false);
  expect(await store.user.toArray()).toEqual([asha]);
});
