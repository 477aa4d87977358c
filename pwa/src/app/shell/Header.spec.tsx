import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearTokens } from '#data/api/tokens.ts';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import { openStore } from '#data/db/open-store.ts';
import { asha, signsIn } from '#data/queries/signs-in.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { BottomBar } from './BottomBar';
import { CartPanel } from './CartPanel';
import { Header } from './Header';

vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));

const user = userEvent.setup({ delay: null });
const header = () => within(screen.getByRole('banner'));
const open = (path = '/about') =>
  pageAt(
    path,
    '*',
    <>
      <Header />
      <BottomBar />
      <CartPanel />
    </>,
  );

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  clearTokens();
});

it('shows a visitor logo, search prompt, wishlist, Login and My Cart', () => {
  open();
  const to = (name: string) => header().getByRole('link', { name }).getAttribute('href');
  expect(to('Jhola: Delivered in under 10 minutes')).toBe('/');
  expect(to('Search for atta dal and more')).toBe('/search');
  expect(to('My Wishlist')).toBe('/dashboard/mywishlist');
  expect(header().getByRole('button', { name: 'Login' })).toBeTruthy();
  expect(header().getByRole('button', { name: 'My Cart' })).toBeTruthy();
});

it('says Login required! to a visitor and leads to /login', async () => {
  const { address } = open();
  await user.click(header().getByRole('button', { name: 'Login' }));
  expect(address()).toBe('/login');
  expect(header().getByText('Login required!')).toBeTruthy();
});

it('asks a visitor to log in for the cart, whose panel closes then', async () => {
  const { address } = open();
  await user.click(header().getByRole('button', { name: 'My Cart' }));
  const panel = () => screen.queryByRole('dialog', { name: 'Cart' });
  await waitFor(() => expect(panel()).toBeTruthy());
  await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Please Login' }));
  await waitFor(() => expect([address(), panel()]).toEqual(['/login', null]));
  expect(header().getByText('Please Login')).toBeTruthy();
});

it('names who is signed in, and counts the cart, in the bar at the bottom too', async () => {
  await signsIn(asha);
  const dal = aCartProduct({ name: 'Toor Dal', price: 199, discount: 15 });
  await (await openStore()).cartLines.put(aCartLine(dal, 2));
  const { go } = open();
  await header().findByRole('button', { name: 'My Cart: 2 items, ₹338' });
  expect(await header().findByRole('button', { name: 'Account: Asha Rao' })).toBeTruthy();
  const bar = () => screen.queryByRole('link', { name: /View Cart/ });
  expect([bar()?.textContent, bar()?.getAttribute('href')]).toEqual(['2 items₹338View Cart', '/cart']);
  for (const path of ['/cart', '/checkout']) {
    act(() => go(path));
    await waitFor(() => expect(bar()).toBeNull());
  }
});
