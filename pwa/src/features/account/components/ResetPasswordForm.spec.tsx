import { errorCodes } from '@jhola/shared/errors/error-codes';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { resetPassword } from '#data/api/account-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { ResetPasswordForm } from './ResetPasswordForm';

vi.mock('#data/api/account-api.ts', () => ({ resetPassword: vi.fn() }));

const onDone = vi.fn();
const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change Password' });
const refuse = (code: 'account.common-password' | 'account.reset-refused') =>
  vi
    .mocked(resetPassword)
    .mockRejectedValueOnce(new ApiError(code, errorCodes[code].message, errorCodes[code].status));

beforeEach(() => {
  vi.mocked(resetPassword).mockReset();
  onDone.mockClear();
  render(<ResetPasswordForm email="asha@mail.example" resetToken="once" onDone={onDone} />, {
    wrapper: MemoryRouter,
  });
});

async function fill(newPassword: string, confirmPassword: string) {
  await user.type(field('New password'), newPassword);
  await user.type(field('Confirm password'), confirmPassword);
}

it('works once both are filled in, and says at the field what is wrong with it', async () => {
  expect(button().disabled).toBe(true);
  await user.type(field('New password'), 'short');
  expect(button().disabled).toBe(true);
  expect(screen.getByText('At least 8 characters')).toBeDefined();
  await user.type(field('Confirm password'), 'other');
  await user.click(button());
  expect(await screen.findByText('Password must have at least 8 characters')).toBeDefined();
  expect(screen.getByText('New password and confirm password must be same')).toBeDefined();
  expect(resetPassword).not.toHaveBeenCalled();
});

it('shows one of the passwords', async () => {
  const [show] = screen.getAllByRole('button', { name: 'Show password' });
  await user.click(show as HTMLElement);
  expect([field('New password').type, field('Confirm password').type]).toEqual(['text', 'password']);
});

it('says at the password that it is one of the most common', async () => {
  refuse('account.common-password');
  await fill('password123', 'password123');
  await user.click(button());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(errorCodes['account.common-password'].message);
  expect(field('New password').getAttribute('aria-describedby')).toBe(alert.id);
});

it('says when the secret is spent, and leads to another code', async () => {
  refuse('account.reset-refused');
  await fill('indigo-dye-1', 'indigo-dye-1');
  await user.click(button());
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Please ask for a new code and try again.'));
  expect(screen.getByRole('link', { name: 'Ask for a new code' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
  expect(onDone).not.toHaveBeenCalled();
});

it('sends both with the secret, once, and goes on', async () => {
  let answer: (words: string) => void = () => {};
  vi.mocked(resetPassword).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await fill('indigo-dye-1', 'indigo-dye-1');
  await user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  expect(button().disabled).toBe(true);
  answer('Password changed. Please login.');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(resetPassword).toHaveBeenCalledExactlyOnceWith({
    email: 'asha@mail.example',
    resetToken: 'once',
    newPassword: 'indigo-dye-1',
    confirmPassword: 'indigo-dye-1',
  });
  expect(currentToasts().at(-1)?.text).toBe('Password changed. Please login.');
});
