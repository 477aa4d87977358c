import { errorCodes } from '@jhola/shared/errors/error-codes';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { exportData } from '#data/api/profile-api.ts';
import { saveFile } from '#ui/save-file.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { deleteAccount } from '../commands/delete-account';
import { YourData } from './YourData';

vi.mock('#data/api/profile-api.ts', () => ({ exportData: vi.fn() }));
vi.mock('#ui/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('../commands/delete-account', () => ({ deleteAccount: vi.fn() }));

const user = userEvent.setup({ delay: null });
const onDeleted = vi.fn();
const everything = { account: { name: 'Asha Rao' }, addresses: [], orders: [] };
const show = (hasPassword = true) => render(<YourData hasPassword={hasPassword} onDeleted={onDeleted} />);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Delete my account' }));
const lastToast = () => currentToasts().at(-1);

beforeEach(() => {
  vi.resetAllMocks();
});

it('hands over everything as a file', async () => {
  let answer: (data: unknown) => void = () => {};
  vi.mocked(exportData).mockReturnValueOnce(new Promise((resolve) => (answer = resolve as never)));
  show();
  await press('Download my data');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Loading...' })).disabled).toBe(true);
  answer(everything);
  await waitFor(() => expect(lastToast()?.text).toBe('Your data is in your downloads'));
  const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('jhola-my-data.json');
  expect(JSON.parse((await file?.text()) ?? '')).toEqual(everything);
});

it('says when it cannot be fetched', async () => {
  vi.mocked(exportData).mockRejectedValueOnce(
    new ApiError('network.unreachable', 'You seem to be offline.', 0),
  );
  show();
  await press('Download my data');
  await waitFor(() => expect(lastToast()).toMatchObject({ kind: 'error', text: 'You seem to be offline.' }));
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeDefined();
  expect(saveFile).not.toHaveBeenCalled();
});

it('deletes the account of whoever knows its password, having said what goes and what stays', async () => {
  const { message, status } = errorCodes['account.wrong-credentials'];
  vi.mocked(deleteAccount)
    .mockRejectedValueOnce(new ApiError('account.wrong-credentials', message, status))
    .mockResolvedValueOnce('Your account is deleted.');
  show();
  await press('Delete my account');
  expect(dialog().getByRole('heading', { name: 'What is deleted at once' })).toBeDefined();
  expect(dialog().getByText('Your addresses, cart and wishlist')).toBeDefined();
  expect(dialog().getByRole('heading', { name: 'What stays' })).toBeDefined();
  expect(dialog().getByText(/^Your orders without your name/)).toBeDefined();
  const confirm = dialog().getByRole<HTMLButtonElement>('button', { name: 'Delete my account' });
  expect(confirm.disabled).toBe(true);
  await user.type(dialog().getByLabelText(/^Password/), 'indigo-dye-1');
  await user.click(confirm);
  await waitFor(() => expect(lastToast()?.text).toBe(message));
  expect(onDeleted).not.toHaveBeenCalled();
  await user.click(confirm);
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(deleteAccount).toHaveBeenLastCalledWith('indigo-dye-1');
});

it('asks those who have no password to set one first', async () => {
  show(false);
  await press('Delete my account');
  expect(dialog().getByText(/^Your account has no password yet\./)).toBeDefined();
  expect(dialog().queryByRole('button', { name: 'Delete my account' })).toBeNull();
});
