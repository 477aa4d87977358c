import Dexie, { type ObservabilitySet, RangeSet } from 'dexie';
import type { ShopStore } from '../db/db';

/** Which products changed: those of these ids, or any. */
export type ChangedProducts = readonly string[] | 'any';

/**
 * Reports each change of the products on this device, by whichever tab or worker, once it is written.
 * @returns ends it
 */
export function onProductsChanged(
  store: ShopStore,
  listener: (changed: ChangedProducts) => void,
): () => void {
  const products = `idb://${store.name}/${store.products.name}/`;
  const onMutation = (parts: ObservabilitySet) => {
    const part = parts[products];
    if (part) listener(idsIn(new RangeSet().add(part)));
  };
  Dexie.on.storagemutated.subscribe(onMutation);
  return () => Dexie.on.storagemutated.unsubscribe(onMutation);
}

/** Dexie names single keys for small changes, and everything for large ones. */
function idsIn(ranges: RangeSet): ChangedProducts {
  const ids: string[] = [];
  for (const { from, to } of ranges) {
    if (typeof from !== 'string' || from !== to) return 'any';
    ids.push(from);
  }
  return ids;
}
