import { errorCodes } from '@jhola/shared/errors/error-codes';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import * as api from '#data/api/profile-api.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { PasswordForm } from './PasswordForm';

const onChanged = vi.fn();
const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

beforeEach(async () => {
  vi.restoreAllMocks();
  onChanged.mockClear();
  render(<PasswordForm email="asha@shop.example" onChanged={onChanged} />);
  await user.type(field('Current password'), 'indigo-dye-1');
  await user.type(field('New password'), 'password123');
  await user.type(field('Confirm password'), 'password123');
});

it('says at the new password that it is one of the most common, and keeps what was typed', async () => {
  const { message, status } = errorCodes['account.common-password'];
  vi.spyOn(api, 'changePassword').mockRejectedValue(new ApiError('account.common-password', message, status));
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(field('New password').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  await waitFor(() => expect(document.activeElement).toBe(field('New password')));
  expect(field('New password').value).toBe('password123');
  expect(onChanged).not.toHaveBeenCalled();
});

it('is empty again once the password has changed', async () => {
  const ask = vi.spyOn(api, 'changePassword').mockResolvedValue('Your password is changed.');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    password: 'indigo-dye-1',
    newPassword: 'password123',
    confirmPassword: 'password123',
  });
  expect(field('Current password').value).toBe('');
  expect(currentToasts().at(-1)).toMatchObject({ kind: 'success', text: 'Your password is changed.' });
});
