import type { ShopStore } from './db';
import { documentFirstData } from './first-data-element';

let opened: Promise<ShopStore> | undefined;

/**
 * The device's store, loaded and opened on first use (Dexie is not part of the first screen's bytes). What the document
 * brought along is in it before anyone reads.
 */
export function openStore(): Promise<ShopStore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<ShopStore> {
  const { data } = documentFirstData;
  const [{ ShopStore }, { keepFirstData }] = await Promise.all([import('./db'), import('./keep-first-data')]);
  const store = new ShopStore();
  if (data) await keepFirstData(store, data);
  return store;
}
