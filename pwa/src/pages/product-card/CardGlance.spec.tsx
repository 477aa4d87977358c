import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { aProduct } from '#test-data/a-product.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { CardGlance } from './CardGlance';

vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));

const watch = aProduct({ name: 'Fastrack Watch', price: 1999, discount: 10, averageRating: 4.26 });
const user = userEvent.setup({ delay: null });
const onClose = vi.fn();

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  storeTokens(tokensFor('asha'));
  onClose.mockReset();
});

const open = () =>
  pageAt('/search?q=watch', '/search', <CardGlance product={watch} open onClose={onClose} />);
const glance = () => within(screen.getByRole('dialog', { name: 'Quick View' }));

it('shows a card’s product and leads to all of it', () => {
  open();
  expect(glance().getByRole('heading', { level: 3, name: 'Fastrack Watch' })).toBeTruthy();
  expect(glance().getByText('₹1,799')).toBeTruthy();
  expect(glance().getByText('₹1,999').closest('s')).toBeTruthy();
  expect(glance().getByText('10% OFF')).toBeTruthy();
  expect(glance().getByText('In Stock')).toBeTruthy();
  expect(glance().getByRole('img', { name: '4.3 out of 5' })).toBeTruthy();
  const all = glance().getByRole('link', { name: 'View Full Details' });
  expect(all.getAttribute('href')).toBe(`/product/Fastrack-Watch-${watch._id}`);
});

it('adds a shopper’s choice to the cart', async () => {
  open();
  await user.click(glance().getByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect(glance().getByRole('button', { name: /1 in cart/ })).toBeTruthy());
});

it('closes and asks a visitor to log in', async () => {
  clearTokens();
  const { address } = open();
  await user.click(glance().getByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect([onClose.mock.calls.length, address()]).toEqual([1, '/login']));
});
