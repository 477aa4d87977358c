import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { newOrderMails, saveNewOrderMails } from '#data/api/new-order-mails-api.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { NewOrderMails } from './NewOrderMails';

vi.mock('#data/api/new-order-mails-api.ts', () => ({ newOrderMails: vi.fn(), saveNewOrderMails: vi.fn() }));

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  vi.mocked(newOrderMails).mockReset().mockResolvedValue({ to: 'nobody', address: '' });
  vi.mocked(saveNewOrderMails)
    .mockReset()
    .mockImplementation(async (choice) => choice);
});

const show = () => render(<NewOrderMails shopEmail="care@shop.example" />);
const choose = async (choice: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: 'Send it to' }), choice);
const save = () => user.click(screen.getByRole('button', { name: 'Save Choice' }));

it('is off until somebody chooses, and is then sent to the shop’s e-mail', async () => {
  show();
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Send it to' });
  expect(choice.value).toBe('nobody');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Choice' }).disabled).toBe(true);
  await choose('The shop’s e-mail (care@shop.example)');
  await save();
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Choice saved'));
  expect(saveNewOrderMails).toHaveBeenCalledWith({ to: 'shop', address: '' });
  expect(choice.value).toBe('shop');
});

it('goes to another address, which must be one', async () => {
  show();
  await choose('Another address');
  await save();
  expect((await screen.findByText('Enter the address.')).getAttribute('role')).toBe('alert');
  const address = screen.getByRole('textbox', { name: /Address for these mails/ });
  await user.type(address, 'orders');
  await save();
  expect(await screen.findByText(/^Enter an e-mail address/)).toBeTruthy();
  expect(saveNewOrderMails).not.toHaveBeenCalled();
  await user.type(address, '@shop.example');
  await save();
  await waitFor(() =>
    expect(saveNewOrderMails).toHaveBeenCalledWith({ to: 'other', address: 'orders@shop.example' }),
  );
});

it('keeps what was chosen when it cannot be saved, and asks again when it could not be fetched', async () => {
  vi.mocked(newOrderMails).mockRejectedValueOnce(new ApiError('server.failed', 'Something went wrong!', 500));
  show();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await choose('The shop’s e-mail (care@shop.example)');
  vi.mocked(saveNewOrderMails).mockRejectedValueOnce(new ApiError('server.busy', 'The shop is busy.', 503));
  await save();
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('The shop is busy.'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Send it to' }).value).toBe('shop');
});
