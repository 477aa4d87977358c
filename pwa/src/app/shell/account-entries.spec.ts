import { expect, it } from 'vitest';
import { appTexts } from '../texts';
import { accountEntries } from './account-entries';

const labels = (isAdmin: boolean) => accountEntries(isAdmin).map(({ words }) => appTexts[words]);

it('offers customers their own pages alone, in the order of the specification', () => {
  expect(labels(false)).toEqual(['Home', 'My Wishlist', 'My Orders', 'Save Address', 'Offline & Storage']);
});

it('offers administrators the orders of all shoppers, the stock, and the shoppers, too', () => {
  expect(labels(true)).toEqual([
    'Home',
    'Manage Orders',
    'Stock',
    'Customers',
    'My Wishlist',
    'My Orders',
    'Save Address',
    'Offline & Storage',
  ]);
});
