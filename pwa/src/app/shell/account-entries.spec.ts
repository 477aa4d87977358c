import { expect, it } from 'vitest';
import { accountEntries } from './account-entries';

const labels = (isAdmin: boolean) => accountEntries(isAdmin).map(({ label }) => label);
const FOR_ADMINS = ['Category', 'Sub Category', 'Upload Product', 'Product'];

it('offers administrators the catalogue, in the order of the specification', () => {
  expect(labels(true).filter((label) => FOR_ADMINS.includes(label))).toEqual(FOR_ADMINS);
});

it('offers customers their own pages alone', () => {
  expect(labels(false)).toEqual(['Home', 'Profile', 'My Wishlist', 'My Orders', 'Save Address']);
});
