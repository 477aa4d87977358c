import { ADMIN_ORDERS_PATH, adminOrderPath } from '@jhola/shared/domain/slugs/paths';
import type { Hit } from '#features/admin-search/rules/hits.ts';
import { CUSTOMERS_PATH, customerPath } from '#features/customers/customer-path.ts';

const PRODUCTS_PATH = '/dashboard/product';

/** Where what the administrators' search found is: its page, or the list that shows it or all of its kind. */
export function hitPath(hit: Hit): string {
  if ('all' in hit) {
    const search = encodeURIComponent(hit.all);
    return {
      orders: `${ADMIN_ORDERS_PATH}?search=${search}`,
      products: `${PRODUCTS_PATH}?q=${search}`,
      customers: `${CUSTOMERS_PATH}?q=${search}`,
    }[hit.kind];
  }
  if ('order' in hit) return adminOrderPath(hit.order.orderId);
  if ('customer' in hit) return customerPath(hit.customer._id);
  return `${PRODUCTS_PATH}?q=${encodeURIComponent(hit.product.name)}`;
}
