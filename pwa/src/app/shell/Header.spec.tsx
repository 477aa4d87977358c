import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTokens } from '#data/api/tokens.ts';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import { openStore } from '#data/db/open-store.ts';
import { asha, signsIn } from '#data/queries/signs-in.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { BottomNavigation } from './BottomNavigation';
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
      <BottomNavigation />
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

const menu = () => screen.queryByRole('navigation', { name: 'Main menu' });

it('leads on from the bottom of a phone, and says where one is', () => {
  open('/shop');
  const entries = within(menu() as HTMLElement).getAllByRole('link');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Categories', '/shop'],
    ['Search', '/search'],
    ['Cart', '/cart'],
    ['Account', '/user'],
  ]);
  const here = entries.filter((entry) => entry.getAttribute('aria-current') === 'page');
  expect(here.map(({ textContent }) => textContent)).toEqual(['Categories']);
});

it('names who is signed in, and counts the cart, at the bottom too', async () => {
  await signsIn(asha);
  const dal = aCartProduct({ name: 'Toor Dal', price: 199, discount: 15 });
  await (await openStore()).cartLines.put(aCartLine(dal, 2));
  open();
  await header().findByRole('button', { name: 'My Cart: 2 items, ₹338' });
  expect(await header().findByRole('button', { name: 'Account: Asha Rao' })).toBeTruthy();
  const bar = await within(menu() as HTMLElement).findByRole('link', { name: /View Cart/ });
  expect([bar.textContent, bar.getAttribute('href')]).toEqual(['2 items ₹338 View Cart', '/cart']);
});

it.each(['/checkout', '/product/Toor-Dal-1'])(
  'leaves the bottom of a phone to the bar of %s itself',
  async (path) => {
    const { go } = open();
    expect(menu()).toBeTruthy();
    act(() => go(path));
    await waitFor(() => expect(menu()).toBeNull());
  },
);

it('leaves it to the bar of the cart while there is something in it', async () => {
  await signsIn(asha);
  const { cartLines } = await openStore();
  await cartLines.put(aCartLine(aCartProduct({ name: 'Toor Dal' }), 1));
  open('/cart');
  expect(menu()).toBeNull();
  await header().findByRole('button', { name: /^My Cart: 1 item/ });
  expect(menu()).toBeNull();
  await cartLines.clear();
  await waitFor(() => expect(menu()).toBeTruthy());
});

describe('while one scrolls', () => {
  /** A page's own area, scrolled to a place. */
  function scrolled(area: HTMLElement, top: number) {
    area.scrollTop = top;
    fireEvent.scroll(area);
  }
  const shrunk = () => document.documentElement.hasAttribute('data-header-shrunk');

  it('shrinks on the way down, and is whole on the way up, near the top and on the next page', async () => {
    const { go } = pageAt(
      '/about',
      '*',
      <>
        <Header />
        <div data-scroll-area data-testid="page" />
        <div data-testid="row" />
      </>,
    );
    vi.spyOn(screen.getByRole('banner'), 'offsetHeight', 'get').mockReturnValue(129);
    const page = screen.getByTestId('page');
    scrolled(page, 100);
    expect(shrunk()).toBe(false);
    scrolled(page, 400);
    expect(shrunk()).toBe(true);
    // a finger that rests
    scrolled(page, 397);
    expect(shrunk()).toBe(true);
    scrolled(page, 380);
    expect(shrunk()).toBe(false);
    scrolled(page, 600);
    expect(shrunk()).toBe(true);
    scrolled(page, 0);
    expect(shrunk()).toBe(false);
    scrolled(page, 600);
    act(() => header().getByRole('link', { name: 'My Wishlist' }).focus());
    expect(shrunk()).toBe(false);
    scrolled(page, 0);
    // what scrolls within a page is no page
    scrolled(screen.getByTestId('row'), 900);
    expect(shrunk()).toBe(false);
    scrolled(page, 900);
    expect(shrunk()).toBe(true);
    act(() => go('/faqs'));
    await waitFor(() => expect(shrunk()).toBe(false));
  });
});
