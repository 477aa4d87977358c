import type { appTexts } from '#i18n/app-texts.ts';
import type { IconName } from '#ui/icons/paths.ts';

/** An entry of the account menu, the dashboard's side menu and the administrators' menu. */
export interface AccountEntry {
  readonly to: string;
  /** Where its words stand in the shell's texts. */
  readonly words: keyof typeof appTexts &
    (
      | 'home'
      | 'profile'
      | 'overview'
      | 'category'
      | 'subcategory'
      | 'uploadProduct'
      | 'product'
      | 'allOrders'
      | 'stock'
      | 'questions'
      | 'customers'
      | 'activity'
      | 'shopSettings'
      | 'banners'
      | 'pages'
      | 'deliverySettings'
      | 'backup'
      | 'wishlist'
      | 'myOrders'
      | 'saveAddress'
      | 'storage'
    );
  readonly icon: IconName;
  /** Where an administrator's entry stands in the administrators' menu; a shopper's own entry has none. */
  readonly group?: AdminGroup;
}

/** The groups of the administrators' menu, in the order of the screen; `start` has no heading. */
export const ADMIN_GROUPS = ['start', 'orders', 'catalogue', 'customers', 'settings'] as const;
export type AdminGroup = (typeof ADMIN_GROUPS)[number];

/** The signed-in shopper's own page; in the account menu the name leads there. */
export const PROFILE: AccountEntry = { to: '/dashboard/profile', words: 'profile', icon: 'user' };

const entries: readonly AccountEntry[] = [
  { to: '/', words: 'home', icon: 'home' },
  { to: '/dashboard/overview', words: 'overview', icon: 'chart', group: 'start' },
  { to: '/dashboard/category', words: 'category', icon: 'grid', group: 'catalogue' },
  { to: '/dashboard/subcategory', words: 'subcategory', icon: 'list', group: 'catalogue' },
  { to: '/dashboard/upload-product', words: 'uploadProduct', icon: 'upload', group: 'catalogue' },
  { to: '/dashboard/product', words: 'product', icon: 'tag', group: 'catalogue' },
  { to: '/dashboard/AdminAllOrders', words: 'allOrders', icon: 'truck', group: 'orders' },
  { to: '/dashboard/stock', words: 'stock', icon: 'box', group: 'catalogue' },
  { to: '/dashboard/questions', words: 'questions', icon: 'question', group: 'customers' },
  { to: '/dashboard/customers', words: 'customers', icon: 'users', group: 'customers' },
  { to: '/dashboard/activity', words: 'activity', icon: 'clock', group: 'settings' },
  // Settings of the shop: each has a page below /dashboard/settings.
  { to: '/dashboard/settings/shop', words: 'shopSettings', icon: 'bag', group: 'settings' },
  { to: '/dashboard/settings/banners', words: 'banners', icon: 'camera', group: 'settings' },
  { to: '/dashboard/settings/pages', words: 'pages', icon: 'list', group: 'settings' },
  { to: '/dashboard/settings/delivery', words: 'deliverySettings', icon: 'pin', group: 'settings' },
  { to: '/dashboard/settings/backup', words: 'backup', icon: 'shield', group: 'settings' },
  { to: '/dashboard/mywishlist', words: 'wishlist', icon: 'heart' },
  { to: '/dashboard/myorders', words: 'myOrders', icon: 'receipt' },
  { to: '/dashboard/address', words: 'saveAddress', icon: 'pin' },
  { to: '/dashboard/storage', words: 'storage', icon: 'download' },
];

/**
 * The entries a customer or an administrator sees, in the order of docs/product.md#account-menu.
 */
export function accountEntries(isAdmin: boolean): readonly AccountEntry[] {
  return entries.filter((entry) => isAdmin || !entry.group);
}

/** The entries of one group of the administrators' menu. */
export function adminEntries(group: AdminGroup): readonly AccountEntry[] {
  return entries.filter((entry) => entry.group === group);
}
