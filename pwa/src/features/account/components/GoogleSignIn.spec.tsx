import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { logInWithGoogle } from '../commands/log-in-with-google';
import type { FrameMessage } from '../google/frame-messages';
import { GoogleSignIn } from './GoogleSignIn';

vi.mock('../commands/log-in-with-google', () => ({ logInWithGoogle: vi.fn() }));
vi.mock('#data/api/account-api.ts', () => ({
  signInOptions: async () => ({ googleClientId: 'shop.apps.example', passkeys: false }),
}));

const onLink = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
});

/** Shows the button. @returns its frame, and what its page reports */
async function show(way: 'login' | 'register') {
  render(<GoogleSignIn way={way} active onLink={onLink} />);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Google');
  const report = (
    data: FrameMessage | string,
    origin = window.location.origin,
    source = frame.contentWindow,
  ) => act(() => window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  return { frame, report };
}

/** Shows the button, and answers as the provider's window does. */
async function choose(way: 'login' | 'register', credential: string | undefined) {
  const { frame, report } = await show(way);
  report({ type: 'google-button-ready' });
  report({ type: 'google-credential', credential });
  return new URLSearchParams(new URL(frame.src).hash.slice(1));
}
const toast = (kind: string, text: string) =>
  waitFor(() => expect(currentToasts().at(-1)).toMatchObject({ kind, text }));

it.each([
  ['login', 'signin_with', 'Google Login Failed'],
  ['register', 'signup_with', 'Google SignUp Failed'],
] as const)('says at %s when Google gives nobody', async (way, text, words) => {
  const asked = await choose(way, undefined);
  expect(Object.fromEntries(asked)).toEqual({ clientId: 'shop.apps.example', text, locale: 'en' });
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
  const { report } = await show('login');
  report({ type: 'google-button-failed' });
  const words = 'Google could not be reached. Please use your e-mail and password.';
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
});

it('hears its own frame alone', async () => {
  const { report } = await show('login');
  report({ type: 'google-credential', credential: 'stolen' }, 'https://elsewhere.example');
  report({ type: 'google-credential', credential: 'stolen' }, window.location.origin, window);
  report('google-credential');
  expect(logInWithGoogle).not.toHaveBeenCalled();
});
