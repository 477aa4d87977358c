import { MAX_TICKED, type ProductShow, publishedOf } from '../rules/product-query';

/** As many as the server lists in one call (contract). */
const PAGE_LIMIT = 100;

/**
 * The ids of all products that a search finds, page after page, 500 at most.
 * @throws ApiError
 */
export async function findAllProducts(search: string, show: ProductShow): Promise<readonly string[]> {
  const { adminProducts } = await import('#data/api/admin-products-api.ts');
  const ids: string[] = [];
  for (let page = 1; ids.length < MAX_TICKED; page += 1) {
    const asked = { search, page, limit: PAGE_LIMIT, published: publishedOf(show) };
    const { products, totalPage } = await adminProducts(asked);
    ids.push(...products.map(({ _id }) => _id));
    if (page >= totalPage) break;
  }
  return ids.slice(0, MAX_TICKED);
}
