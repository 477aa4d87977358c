import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useOnline } from '#connection/use-online.ts';
import type { ShopStore } from '#data/db/db.ts';
import { firstList, useFirstData } from '#data/db/first-data.ts';
import { newestList } from '#data/db/products.ts';
import type { ProductRow } from '#data/db/rows.ts';
import { useLive } from '#data/db/use-live.ts';
import { type QueryState, useQuery } from '#data/queries/use-query.ts';

/** A list of products as the device knows it now. */
export interface ListedProducts {
  readonly products: readonly ProductSummary[];
  /** How many there are; missing where these are only some of them. */
  readonly total?: number;
}

/** A list of products, and the state of its query. */
export interface ListQuery {
  /** `undefined` while nothing is known. */
  readonly known?: ListedProducts;
  /** This device knows nothing of it, and the server cannot be asked. */
  readonly failed: boolean;
  readonly query: QueryState;
}

/**
 * A list of products: as the server last answered, by the device's own copy where that is newer, and, without a network, by
 * what the device happens to know.
 * @param name the list's name; `undefined` asks for nothing
 * @param inCopy finds its products in the copy; must depend on nothing but the name
 * @param run brings it into the store
 */
export function useListQuery(
  name: string | undefined,
  inCopy: (store: ShopStore) => Promise<ProductRow[]>,
  run: () => Promise<void>,
): ListQuery {
  const first = firstList(useFirstData(), name);
  const stored = useLive<{ readonly list: ListedProducts | undefined }>(
    async (store) => ({ list: name ? await newestList(store, name, inCopy) : undefined }),
    [name],
    first && { list: first },
  );
  const query = useQuery(name, run);
  const lost = Boolean(name && stored && !stored.list && query.state === 'failed');
  const offline = !useOnline();
  const seen = useLive(async (store) => (lost && offline ? inCopy(store) : []), [name, lost, offline]);
  const pieces = lost && seen?.length ? { products: seen } : undefined;
  return { known: stored?.list ?? pieces, failed: lost && seen?.length === 0, query };
}
