import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { userDetails } from '#data/api/account-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { asha } from '#data/queries/signs-in.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { ProfilePage } from './ProfilePage';

vi.mock('#data/api/account-api.ts', () => ({
  userDetails: vi.fn(),
  signInOptions: async () => ({ googleClientId: null, passkeys: false }),
}));
vi.mock('#data/api/profile-api.ts', () => ({ sessions: async () => [] }));
vi.mock('#data/api/second-factor-api.ts', () => ({
  secondFactorStatus: async () => ({ on: false, since: null, recoveryCodesLeft: 0 }),
}));

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  storeTokens(tokensFor(asha._id));
});

it('waits, says when nothing can be fetched, tries again, and shows all there is to set', async () => {
  vi.mocked(userDetails)
    .mockRejectedValueOnce(new ApiError('server.failed', 'Something went wrong!', 500))
    .mockResolvedValueOnce(asha);
  render(<ProfilePage />, { wrapper: MemoryRouter });
  expect(screen.getByText('Loading...')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong!');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('form', { name: 'Profile' })).toBeDefined();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Security',
    'Password',
    'Two-step sign-in',
    'Where you are signed in',
    'Notifications',
    'On this device',
    'Offline & storage',
    'The shop on this device',
    'Your data',
    'Download my data',
    'Delete my account',
  ]);
});
