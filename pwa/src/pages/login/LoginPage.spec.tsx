import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { RegisterPage } from '../register/RegisterPage';
import { LoginPage } from './LoginPage';

vi.mock('#data/api/account-api.ts', () => ({
  signInOptions: async () => ({ googleClientId: null, passkeys: false }),
}));

beforeEach(async () => {
  await (await openStore()).forgetShopper();
});

const open = (pathname: string, state: unknown) =>
  render(
    <MemoryRouter initialEntries={[{ pathname, state }]}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/checkout" element={<p>Checkout</p>} />
        <Route path="/" element={<p>Home</p>} />
      </Routes>
    </MemoryRouter>,
  );

it.each([
  ['/login', 'Login'],
  ['/register', 'Register'],
])('asks a visitor at %s', (path, form) => {
  open(path, null);
  expect(screen.getByRole('form', { name: form })).toBeDefined();
});

it.each(['/login', '/register'])(
  'sends who is signed in home from %s, or to where they were going',
  (path) => {
    storeTokens(tokensFor('asha'));
    open(path, null);
    expect(screen.getByText('Home')).toBeDefined();
    open(path, { from: '/checkout' });
    expect(screen.getByText('Checkout')).toBeDefined();
  },
);
