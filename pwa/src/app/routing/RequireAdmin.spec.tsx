import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { signsIn } from '#data/queries/signs-in.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { aUser } from '#test-data/a-user.ts';
import { adminRoutes } from './admin-routes';
import { RequireAdmin } from './RequireAdmin';
import { routes } from './routes';

beforeEach(async () => {
  await (await openStore()).forgetShopper();
});

const open = () =>
  render(
    <MemoryRouter initialEntries={['/dashboard/customers']}>
      <Routes>
        <Route path="/login" element={<p>Login</p>} />
        <Route
          path="*"
          element={
            <RequireAdmin>
              <p>Customers</p>
            </RequireAdmin>
          }
        />
      </Routes>
    </MemoryRouter>,
  );

it('lets administrators pass', async () => {
  await signsIn(aUser({ role: 'ADMIN' }));
  open();
  expect(await screen.findByText('Customers')).toBeDefined();
});

it('is no page at all for a shopper', async () => {
  await signsIn(aUser());
  open();
  expect(await screen.findByRole('heading', { name: 'Nothing on this shelf' })).toBeDefined();
  expect(screen.queryByText('Customers')).toBeNull();
});

it('waits until it is known who is signed in', () => {
  storeTokens(tokensFor('asha'));
  open();
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeDefined();
  expect(screen.queryByText('Customers')).toBeNull();
});

it('sends a visitor to sign in', () => {
  open();
  expect(screen.getByText('Login')).toBeDefined();
});

it('guards every page of the dashboard that is not a shopper’s own', () => {
  const own = ['profile', 'address', 'mywishlist', 'storage', 'myorders', 'myorders/:orderId'];
  const guarded = routes.filter(
    ({ path }) => path.startsWith('/dashboard/') && !own.includes(path.slice('/dashboard/'.length)),
  );
  expect(guarded).toEqual(adminRoutes);
  expect(guarded.map(({ audience }) => audience)).toEqual(guarded.map(() => 'admin'));
});

it.each(['/checkout', '/dashboard', '/my-orders', '/dashboard/profile', '/dashboard/address'])(
  'asks who it is at %s',
  (path) => {
    expect(routes.find((route) => route.path === path)?.audience).toBe('signed-in');
  },
);
