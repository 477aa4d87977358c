import type { CustomerPage } from '#data/api/customers-api.ts';
import { type PagedQuery, usePagedQuery } from '#data/queries/use-paged-query.ts';
import type { Sorting } from '#ui/table/data-column.ts';
import { sortOf } from '../rules/customer-sort';

/** Customers to a page (docs/product.md#page-sizes). */
const CUSTOMERS_A_PAGE = 50;

/**
 * The customers an administrator looks for, page by page.
 * @param search part of a name, an e-mail address or a mobile number
 * @param page from 1
 * @param sorting by what they are sorted; the newest first when absent
 * @param current whether the list is on the screen: what was changed meanwhile is asked for when it comes back
 */
export function useCustomers(
  search: string,
  page: number,
  sorting: Sorting | undefined,
  current: boolean,
): PagedQuery<CustomerPage> {
  const order = sortOf(sorting);
  const ask = async () => {
    const { findCustomers } = await import('#data/api/customers-api.ts');
    return findCustomers({ search, page, limit: CUSTOMERS_A_PAGE, ...order });
  };
  return usePagedQuery(`customers:${order.sort}:${order.descending}:${page}:${search}`, ask, current);
}
