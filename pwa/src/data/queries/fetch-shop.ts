import { shopSettings } from '../api/shop-settings-api';
import { openStore } from '../db/open-store';
import { writeShop } from '../db/shop-row';

let asked = 0;

/** Brings the shop's settings onto the device. Of several answers under way, that to the last question counts. */
export async function fetchShop(): Promise<void> {
  const question = ++asked;
  const [shop, store] = await Promise.all([shopSettings(), openStore()]);
  if (question === asked) await writeShop(store, shop);
}
