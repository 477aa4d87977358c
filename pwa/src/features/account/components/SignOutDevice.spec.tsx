import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { signOutDevice } from '#data/api/account-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { SignOutDevice } from './SignOutDevice';

vi.mock('#data/api/account-api.ts', () => ({ signOutDevice: vi.fn() }));

const user = userEvent.setup({ delay: null });
beforeEach(() => {
  vi.mocked(signOutDevice).mockReset();
});

const show = () =>
  render(
    <MemoryRouter initialEntries={['/sign-out-device#the-token']}>
      <SignOutDevice />
    </MemoryRouter>,
  );
const press = () => user.click(screen.getByRole('button', { name: 'Sign that device out' }));

it('signs the device of the link out when asked to, not before, and leads to a new password', async () => {
  show();
  expect(signOutDevice).not.toHaveBeenCalled();
  await press();
  expect(signOutDevice).toHaveBeenCalledWith('the-token');
  await screen.findByRole('heading', { name: 'That device is signed out' });
  const link = screen.getByRole('link', { name: 'Set a new password' });
  expect(link.getAttribute('href')).toBe('/forgot-password');
});

it('says what is wrong with the link, and stays', async () => {
  const refusal = new ApiError('session.unknown-link', 'This link is not valid.', 403);
  vi.mocked(signOutDevice).mockRejectedValue(refusal);
  show();
  await press();
  expect(currentToasts().at(-1)?.text).toBe('This link is not valid.');
  expect(screen.getByRole('heading', { name: 'Sign a device out' })).toBeTruthy();
});
