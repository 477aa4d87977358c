import type { Product } from '@jhola/shared/contracts/product.contract';
import type { ShopStore } from '../db/db';
import { keepProducts } from '../db/products';
import { likelyProducts } from './likely-products';

/** How many are fetched in one call: parsed and written within a frame or two. */
const MAX_CONCURRENT = 20;

/** Asks for everything about some products. */
export type AskDetails = (ids: readonly string[]) => Promise<readonly Product[]>;

/**
 * Brings the details of the products whose pages may be opened next, a few at a time, so that those pages are whole without
 * a network too.
 * @param signal ends it after what is under way
 * @throws what `ask` throws; the details written until then stay
 */
export async function fetchLikelyDetails(
  store: ShopStore,
  ask: AskDetails,
  signal: AbortSignal,
): Promise<void> {
  const ids = await likelyProducts(store);
  for (let at = 0; at < ids.length && !signal.aborted; at += MAX_CONCURRENT)
    await keepProducts(store, await ask(ids.slice(at, at + MAX_CONCURRENT)), Date.now());
}
