import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { ShopStore } from './db';

it('keeps what a device of the version before questions has read, and takes questions', async () => {
  const name = 'before-questions';
  const before = new Dexie(name);
  before.version(6).stores({ lists: 'name, pulledAt', reviews: '_id, productId' });
  await before.table('reviews').put({ _id: 'a', productId: 'p', comment: 'Good.' });
  await before.table('lists').put({ name: 'reviews:p', ids: ['a'], total: 1, pulledAt: 1 });
  before.close();

  const store = new ShopStore(name);
  expect(await store.reviews.get('a')).toMatchObject({ comment: 'Good.' });
  expect(await store.lists.get('reviews:p')).toMatchObject({ ids: ['a'] });
  const question = { _id: 'q', productId: 'p', name: 'Asha', text: 'Is it red?', answer: 'Yes.' };
  const moment = '2026-01-10T12:00:00.000Z';
  await store.questions.put({ ...question, createdAt: moment, answeredAt: moment });
  expect(await store.questions.where('productId').equals('p').count()).toBe(1);
  store.close();
});
