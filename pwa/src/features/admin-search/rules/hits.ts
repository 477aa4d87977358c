import type { Customer } from '@jhola/shared/contracts/customers.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import type { AdminProduct } from '@jhola/shared/contracts/product.contract';

/** How many of each kind are shown at most. */
export const HITS_OF_A_KIND = 4;

/** The kinds of what is found, in the order of the screen. */
export const HIT_KINDS = ['orders', 'products', 'customers'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** One line of the results: something that was found, or the way to all of its kind. */
export type Hit =
  | { readonly kind: 'orders'; readonly order: Order }
  | { readonly kind: 'products'; readonly product: AdminProduct }
  | { readonly kind: 'customers'; readonly customer: Customer }
  | { readonly kind: HitKind; readonly all: string };

/** What the server found, and of which kinds it has more. */
export interface Found {
  readonly search: string;
  readonly orders: readonly Order[];
  readonly products: readonly AdminProduct[];
  readonly customers: readonly Customer[];
  readonly more: Readonly<Record<HitKind, boolean>>;
}

/** The lines of the results, kind by kind; a kind of which there are more ends with the way to all of them. */
export function hitsOf({ search, orders, products, customers, more }: Found): readonly Hit[] {
  const all = (kind: HitKind): Hit[] => (more[kind] ? [{ kind, all: search }] : []);
  return [
    ...orders.map((order): Hit => ({ kind: 'orders', order })),
    ...all('orders'),
    ...products.map((product): Hit => ({ kind: 'products', product })),
    ...all('products'),
    ...customers.map((customer): Hit => ({ kind: 'customers', customer })),
    ...all('customers'),
  ];
}
