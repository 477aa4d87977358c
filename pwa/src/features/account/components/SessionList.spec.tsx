import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { endOtherSessions, endSession } from '#data/api/profile-api.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { SessionList } from './SessionList';

vi.mock('#data/api/profile-api.ts', () => ({ endSession: vi.fn(), endOtherSessions: vi.fn() }));

const user = userEvent.setup({ delay: null });
const refetch = vi.fn();
const session = (id: string, device: string, thisDevice = false) => ({
  _id: id.repeat(24),
  device,
  signedInAt: '2026-01-10T12:00:00.000Z',
  lastUsedAt: new Date().toISOString(),
  thisDevice,
});
const here = session('a', 'Chrome on Android', true);
const laptop = session('b', 'Firefox on Linux');

beforeEach(() => {
  refetch.mockClear();
  vi.mocked(endSession).mockReset();
  vi.mocked(endOtherSessions).mockReset();
});

const show = (sessions: readonly (typeof here)[] | undefined = [here, laptop], failed = false) =>
  render(<SessionList sessions={sessions} failed={failed} refetch={refetch} />);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

it('lists the devices, this one marked, which is not signed out here', () => {
  show();
  const list = within(screen.getByRole('list', { name: 'Where you are signed in' }));
  const [own, other] = list.getAllByRole('listitem');
  expect(own?.textContent).toMatch(/^Chrome on Android.*This device$/);
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
  expect(other?.textContent).toMatch(/^Firefox on LinuxLast used now · Signed in on 10 \w+ 2026Log out$/);
});

it('signs one out, and asks anew who is left', async () => {
  vi.mocked(endSession).mockResolvedValueOnce('This device is logged out');
  show();
  await press('Log out Firefox on Linux');
  expect(endSession).toHaveBeenCalledExactlyOnceWith(laptop._id);
  await waitFor(() => expect(refetch).toHaveBeenCalledOnce());
  expect(currentToasts().at(-1)?.text).toBe('This device is logged out');
});

it('signs all others out after asking', async () => {
  vi.mocked(endOtherSessions).mockResolvedValueOnce('All other devices are logged out');
  show();
  const name = 'Log out of all other devices';
  await press(name);
  const question = () => within(screen.getByRole('dialog', { name }));
  expect(question().getByText(/This one stays signed in\./)).toBeDefined();
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(endOtherSessions).not.toHaveBeenCalled();
  await press(name);
  await user.click(question().getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(refetch).toHaveBeenCalledOnce());
  expect(endOtherSessions).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks anew also when it failed: it may have ended by itself', async () => {
  vi.mocked(endSession).mockRejectedValueOnce(new Error('There is no such session.'));
  show();
  await press('Log out Firefox on Linux');
  await waitFor(() => expect(refetch).toHaveBeenCalledOnce());
  expect(currentToasts().at(-1)).toMatchObject({ kind: 'error', text: 'There is no such session.' });
});

it('offers nothing where this is the only one', () => {
  show([here]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('waits, and says when they cannot be fetched', async () => {
  const { rerender } = render(<SessionList sessions={undefined} failed={false} refetch={refetch} />);
  expect(screen.getByText('Loading...')).toBeDefined();
  rerender(<SessionList sessions={undefined} failed refetch={refetch} />);
  expect(screen.getByRole('alert').textContent).toContain('Your devices could not be fetched');
  await press('Retry');
  expect(refetch).toHaveBeenCalledOnce();
});
