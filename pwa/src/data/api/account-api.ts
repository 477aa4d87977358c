import {
  accountPaths,
  type ForgotPasswordRequest,
  type GoogleRequest,
  LoginAnswer,
  type LoginRequest,
  RegisterAnswer,
  type RegisterRequest,
  type ResetPasswordRequest,
  type SetUpRequest,
  type SignInOptions,
  SignInOptionsAnswer,
  type UpdateUserRequest,
  type UserDetails,
  UserDetailsAnswer,
  VerifyOtpAnswer,
  type VerifyOtpRequest,
} from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { type PasskeySignInRequest, passkeyPaths } from '@jhola/shared/contracts/passkeys.contract';
import { type SignOutDeviceRequest, sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import type { z } from 'zod';
import { ApiError } from './api-error';
import { callApi, callApiAsVisitor } from './call-api';
import { renewTokens } from './refresh';
import type { Tokens } from './token-keeper';
import { send } from './transport';

/** Signs out the device that a mail has reported. @throws ApiError */
export async function signOutDevice(token: string): Promise<void> {
  const body: SignOutDeviceRequest = { token };
  await callApiAsVisitor({ method: 'post', path: sessionPaths.signOutDevice, answer: PlainAnswer, body });
}

/** Makes the first administrator of a new shop, who signs in afterwards. @throws ApiError */
export async function setUp(body: SetUpRequest): Promise<void> {
  await callApiAsVisitor({ method: 'post', path: accountPaths.setUp, answer: PlainAnswer, body });
}

/** Makes an account (docs/product.md#user-calls). Returns the server's words. */
export async function register(body: RegisterRequest): Promise<string> {
  const answer = await callApiAsVisitor({
    method: 'post',
    path: accountPaths.register,
    answer: RegisterAnswer,
    body,
  });
  return answer.message;
}

/** Who has just signed in, with the tokens for it. They are not kept yet: first the store must belong to this user. */
export interface SignedIn {
  readonly tokens: Tokens;
  readonly user: UserDetails;
  /** The server's words. */
  readonly message: string;
}

/** Signs in by e-mail and password. @throws ApiError */
export const logIn = (body: LoginRequest): Promise<SignedIn> => signIn(accountPaths.login, body);

/** Signs in by an ID token of the sign-in provider. @throws ApiError, `google.not-linked` when the password is needed */
export const googleLogIn = (body: GoogleRequest): Promise<SignedIn> => signIn(accountPaths.googleLogin, body);

/** Signs up, or in, by an ID token of the sign-in provider. @throws ApiError as {@link googleLogIn} */
export const googleRegister = (body: GoogleRequest): Promise<SignedIn> =>
  signIn(accountPaths.googleRegister, body);

/** Signs in by a passkey alone. @throws ApiError, `passkey.refused` */
export const passkeyLogIn = (body: PasskeySignInRequest): Promise<SignedIn> =>
  signIn(passkeyPaths.signIn, body);

async function signIn(path: string, body: unknown): Promise<SignedIn> {
  const { data, message } = await callApiAsVisitor({ method: 'post', path, answer: LoginAnswer, body });
  const tokens = { access: data.accesstoken, refresh: data.refreshToken };
  const user = await send({ path: accountPaths.userDetails, answer: UserDetailsAnswer }, tokens.access);
  return { tokens, user: user.data, message };
}

/** What the sign-in pages offer beside the password. @throws ApiError */
export async function signInOptions(): Promise<SignInOptions> {
  const path = accountPaths.signInOptions;
  return (await callApiAsVisitor({ path, answer: SignInOptionsAnswer })).data;
}

/** Has a one-time code mailed (docs/product.md#recovery-screens). Returns the server's words. @throws ApiError */
export async function forgotPassword(body: ForgotPasswordRequest): Promise<string> {
  const path = accountPaths.forgotPassword;
  return (await callApiAsVisitor({ method: 'put', path, answer: PlainAnswer, body })).message;
}

/** Shows the code. The answer carries what the reset needs, and so does a cookie. @throws ApiError */
export function verifyOtp(body: VerifyOtpRequest): Promise<z.infer<typeof VerifyOtpAnswer>> {
  const path = accountPaths.verifyOtp;
  return callApiAsVisitor({ method: 'put', path, answer: VerifyOtpAnswer, body });
}

/** Sets another password after a code was shown. Returns the server's words. @throws ApiError */
export async function resetPassword(body: ResetPasswordRequest): Promise<string> {
  const path = accountPaths.resetPassword;
  return (await callApiAsVisitor({ method: 'put', path, answer: PlainAnswer, body })).message;
}

/** Ends the session of some tokens on the server; who calls it has forgotten them. @throws ApiError */
export async function logOut({ access, refresh }: Tokens): Promise<void> {
  const end = (token: string) => send({ path: accountPaths.logout, answer: PlainAnswer }, token);
  try {
    await end(access);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // The access token has run out, which the session has not.
    await end((await renewTokens(refresh)).access);
  }
}

/** Who is signed in. */
export async function userDetails(): Promise<UserDetails> {
  return (await callApi({ path: accountPaths.userDetails, answer: UserDetailsAnswer })).data;
}

/** Saves the profile. Returns the server's words. */
export async function updateUser(body: UpdateUserRequest): Promise<string> {
  const answer = await callApi({ method: 'put', path: accountPaths.updateUser, answer: PlainAnswer, body });
  return answer.message;
}
