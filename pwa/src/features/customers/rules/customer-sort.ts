import type { CustomerSort } from '@jhola/shared/contracts/customers.contract';
import type { Sorting } from '#ui/table/data-column.ts';

const sorts = ['since', 'lastLogin'] as const satisfies readonly CustomerSort[];

/** How the server is asked to sort: the newest first, unless an address names another of its ways. */
export function sortOf(sorting: Sorting | undefined): { sort: CustomerSort; descending: boolean } {
  const sort = sorts.find((one) => one === sorting?.by);
  return sort ? { sort, descending: sorting?.descending ?? true } : { sort: 'since', descending: true };
}
