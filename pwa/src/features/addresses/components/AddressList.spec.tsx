import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { addresses, disableAddress } from '#data/api/addresses-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { openStore } from '#data/db/open-store.ts';
import { bela, signsIn } from '#data/queries/signs-in.ts';
import { writtenAddress as written } from '#test-data/an-address.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { AddressList } from './AddressList';

vi.mock('#data/api/addresses-api.ts', () => ({ addresses: vi.fn(), disableAddress: vi.fn() }));

const user = userEvent.setup({ delay: null });
const saved = { ...written, _id: 'a'.repeat(24), userId: bela._id, status: true };
const remove = async () =>
  user.click(await screen.findByRole('button', { name: 'Delete the address of Asha Rao' }));
const question = () => within(screen.getByRole('dialog', { name: 'Delete Address' }));

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  await signsIn(bela);
  vi.mocked(addresses).mockReset().mockResolvedValue([saved]);
  vi.mocked(disableAddress).mockReset();
});

it('shows each with all it takes to deliver', async () => {
  render(<AddressList />);
  const card = await screen.findByRole('listitem');
  expect(card.textContent).toContain('Asha Rao');
  expect(card.textContent).toContain(
    '12 Lotus Apartments, MG Road, Bengaluru, Bengaluru Urban, Karnataka, India - 560001',
  );
  expect(card.textContent).toContain('Mobile: 9876543210');
});

it('waits, says when they cannot be fetched, and tries again', async () => {
  vi.mocked(addresses).mockRejectedValueOnce(new ApiError('server.failed', 'Something went wrong!', 500));
  render(<AddressList />);
  expect(await screen.findByText('Loading...')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong!');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('listitem')).toBeDefined();
});

it('deletes one after asking, and says when none is left', async () => {
  vi.mocked(disableAddress).mockResolvedValueOnce('Address deleted');
  render(<AddressList />);
  await remove();
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(disableAddress).not.toHaveBeenCalled();
  await remove();
  vi.mocked(addresses).mockResolvedValue([]);
  await user.click(question().getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No address yet')).toBeDefined();
  expect(disableAddress).toHaveBeenCalledExactlyOnceWith(saved._id);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('says why one cannot be deleted, and keeps it', async () => {
  vi.mocked(disableAddress).mockRejectedValueOnce(new Error('The shop is busy.'));
  render(<AddressList />);
  await remove();
  await user.click(question().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('The shop is busy.'));
  expect(screen.getByRole('listitem')).toBeDefined();
});
