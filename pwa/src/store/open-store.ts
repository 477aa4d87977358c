import type { ShopStore } from './db';

let opened: Promise<ShopStore> | undefined;

/** The device's store, loaded and opened on first use (Dexie is not part of the first screen's bytes). */
export function openStore(): Promise<ShopStore> {
  opened ??= import('./db').then(({ ShopStore }) => new ShopStore());
  return opened;
}
