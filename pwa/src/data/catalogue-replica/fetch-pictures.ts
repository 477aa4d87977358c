import { cardSize } from '#ui/product/image-source.ts';
import type { ShopStore } from '../db/db';
import { likelyRows } from './likely-products';

/** How many pictures are fetched unasked at most: some 500 kB. */
const MAX = 60;

/** Brings one picture onto the device: the service worker keeps what passes through it. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<unknown>;

const fetchPicture: FetchPicture = (address, signal) => fetch(address, { priority: 'low', signal });
const isKept = async (address: string) => (await caches.match(address)) !== undefined;

/**
 * Brings the pictures, as small as cards show them, of the products whose pages may be opened next, one after the other. Those
 * on the device are left alone. Without a network a page shows them in place of larger ones.
 * @param signal ends it
 * @throws what `ask` throws
 */
export async function fetchLikelyPictures(
  store: ShopStore,
  signal: AbortSignal,
  ask = fetchPicture,
  known = isKept,
): Promise<void> {
  const rows = await likelyRows(store);
  const addresses = rows.flatMap(({ image: [first] }) => (first?.startsWith('/') ? cardSize(first) : []));
  for (const address of [...new Set(addresses)].slice(0, MAX)) {
    if (signal.aborted) return;
    if (!(await known(address))) await ask(address, signal);
  }
}
