import { errorCodes } from '@jhola/shared/errors/error-codes';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { updateUser } from '#data/api/account-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { changeEmail, confirmEmail } from '#data/api/profile-api.ts';
import { aUser } from '#test-data/a-user.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { ProfileCard } from './ProfileCard';

const fetchUser = vi.hoisted(() => vi.fn());
vi.mock('#data/queries/fetch-user.ts', () => ({ fetchUser }));
vi.mock('#data/api/account-api.ts', () => ({ updateUser: vi.fn() }));
vi.mock('#data/api/profile-api.ts', () => ({ changeEmail: vi.fn(), confirmEmail: vi.fn() }));

const user = userEvent.setup({ delay: null });
const asha = aUser({ mobile: '9876543210' });
const other = 'other@mail.example';
const form = () => within(screen.getByRole('form', { name: 'Profile' }));
const field = (name: string) => form().getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const dialog = () => within(screen.getByRole('dialog', { name: 'Change e-mail' }));
const submit = () => user.click(form().getByRole('button', { name: 'Submit' }));
const rewrite = async (name: string, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};
const refuse = (code: 'account.wrong-credentials' | 'account.code-wrong') =>
  new ApiError(code, errorCodes[code].message, errorCodes[code].status);

beforeEach(() => {
  fetchUser.mockReset();
  for (const call of [updateUser, changeEmail, confirmEmail]) vi.mocked(call).mockReset();
});

it('saves name and mobile, both checked, and waits meanwhile', async () => {
  let answer: (words: string) => void = () => {};
  vi.mocked(updateUser).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  render(<ProfileCard user={aUser()} />);
  expect([field('Name').value, field('Email').value]).toEqual(['Asha Rao', 'asha@mail.example']);
  await submit();
  expect((await form().findByRole('alert')).textContent).toBe('Please fill this in');
  await waitFor(() => expect(document.activeElement).toBe(field('Mobile')));
  expect(updateUser).not.toHaveBeenCalled();
  await user.type(field('Mobile'), '9876543210');
  await submit();
  const waiting = await form().findByRole<HTMLButtonElement>('button', { name: 'Loading...' });
  expect(waiting.disabled).toBe(true);
  answer('Profile updated successfully.');
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Profile updated successfully.'));
  expect(updateUser).toHaveBeenCalledExactlyOnceWith({
    name: 'Asha Rao',
    email: 'asha@mail.example',
    mobile: '9876543210',
  });
  expect(fetchUser).toHaveBeenCalledOnce();
});

it('takes another e-mail for the password and the code from there', async () => {
  vi.mocked(changeEmail)
    .mockRejectedValueOnce(refuse('account.wrong-credentials'))
    .mockResolvedValueOnce('A code is on its way to the new address.');
  vi.mocked(confirmEmail)
    .mockRejectedValueOnce(refuse('account.code-wrong'))
    .mockResolvedValueOnce('Your e-mail has changed');
  render(<ProfileCard user={asha} />);
  await rewrite('Email', other.toUpperCase());
  await submit();
  expect(await screen.findByRole('dialog', { name: 'Change e-mail' })).toBeDefined();
  expect(dialog().getByText(new RegExp(`^We send a six-digit code to ${other}\\.`))).toBeDefined();
  // until the code from there was seen, the address is the old one
  expect(field('Email').value).toBe(asha.email);
  expect(updateUser).not.toHaveBeenCalled();

  const send = dialog().getByRole<HTMLButtonElement>('button', { name: 'Send code' });
  expect(send.disabled).toBe(true);
  await user.type(dialog().getByLabelText(/^Password/), 'indigo-dye-1');
  await user.click(send);
  const refused = errorCodes['account.wrong-credentials'].message;
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe(refused));
  await user.click(send);
  expect(await dialog().findByText(new RegExp(`that we sent to ${other}`))).toBeDefined();
  expect(changeEmail).toHaveBeenLastCalledWith({ email: other, password: 'indigo-dye-1' });

  const boxes = dialog().getAllByRole('textbox');
  expect(document.activeElement).toBe(boxes[0]);
  const confirm = dialog().getByRole<HTMLButtonElement>('button', { name: 'Confirm e-mail' });
  expect(confirm.disabled).toBe(true);
  await user.keyboard('111111{Enter}');
  expect(await dialog().findByText(errorCodes['account.code-wrong'].message)).toBeDefined();
  expect(document.activeElement).toBe(boxes[0]);
  await user.keyboard('482137{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(confirmEmail).toHaveBeenLastCalledWith({ email: other, otp: '482137' });
  expect(fetchUser).toHaveBeenCalledOnce();
});

it('asks those who have no password to set one before they take another e-mail', async () => {
  render(<ProfileCard user={{ ...asha, hasPassword: false }} />);
  await rewrite('Email', other);
  await submit();
  expect(await screen.findByText(/^Your account has no password yet\./)).toBeDefined();
  expect(dialog().queryByRole('button', { name: 'Send code' })).toBeNull();
});
