import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { ownPasskeys } from '#data/api/passkeys-api.ts';
import { aUser } from '#test-data/a-user.ts';
import { useSignInOptions } from '../hooks/use-sign-in-options';
import { PasskeySignIn } from './PasskeySignIn';
import { PasskeysPart } from './PasskeysPart';

vi.mock('#data/api/passkeys-api.ts', () => ({ ownPasskeys: vi.fn() }));
vi.mock('../hooks/use-sign-in-options', () => ({ useSignInOptions: vi.fn() }));

const passkey = {
  _id: 'a'.repeat(24),
  name: 'Chrome on Android',
  createdAt: '2026-11-01T06:00:00.000Z',
  lastUsedAt: null,
  synced: true,
};

beforeEach(() => {
  vi.mocked(ownPasskeys).mockReset().mockResolvedValue([passkey]);
  vi.mocked(useSignInOptions).mockReset().mockReturnValue({ googleClientId: null, passkeys: true });
  vi.stubGlobal('PublicKeyCredential', class {});
});

it('lists what there is and says where it works', async () => {
  render(<PasskeysPart user={aUser()} />);
  const entry = await screen.findByRole('listitem');
  expect(entry.textContent).toMatch(
    /^Chrome on AndroidAdded on 1 Nov 2026 · Not used yet · On your other devices, too/,
  );
  expect(screen.getByRole('button', { name: 'Remove the passkey of Chrome on Android' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeDefined();
});

it('takes no tap before the list that moves the button is there', async () => {
  render(<PasskeysPart user={aUser()} />);
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add a passkey' });
  expect(add.disabled).toBe(true);
  await waitFor(() => expect(add.disabled).toBe(false));
});

it('asks for a password first where the account has none', async () => {
  vi.mocked(ownPasskeys).mockResolvedValue([]);
  render(<PasskeysPart user={aUser({ hasPassword: false })} />);
  await screen.findByText('Set a password first.');
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('says when they cannot be had, and tries again', async () => {
  vi.mocked(ownPasskeys).mockRejectedValueOnce(new ApiError('network.unreachable', 'offline', 0));
  render(<PasskeysPart user={aUser()} />);
  await screen.findByText('Your passkeys could not be fetched');
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Chrome on Android');
});

it.each([
  ['the shop has no name for them', false, true],
  ['the browser has none', true, false],
])('is not there where %s', (_, offered, inBrowser) => {
  vi.mocked(useSignInOptions).mockReturnValue({ googleClientId: null, passkeys: offered });
  if (!inBrowser) vi.unstubAllGlobals();
  const { container } = render(
    <>
      <PasskeysPart user={aUser()} />
      <PasskeySignIn />
    </>,
  );
  expect(container.textContent).toBe('');
  expect(ownPasskeys).not.toHaveBeenCalled();
});
