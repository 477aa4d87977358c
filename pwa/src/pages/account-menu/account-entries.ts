import type { appTexts } from '#i18n/app-texts.ts';
import type { IconName } from '#ui/icons/paths.ts';

/** An entry of the account menu and of the dashboard's side menu. */
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
      | 'deliverySettings'
      | 'backup'
      | 'wishlist'
      | 'myOrders'
      | 'saveAddress'
      | 'storage'
    );
  readonly icon: IconName;
  readonly adminOnly?: true;
}

/** The signed-in shopper's own page; in the account menu the name leads there. */
export const PROFILE: AccountEntry = { to: '/dashboard/profile', words: 'profile', icon: 'user' };

const entries: readonly AccountEntry[] = [
  { to: '/', words: 'home', icon: 'home' },
  { to: '/dashboard/overview', words: 'overview', icon: 'chart', adminOnly: true },
  { to: '/dashboard/category', words: 'category', icon: 'grid', adminOnly: true },
  { to: '/dashboard/subcategory', words: 'subcategory', icon: 'list', adminOnly: true },
  { to: '/dashboard/upload-product', words: 'uploadProduct', icon: 'upload', adminOnly: true },
  { to: '/dashboard/product', words: 'product', icon: 'tag', adminOnly: true },
  { to: '/dashboard/AdminAllOrders', words: 'allOrders', icon: 'truck', adminOnly: true },
  { to: '/dashboard/stock', words: 'stock', icon: 'box', adminOnly: true },
  { to: '/dashboard/questions', words: 'questions', icon: 'question', adminOnly: true },
  { to: '/dashboard/customers', words: 'customers', icon: 'users', adminOnly: true },
  { to: '/dashboard/activity', words: 'activity', icon: 'clock', adminOnly: true },
  // Settings of the shop: each has a page below /dashboard/settings.
  { to: '/dashboard/settings/shop', words: 'shopSettings', icon: 'bag', adminOnly: true },
  { to: '/dashboard/settings/delivery', words: 'deliverySettings', icon: 'pin', adminOnly: true },
  { to: '/dashboard/settings/backup', words: 'backup', icon: 'shield', adminOnly: true },
  { to: '/dashboard/mywishlist', words: 'wishlist', icon: 'heart' },
  { to: '/dashboard/myorders', words: 'myOrders', icon: 'receipt' },
  { to: '/dashboard/address', words: 'saveAddress', icon: 'pin' },
  { to: '/dashboard/storage', words: 'storage', icon: 'download' },
];

/**
 * The entries a customer or an administrator sees, in the order of docs/product.md#account-menu.
 */
export function accountEntries(isAdmin: boolean): readonly AccountEntry[] {
  return entries.filter((entry) => isAdmin || !entry.adminOnly);
}
