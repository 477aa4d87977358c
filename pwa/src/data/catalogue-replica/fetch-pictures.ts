import { cardSize } from '#ui/product/image-source.ts';
import type { ShopStore } from '../db/db';
import { likelyRows } from './likely-products';

/** How many pictures of products are fetched unasked at most: some 500 kB. */
const MAX = 60;
/** How many of categories, which home shows first: some 100 kB. */
const MAX_CATEGORIES = 16;

/** Brings one picture onto the device: the service worker keeps what passes through it. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<unknown>;

const fetchPicture: FetchPicture = (address, signal) => fetch(address, { priority: 'low', signal });
const isKept = async (address: string) => (await caches.match(address)) !== undefined;

/**
 * Brings the pictures, as small as cards show them, of the categories and of the products whose pages may be opened next, one
 * after the other. Those on the device are left alone. Without a network a page shows them in place of larger ones.
 * @param signal ends it
 * @throws what `ask` throws
 */
export async function fetchLikelyPictures(
  store: ShopStore,
  signal: AbortSignal,
  ask = fetchPicture,
  known = isKept,
): Promise<void> {
  const [categories, rows] = await Promise.all([
    store.categories.orderBy('name').limit(MAX_CATEGORIES).toArray(),
    likelyRows(store),
  ]);
  const addresses = [
    ...categories.map(({ image }) => image),
    ...cardSizesOf(rows.map(({ image: [first] }) => first)).slice(0, MAX),
  ];
  for (const address of cardSizesOf(addresses)) {
    if (signal.aborted) return;
    if (!(await known(address))) await ask(address, signal);
  }
}

/** The card-sized addresses of pictures that this shop serves, each once. */
const cardSizesOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address?.startsWith('/') ? cardSize(address) : []))),
];
