import { CatalogueDetailsAnswer, catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import type { Product } from '@jhola/shared/contracts/product.contract';
import { send } from './transport';

/**
 * Everything about some products, those that are gone left out; asked without a token, so that a worker can ask too.
 * @param ids at most `MAX_DETAILS`
 */
export async function catalogueDetails(ids: readonly string[]): Promise<Product[]> {
  const path = `${catalogueSyncPaths.details}?ids=${ids.join(',')}`;
  return (await send({ path, answer: CatalogueDetailsAnswer }, undefined)).data;
}
