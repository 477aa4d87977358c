import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FirstData } from '../db/first-data';
import { openStore } from '../db/open-store';
import { writeShop } from '../db/shop-row';
import { followShop } from './follow-shop';
import { knownShop, knownShopAtom, showKnownShop, showShop } from './known-shop';

const shopOf = (version: number, name: string): ShopSettings => ({ ...defaultShopSettings, version, name });
const document = (shop: ShopSettings, kept = false) => ({ data: { shop } as unknown as FirstData, kept });

beforeEach(() => {
  getDefaultStore().set(knownShopAtom, defaultShopSettings);
});

it('are the document’s, and those of the last visit where it brings none', () => {
  showKnownShop(document(shopOf(2, 'Sharma Stores')));
  expect(knownShop().name).toBe('Sharma Stores');
  getDefaultStore().set(knownShopAtom, defaultShopSettings);
  showKnownShop({ data: undefined });
  expect(knownShop()).toEqual(shopOf(2, 'Sharma Stores'));
});

it('are the newer ones where the document is of an earlier visit', () => {
  showShop(shopOf(3, 'New'));
  showKnownShop(document(shopOf(2, 'Old'), true));
  expect(knownShop().name).toBe('New');
  showKnownShop(document(shopOf(4, 'Newest'), true));
  expect(knownShop().name).toBe('Newest');
});

it('are the document’s of today even where this device knew a later version: the shop may have been restored', () => {
  showShop(shopOf(9, 'Later'));
  showKnownShop(document(shopOf(2, 'Restored')));
  expect(knownShop().name).toBe('Restored');
});

it('are shown in every tab, whichever has fetched them', () => {
  localStorage.setItem('shop-settings', JSON.stringify(shopOf(5, 'Of another tab')));
  expect(showShop(shopOf(5, 'Of another tab'))).toBe(false);
  expect(knownShop().name).toBe('Of another tab');
});

it('follow the store, and drop the pages that bear older ones', async () => {
  const remove = vi.fn(async (_name: string) => true);
  vi.stubGlobal('caches', { keys: async () => ['kept-pages-1', 'fonts'], delete: remove });
  try {
    showShop(shopOf(1, 'Before'));
    const store = await openStore();
    await writeShop(store, shopOf(1, 'Before'));
    await followShop();
    await writeShop(store, shopOf(2, 'After'));
    await vi.waitFor(() => expect(knownShop().name).toBe('After'));
    await vi.waitFor(() => expect(remove.mock.calls).toEqual([['kept-pages-1']]));
  } finally {
    vi.unstubAllGlobals();
  }
});
