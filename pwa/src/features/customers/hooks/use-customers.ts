import type { CustomerPage } from '#data/api/customers-api.ts';
import { type PagedQuery, usePagedQuery } from '#data/queries/use-paged-query.ts';

/** Customers to a page (docs/product.md#page-sizes). */
const CUSTOMERS_A_PAGE = 50;

/**
 * The customers an administrator looks for, page by page.
 * @param search part of a name, an e-mail address or a mobile number
 * @param page from 1
 * @param current whether the list is on the screen: what was changed meanwhile is asked for when it comes back
 */
export function useCustomers(search: string, page: number, current: boolean): PagedQuery<CustomerPage> {
  const ask = async () =>
    (await import('#data/api/customers-api.ts')).findCustomers({ search, page, limit: CUSTOMERS_A_PAGE });
  return usePagedQuery(`customers:${page}:${search}`, ask, current);
}
