interface Named {
  readonly _id: string;
  readonly name: string;
}

/** A name in a path: spaces, commas, ampersands and what has a meaning in paths become hyphens (docs/product.md#slugs). */
export function nameInPath(name: string): string {
  const hyphened = name.replace(/[\s,&/?#%\\-]+/g, '-').replace(/^-|-$/g, '');
  return encodeURIComponent(hyphened) || 'item';
}

/** A path segment of something named: `{name}-{id}`. */
export function segmentOf({ _id, name }: Named): string {
  return `${nameInPath(name)}-${_id}`;
}

/** The id in a path segment: the text after the last hyphen; '' if there is none (docs/product.md#slugs). */
export function idInSegment(segment: string | undefined): string {
  if (!segment) return '';
  const id = segment.slice(segment.lastIndexOf('-') + 1);
  return /^[0-9a-f]{24}$/.test(id) ? id : '';
}

/** The product page's path: `/product/{name}-{productId}`. */
export function productPath(product: Named): string {
  return `/product/${segmentOf(product)}`;
}

/** The listing's path: `/{categoryName}-{categoryId}/{subCategoryName}-{subCategoryId}`. */
export function listingPath(category: Named, subcategory: Named): string {
  return `/${segmentOf(category)}/${segmentOf(subcategory)}`;
}

/** Where a shopper's order has its page. */
export const ownOrderPath = (orderId: string): string => `/dashboard/myorders/${orderId}`;

/** Where administrators find all orders, and below it each of them. */
export const ADMIN_ORDERS_PATH = '/dashboard/AdminAllOrders';

/** Where an order has its page for administrators. */
export const adminOrderPath = (orderId: string): string => `${ADMIN_ORDERS_PATH}/${orderId}`;
