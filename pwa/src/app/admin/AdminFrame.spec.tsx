import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { NEW_ORDERS, WAITING_QUESTIONS } from '#data/db/settings.ts';
import { signsIn } from '#data/queries/signs-in.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { aUser } from '#test-data/a-user.ts';
import { OnScreen, Router } from '../routing/Router';
import { Shell } from '../Shell';

vi.mock('#connection/use-online.ts', () => ({ useOnline: () => true }));
vi.mock('#data/queries/fetch-waiting-count.ts', () => ({ fetchWaitingCount: async () => {} }));

const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  await (await openStore()).forgetShopper();
});

function open(path: string) {
  window.history.replaceState(null, '', path);
  return render(
    <Router>
      <Shell>
        <OnScreen>
          <Link to="/dashboard/stock">To the stock</Link>
        </OnScreen>
      </Shell>
    </Router>,
  );
}
const menu = () => within(screen.getByRole('navigation', { name: 'Dashboard' }));

it('stands around the pages of an administrator, in place of what shoppers need', async () => {
  await signsIn(aUser({ role: 'ADMIN' }));
  open('/dashboard/AdminAllOrders/ORD-00000001');
  const current = await screen.findByRole('link', { name: 'Manage Orders', current: 'page' });
  expect(menu().getByText('Manage Orders')).toBe(current);
  expect(
    menu()
      .getAllByRole('list')
      .map((list) => list.getAttribute('aria-labelledby') && list.previousSibling?.textContent),
  ).toEqual([null, 'Orders', 'Catalogue', 'Customers', 'Settings']);
  expect(screen.queryByRole('link', { name: 'Search for atta dal and more' })).toBeNull();
  expect(screen.queryByRole('button', { name: /My Cart/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'My Wishlist' })).toBeNull();
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'View shop' }).getAttribute('href')).toBe('/');
  expect(banner.getByRole('button', { name: /^Search orders/ })).toBeDefined();
});

it('counts new orders and waiting questions', async () => {
  await signsIn(aUser({ role: 'ADMIN' }));
  const { settings } = await openStore();
  await settings.put({ key: NEW_ORDERS, value: 3 });
  await settings.put({ key: WAITING_QUESTIONS, value: 2 });
  open('/dashboard/overview');
  const badge = await screen.findByRole('link', { name: 'New Orders: 3' });
  expect(badge.getAttribute('href')).toBe('/dashboard/AdminAllOrders');
  expect(await screen.findByRole('link', { name: 'Questions: 2' })).toBeDefined();
});

it('has a bar for a phone, whose last entry opens the whole menu and closes it when one goes on', async () => {
  await signsIn(aUser({ role: 'ADMIN' }));
  open('/dashboard/product');
  const bar = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Orders',
    'Products',
    'Customers',
  ]);
  expect(bar.getByRole('link', { name: 'Products' }).getAttribute('aria-current')).toBe('page');
  await user.click(bar.getByRole('button', { name: 'More' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Dashboard' }));
  await user.click(dialog.getByRole('link', { name: 'Stock' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['/dashboard/myorders', '/dashboard/profile', '/', '/user'])(
  'leaves %s to the shop’s own, for an administrator too',
  async (path) => {
    await signsIn(aUser({ role: 'ADMIN' }));
    open(path);
    expect(await screen.findByRole('link', { name: 'Search for atta dal and more' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'View shop' })).toBeNull();
  },
);

it('is not shown to a shopper, who finds no page there', async () => {
  await signsIn(aUser());
  open('/dashboard/stock');
  expect(await screen.findByRole('link', { name: 'Search for atta dal and more' })).toBeDefined();
});

it('is neither one nor the other until it is known who asks', () => {
  storeTokens(tokensFor('asha'));
  open('/dashboard/stock');
  expect(screen.queryByRole('banner')).toBeNull();
});
