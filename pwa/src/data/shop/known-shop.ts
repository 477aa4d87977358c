import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { atom, getDefaultStore } from 'jotai';
import type { FirstDataSource } from '../db/first-data';
import { completed } from '../db/shop-row';

/** The settings this device knew last, to be read before the store can be: the first paint shows the owner's name. */
const COPY = 'shop-settings';

const only = (en: string) => ({ en, hi: '' });

/** Shown by a page that knows nothing of its shop: one without data of the server, on a device that was never here. */
const unknown: ShopSettings = {
  ...shopIdentity,
  version: 0,
  tagline: only(shopIdentity.tagline),
  description: only(shopIdentity.description),
  deliveryPromise: only(shopIdentity.tagline),
  heroLines: { en: [...shopIdentity.heroLines], hi: [] },
  heroLead: only(shopIdentity.heroLead),
  address: only(shopIdentity.address),
  social: [...shopIdentity.social],
  gstin: '',
  gstPercent: null,
  logo: '',
  colours: null,
  openingHours: { en: '', hi: '' },
  minimumOrder: null,
  banners: [],
  pages: {},
};

/** The shop's settings as they are shown (docs/product.md#shop-settings); the store's row, see follow-shop. */
export const knownShopAtom = atom(unknown);

/** The settings as they are shown, for commands and whatever else is no component. */
export const knownShop = (): ShopSettings => getDefaultStore().get(knownShopAtom);

/**
 * Shows these settings, and keeps them for the next start.
 * @returns whether they are other ones than this device knew
 */
export function showShop(shop: ShopSettings): boolean {
  const text = JSON.stringify(shop);
  if (JSON.stringify(knownShop()) !== text) getDefaultStore().set(knownShopAtom, shop);
  // Another tab may have written it before.
  if (localStorage.getItem(COPY) === text) return false;
  localStorage.setItem(COPY, text);
  return true;
}

/**
 * Shows what is known before the first render: the document's settings, unless it is of an earlier visit and this device has
 * learned newer ones since.
 */
export function showKnownShop({ data, kept }: FirstDataSource): void {
  const brought = data?.shop;
  const copy = storedCopy();
  if (copy) getDefaultStore().set(knownShopAtom, copy);
  if (brought && !(kept && copy && copy.version > brought.version)) showShop(brought);
}

/** Of this app's own writing. */
function storedCopy(): ShopSettings | undefined {
  const text = localStorage.getItem(COPY);
  return text ? completed(JSON.parse(text) as ShopSettings) : undefined;
}
