import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { aUser } from '#test-data/a-user.ts';
import { SecuritySection } from './SecuritySection';

vi.mock('#data/api/profile-api.ts', () => ({ sessions: async () => [] }));

it('offers who signs in with Google alone to set a password', () => {
  render(<SecuritySection user={aUser({ hasPassword: false, hasGoogle: true })} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText(/^You sign in with Google and have no password yet\./)).toBeDefined();
  expect(screen.getByText('Connected')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/forgot-password');
  expect(screen.queryByRole('form', { name: 'Change password' })).toBeNull();
});

it('lets everybody else change theirs', () => {
  render(<SecuritySection user={aUser()} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('form', { name: 'Change password' })).toBeDefined();
  expect(screen.queryByText('Connected')).toBeNull();
});
