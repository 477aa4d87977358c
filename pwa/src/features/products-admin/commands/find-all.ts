import { type ProductShow, publishedOf } from '../rules/product-query';

/**
 * The ids of all products that a search finds, on all pages, MAX_FOUND_PRODUCTS at most.
 * @throws ApiError
 */
export async function findAllProducts(search: string, show: ProductShow): Promise<readonly string[]> {
  const { foundProductIds } = await import('#data/api/admin-products-api.ts');
  return foundProductIds({ search, published: publishedOf(show) });
}
