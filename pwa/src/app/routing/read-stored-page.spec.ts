import { afterEach, expect, it, vi } from 'vitest';
import type { FirstData, FirstDataSource, StoredPage } from '#data/db/first-data.ts';
import type { PageRoute, ReadStored } from './page-source';
import { readStoredPage } from './read-stored-page';

const route = (readStored?: ReadStored): PageRoute => ({
  path: '/:category/:subcategory',
  audience: 'everyone',
  source: 'listing/ListingPage',
  Page: () => null,
  load: async () => undefined,
  readStored,
});
const params = { category: 'groceries-1', subcategory: 'dal-2' };
const stored: StoredPage = { categories: [], subcategories: [], heads: new Map() };

afterEach(() => {
  vi.useRealTimers();
});

it('is what the store has for the address', async () => {
  const firstData: FirstDataSource = { data: undefined };
  const read = vi.fn(async () => stored);
  await readStoredPage(firstData, { route: route(read), params });
  expect(read).toHaveBeenCalledWith(expect.anything(), params);
  expect(firstData.stored).toBe(stored);
});

it('is nothing where the document brought the page, and for pages that show nothing of it at first', async () => {
  const read = vi.fn(async () => stored);
  const brought: FirstDataSource = { data: {} as FirstData };
  await readStoredPage(brought, { route: route(read), params });
  expect(read).not.toHaveBeenCalled();
  const firstData: FirstDataSource = { data: undefined };
  await readStoredPage(firstData, { route: route(), params });
  expect([brought.stored, firstData.stored]).toEqual([undefined, undefined]);
});

it('is not waited for where the store takes long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const firstData: FirstDataSource = { data: undefined };
  const reading = readStoredPage(firstData, { route: route(() => new Promise(() => {})), params });
  await vi.advanceTimersByTimeAsync(1000);
  await reading;
  expect(firstData.stored).toBeUndefined();
});
