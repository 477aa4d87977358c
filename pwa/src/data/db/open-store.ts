import { copyTokensInto } from '../api/tokens';
import { afterFirstInteraction } from './after-first-interaction';
import type { ShopStore } from './db';
import { documentFirstData } from './first-data-element';
import { loaded } from './loaded';

let opened: Promise<ShopStore> | undefined;

/**
 * The device's store, loaded and opened on first use after the first screen (Dexie is not part of its bytes). What the
 * document contains is in it before anyone reads.
 */
export function openStore(): Promise<ShopStore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<ShopStore> {
  const { data, kept } = documentFirstData;
  await afterFirstInteraction();
  const [{ ShopStore }, { keepFirstData }] = await loaded(() =>
    Promise.all([import('./db'), import('./keep-first-data')]),
  );
  const store = new ShopStore();
  if (data && !kept) await keepFirstData(store, data);
  return store;
}

// The page's tokens have a copy in the store, for the service worker.
copyTokensInto(async () => {
  const [store, { readTokenCopy, writeTokenCopy }] = await Promise.all([
    openStore(),
    loaded(() => import('./token-copy')),
  ]);
  return {
    read: () => readTokenCopy(store),
    write: (tokens, still) => writeTokenCopy(store, tokens, still),
  };
});
