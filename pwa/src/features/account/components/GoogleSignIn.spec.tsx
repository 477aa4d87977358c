import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { logInWithGoogle } from '../commands/log-in-with-google';
import { loadProvider } from '../google/provider';
import { GoogleSignIn } from './GoogleSignIn';

vi.mock('../google/provider', () => ({ loadProvider: vi.fn() }));
vi.mock('../commands/log-in-with-google', () => ({ logInWithGoogle: vi.fn() }));
vi.mock('#data/api/account-api.ts', () => ({
  signInOptions: async () => ({ googleClientId: 'shop.apps.example', passkeys: false }),
}));

const onLink = vi.fn();
const initialize = vi.fn();
const renderButton = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(loadProvider).mockResolvedValue({ initialize, renderButton });
});

/** Shows the button, and answers as the provider's window does. */
async function choose(way: 'login' | 'register', credential: string | undefined) {
  render(<GoogleSignIn way={way} active onLink={onLink} />);
  await waitFor(() => expect(renderButton).toHaveBeenCalledOnce());
  const [{ client_id, callback }] = initialize.mock.lastCall ?? [];
  expect(client_id).toBe('shop.apps.example');
  callback({ credential });
}
const toast = (kind: string, text: string) =>
  waitFor(() => expect(currentToasts().at(-1)).toMatchObject({ kind, text }));

it.each([
  ['login', 'signin_with', 'Google Login Failed'],
  ['register', 'signup_with', 'Google SignUp Failed'],
] as const)('says at %s when Google gives nobody', async (way, text, words) => {
  await choose(way, undefined);
  expect(renderButton.mock.lastCall?.[1]).toMatchObject({ text });
  await toast('error', words);
});

it('says that one is signed in', async () => {
  vi.mocked(logInWithGoogle).mockResolvedValueOnce({ words: 'Login Successful with Google' });
  await choose('login', 'id-token');
  expect(logInWithGoogle).toHaveBeenCalledExactlyOnceWith('login', 'id-token');
  await toast('success', 'Login Successful with Google');
});

it('says why the shop does not take what Google gives', async () => {
  vi.mocked(logInWithGoogle).mockRejectedValueOnce(new Error('Google Register/Login Failed'));
  await choose('register', 'id-token');
  await toast('error', 'Google Register/Login Failed');
});

it('asks for the password of an account that has this e-mail', async () => {
  const link = { email: 'asha@shop.example', credential: 'id-token' };
  vi.mocked(logInWithGoogle).mockResolvedValueOnce({ link });
  await choose('login', 'id-token');
  await waitFor(() => expect(onLink).toHaveBeenCalledExactlyOnceWith(link));
});

it('says when Google cannot be reached', async () => {
  vi.mocked(loadProvider).mockRejectedValueOnce(new Error('blocked'));
  render(<GoogleSignIn way="login" active onLink={onLink} />);
  const words = 'Google could not be reached. Please use your e-mail and password.';
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
});
