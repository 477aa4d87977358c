import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { ProductFacets } from '@jhola/shared/contracts/product-filters.contract';
import type { ShopStore } from '#data/db/db.ts';

/** The first results of a term. */
export interface KnownResults {
  /** Best first, as many as were asked for, or as are known. */
  readonly products: readonly ProductSummary[];
  /** How many of the results this device knows: the first ones. */
  readonly known: number;
  /** How many there are. */
  readonly total: number;
  /** Where there are none: texts that were perhaps meant. */
  readonly corrections?: readonly string[];
  /** Where there are none: what others like. */
  readonly popular?: readonly ProductSummary[];
  /** What can be chosen, where that is known. */
  readonly facets?: ProductFacets | undefined;
}

/**
 * The results that are kept under a name; `undefined` when there are none.
 * @param shown how many are read: a device may know thousands, and shows them page by page
 */
export async function knownResults(
  store: ShopStore,
  name: string,
  shown: number,
): Promise<KnownResults | undefined> {
  const list = await store.lists.get(name);
  if (!list) return undefined;
  const rows = await store.products.bulkGet(list.ids.slice(0, shown));
  const { corrections = [], popular = [] } = list.nothingFound ?? {};
  const liked = await store.products.bulkGet([...popular]);
  return {
    products: rows.filter((row) => row !== undefined),
    known: list.ids.length,
    total: list.total,
    facets: list.facets,
    corrections,
    popular: liked.filter((row) => row !== undefined),
  };
}
