import { errorCodes } from '@jhola/shared/errors/error-codes';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { logInWithGoogle } from './log-in-with-google';
import { signIn } from './sign-in';

vi.mock('./sign-in', () => ({ signIn: vi.fn() }));

const credential = `h.${Buffer.from(JSON.stringify({ email: 'asha@shop.example' })).toString('base64url')}.s`;
const refuse = (code: 'google.refused' | 'google.not-linked' | 'account.blocked') =>
  vi
    .mocked(signIn)
    .mockRejectedValueOnce(new ApiError(code, errorCodes[code].message, errorCodes[code].status));

beforeEach(() => {
  vi.mocked(signIn).mockReset();
});

it('signs in by the call of its page, and says so in its own words', async () => {
  const api = { googleLogIn: vi.fn(), googleRegister: vi.fn() };
  vi.mocked(signIn).mockImplementation(async (ask) => {
    await ask(api as never);
    return 'Login successful!';
  });
  expect(await logInWithGoogle('login', credential)).toEqual({ words: 'Login Successful with Google' });
  expect(await logInWithGoogle('register', credential)).toEqual({
    words: 'Registered/Login Successful with Google',
  });
  expect(api.googleLogIn).toHaveBeenCalledExactlyOnceWith({ credential });
  expect(api.googleRegister).toHaveBeenCalledExactlyOnceWith({ credential });
});

it('asks for the password of the account with this e-mail', async () => {
  refuse('google.not-linked');
  expect(await logInWithGoogle('login', credential)).toEqual({
    link: { email: 'asha@shop.example', credential },
  });
  refuse('google.not-linked');
  expect(await logInWithGoogle('login', 'unreadable')).toEqual({
    link: { email: '', credential: 'unreadable' },
  });
});

it('says why not: in the words of the page for a token that is not taken, else in the server’s', async () => {
  refuse('google.refused');
  await expect(logInWithGoogle('login', credential)).rejects.toThrow('Google Login Failed');
  refuse('google.refused');
  await expect(logInWithGoogle('register', credential)).rejects.toThrow('Google Register/Login Failed');
  refuse('account.blocked');
  await expect(logInWithGoogle('register', credential)).rejects.toThrow('This account is blocked.');
});
