import { grouped } from '#i18n/grouped.ts';

/** The words of the administrators' search over orders, products and customers. */
export const adminSearchTexts = {
  title: 'Search the shop',
  open: 'Search orders, products, customers',
  hint: 'An order’s number, a name, a phone number or an e-mail address.',
  groups: { orders: 'Orders', products: 'Products', customers: 'Customers' },
  all: {
    orders: 'All orders found',
    products: 'All products found',
    customers: 'All customers found',
  },
  draft: 'Draft',
  stock: (count: number) => `${grouped(count)} in stock`,
  soldOut: 'Sold out',
  searching: 'Searching...',
  found: (count: number) => (count === 1 ? '1 result' : `${grouped(count)} results`),
  none: (search: string) => `Nothing found for “${search}”`,
  failed: 'The search failed',
  retry: 'Retry',
  clear: 'Clear search',
  close: 'Close',
} as const;
