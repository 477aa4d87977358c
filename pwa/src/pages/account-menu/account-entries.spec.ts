import { expect, it } from 'vitest';
import { appTexts } from '#i18n/app-texts.ts';
import { accountEntries } from './account-entries';

const labels = (isAdmin: boolean) => accountEntries(isAdmin).map(({ words }) => appTexts[words]);

it('offers customers their own pages alone, in the menu’s order', () => {
  expect(labels(false)).toEqual(['Home', 'My Wishlist', 'My Orders', 'Save Address', 'Offline & Storage']);
});

it('offers administrators the running of the shop, too', () => {
  expect(labels(true)).toEqual([
    'Home',
    'Overview',
    'Category',
    'Sub Category',
    'Upload Product',
    'Product',
    'Manage Orders',
    'Stock',
    'Questions',
    'Customers',
    'Activity',
    'Shop settings',
    'Banners',
    'Pages',
    'Delivery',
    'Backup',
    'My Wishlist',
    'My Orders',
    'Save Address',
    'Offline & Storage',
  ]);
});
