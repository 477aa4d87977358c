import type { IconName } from '../../ui/icons/paths';
import { appTexts } from '../texts';

/** An entry of the account menu and of the dashboard's side menu. */
export interface AccountEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  readonly adminOnly?: true;
}

const entries: readonly AccountEntry[] = [
  { to: '/', label: appTexts.home, icon: 'home' },
  { to: '/dashboard/profile', label: appTexts.profile, icon: 'user' },
  { to: '/dashboard/AdminAllOrders', label: appTexts.allOrders, icon: 'truck', adminOnly: true },
  { to: '/dashboard/mywishlist', label: appTexts.wishlist, icon: 'heart' },
  { to: '/dashboard/myorders', label: appTexts.myOrders, icon: 'receipt' },
  { to: '/dashboard/address', label: appTexts.saveAddress, icon: 'pin' },
];

/** The entries a customer or an administrator sees, in the order of section 2. */
export function accountEntries(isAdmin: boolean): readonly AccountEntry[] {
  return entries.filter((entry) => isAdmin || !entry.adminOnly);
}
