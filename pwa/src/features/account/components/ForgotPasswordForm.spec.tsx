import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgotPassword } from '#data/api/account-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm';

vi.mock('#data/api/account-api.ts', () => ({ forgotPassword: vi.fn() }));

const onSent = vi.fn();
const user = userEvent.setup({ delay: null });
const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send OTP' });

beforeEach(() => {
  vi.mocked(forgotPassword).mockReset();
  onSent.mockClear();
  render(<ForgotPasswordForm onSent={onSent} />, { wrapper: MemoryRouter });
});

it('works once an e-mail is filled in, and says when it is none', async () => {
  expect(button().disabled).toBe(true);
  await user.type(email(), '   ');
  expect(button().disabled).toBe(true);
  await user.type(email(), 'asha');
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter a valid email address');
  expect(forgotPassword).not.toHaveBeenCalled();
});

it('has a code sent, and goes on with the e-mail', async () => {
  let answer: (words: string) => void = () => {};
  vi.mocked(forgotPassword).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await user.type(email(), ' asha@mail.example ');
  await user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  expect(button().disabled).toBe(true);
  answer('If this e-mail is registered, a code is on its way.');
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith('asha@mail.example'));
  expect(currentToasts().at(-1)?.text).toBe('If this e-mail is registered, a code is on its way.');
});

it('stays with what was typed when there is no network', async () => {
  vi.mocked(forgotPassword).mockRejectedValueOnce(
    new ApiError('network.unreachable', 'You seem to be offline.', 0),
  );
  await user.type(email(), 'asha@mail.example');
  await user.click(button());
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('You seem to be offline.'));
  expect(email().value).toBe('asha@mail.example');
  expect(onSent).not.toHaveBeenCalled();
});

it('leads back to the login', () => {
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
});
