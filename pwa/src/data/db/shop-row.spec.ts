import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { expect, it } from 'vitest';
import { openStore } from './open-store';
import { readShop, writeShop } from './shop-row';

it('completes settings that an earlier version has kept', async () => {
  const store = await openStore();
  const {
    colours: _,
    openingHours: _hours,
    minimumOrder: _minimum,
    banners: _banners,
    ...earlier
  } = defaultShopSettings;
  await store.device.put({ key: 'shopSettings', value: { ...earlier, name: 'Verma' } });
  expect(await readShop(store)).toEqual({ ...defaultShopSettings, name: 'Verma' });
});

it('are read in the order in which they came: pages that were kept with them stay', async () => {
  const store = await openStore();
  await writeShop(store, defaultShopSettings);
  expect(JSON.stringify(await readShop(store))).toBe(JSON.stringify(defaultShopSettings));
});
