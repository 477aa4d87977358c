import { isOnline } from '#connection/connection.ts';
import { openStore } from '#data/db/open-store.ts';
import { shareFetch } from '#data/queries/share-fetch.ts';
import type { ProductToday } from '../rules/buy-again';

/**
 * Looks up products as they are today: asks the shop, and takes what the device keeps where it cannot be asked.
 * @returns each product by its id
 */
export async function productsToday(
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductToday>> {
  const [{ fetchProduct }, { ApiError }, store] = await Promise.all([
    import('#data/queries/fetch-product.ts'),
    import('#data/api/api-error.ts'),
    openStore(),
  ]);
  const fetchToday = async (id: string): Promise<ProductToday> => {
    try {
      if (isOnline()) await shareFetch(`product:${id}`, () => fetchProduct(id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'product.missing') return 'gone';
    }
    return (await store.products.get(id)) ?? 'unknown';
  };
  const ids = [...new Set(productIds)];
  const found = await Promise.all(ids.map(fetchToday));
  return new Map(ids.map((id, at) => [id, found[at] ?? 'unknown']));
}
