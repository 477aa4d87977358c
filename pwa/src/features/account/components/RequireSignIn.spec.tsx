import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { storeTokens } from '#data/api/tokens.ts';
import { RequireSignIn } from './RequireSignIn';

function Login() {
  return <p>Login, then {(useLocation().state as { from: string }).from}</p>;
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route
          path="/checkout"
          element={
            <RequireSignIn>
              <p>Checkout</p>
            </RequireSignIn>
          }
        />
      </Routes>
    </MemoryRouter>,
  );

it('sends a visitor to sign in, and says where to come back to', () => {
  open('/checkout?step=2');
  expect(screen.getByText('Login, then /checkout?step=2')).toBeDefined();
});

it('lets the signed-in pass', () => {
  storeTokens({ access: 'access', refresh: 'refresh' });
  open('/checkout');
  expect(screen.getByText('Checkout')).toBeDefined();
});
