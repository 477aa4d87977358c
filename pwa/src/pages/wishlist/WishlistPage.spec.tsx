import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { wishlistProducts } from '#data/api/wishlist-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { asha, signsIn } from '#data/queries/signs-in.ts';
import { aProduct } from '#test-data/a-product.ts';
import { WishlistPage } from './WishlistPage';

vi.mock('#data/api/wishlist-api.ts', () => ({ wishlistProducts: vi.fn() }));

const tea = aProduct({ name: 'Assam Tea', price: 199, discount: 15, unit: '500 g' });
const atta = aProduct({
  name: 'Wheat Atta',
  price: 100,
  discount: 0,
  hasVariants: true,
  variants: [
    { _id: '7'.repeat(24), name: '1 kg', price: 60 },
    { _id: '8'.repeat(24), name: '5 kg', price: 270 },
  ],
});

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  await signsIn(asha);
  vi.mocked(wishlistProducts).mockReset().mockResolvedValue([tea, atta]);
});

it('shows of each product what one gets and what it costs after discount', async () => {
  render(<WishlistPage />, { wrapper: MemoryRouter });
  const shown = within(await screen.findByRole('article', { name: 'Assam Tea' }));
  expect(shown.getByText('500 g')).toBeTruthy();
  // ceil(199 × 15 %) = 30
  expect(shown.getByText('₹169')).toBeTruthy();
});

it('names the cheapest of several packs', async () => {
  render(<WishlistPage />, { wrapper: MemoryRouter });
  const shown = within(await screen.findByRole('article', { name: 'Wheat Atta' }));
  expect(shown.getByText('2 options')).toBeTruthy();
  expect(shown.getByText('from')).toBeTruthy();
  expect(shown.getByText('₹60')).toBeTruthy();
});
