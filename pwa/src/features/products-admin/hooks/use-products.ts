import type { AdminProduct } from '@jhola/shared/contracts/product.contract';
import { type PagedQuery, usePagedQuery } from '#data/queries/use-paged-query.ts';
import type { Sorting } from '#ui/table/data-column.ts';
import { type ProductShow, publishedOf, sortOf } from '../rules/product-query';

/** A page of the administrator's products. */
interface ProductsPage {
  readonly products: readonly AdminProduct[];
  readonly totalCount: number;
  readonly totalPage: number;
}

/**
 * A page of all products, drafts among them.
 * @param search words of a name
 * @param page from 1
 * @param limit how many a page has
 * @param sorting by what they are sorted; newest first, or best first, when absent
 * @param current whether the list is on the screen: what changed meanwhile is asked for when it comes back
 */
export function useProducts(
  search: string,
  show: ProductShow,
  page: number,
  limit: number,
  sorting: Sorting | undefined,
  current: boolean,
): PagedQuery<ProductsPage> {
  const ask = async () => {
    const { adminProducts } = await import('#data/api/admin-products-api.ts');
    return adminProducts({ search, page, limit, published: publishedOf(show), ...sortOf(sorting) });
  };
  const order = sorting ? `${sorting.by}:${sorting.descending}` : '';
  return usePagedQuery<ProductsPage>(
    `admin-products:${show}:${order}:${limit}:${page}:${search}`,
    ask,
    current,
  );
}
