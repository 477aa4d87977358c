import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useLive } from '#data/db/use-live.ts';
import { useQuery } from '#data/queries/use-query.ts';
import { boughtProducts } from '../rules/bought-products';

/**
 * What the signed-in shopper has bought, the newest first (docs/product.md#own-rows). Products that this device does not
 * know are asked for; those that the shop no longer has are left out.
 */
export function useBoughtProducts(): readonly ProductSummary[] {
  const found = useLive(async (store) => {
    const ids = boughtProducts(await store.orders.orderBy('createdAt').reverse().toArray());
    const rows = await store.products.bulkGet(ids);
    return {
      products: rows.filter((row) => row !== undefined),
      unknown: ids.filter((_, index) => !rows[index]),
    };
  }, []);
  const unknown = found?.unknown ?? [];
  useQuery(unknown.length > 0 ? `bought:${unknown}` : undefined, async () => {
    const { productsToday } = await import('../commands/products-today');
    await productsToday(unknown);
  });
  return found?.products ?? [];
}
