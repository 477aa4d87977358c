import { expect, it } from 'vitest';
import { ShopStore } from '#data/db/db.ts';
import { noteViewed } from './note-viewed';

it('keeps the last ones looked at, each once', async () => {
  const store = new ShopStore('note-viewed');
  const visits = ['tea', 'dal', 'rice', 'atta', 'tea', 'salt', 'soap'];
  for (const [moment, product] of visits.entries()) await noteViewed(product, moment, store);
  const newestFirst = await store.recentlyViewed.orderBy('viewedAt').reverse().primaryKeys();
  expect(newestFirst).toEqual(['soap', 'salt', 'tea', 'atta', 'rice']);
});
