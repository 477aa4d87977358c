import { expect, it } from 'vitest';
import { accountEntries } from './account-entries';

const labels = (isAdmin: boolean) => accountEntries(isAdmin).map(({ label }) => label);

it('offers customers their own pages alone', () => {
  expect(labels(false)).toEqual(['Home', 'Profile', 'My Wishlist', 'My Orders', 'Save Address']);
});

it('offers administrators the orders of all shoppers too', () => {
  expect(labels(true)).toEqual([
    'Home',
    'Profile',
    'Manage Orders',
    'My Wishlist',
    'My Orders',
    'Save Address',
  ]);
});
