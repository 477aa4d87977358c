import {
  accountPaths,
  LoginAnswer,
  type LoginRequest,
  RegisterAnswer,
  type RegisterRequest,
  type UpdateUserRequest,
  type UserDetails,
  UserDetailsAnswer,
} from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { callApi, callApiAsVisitor } from './call-api';
import { clearTokens, readTokens, type Tokens } from './tokens';
import { send } from './transport';

/** Makes an account (section 7, User). Returns the server's words. */
export async function register(body: RegisterRequest): Promise<string> {
  const answer = await callApiAsVisitor({
    method: 'post',
    path: accountPaths.register,
    answer: RegisterAnswer,
    body,
  });
  return answer.message;
}

/** Signs in. The tokens are not kept yet: first the store must belong to this user. */
export async function logIn(
  body: LoginRequest,
): Promise<{ tokens: Tokens; user: UserDetails; message: string }> {
  const { data, message } = await callApiAsVisitor({
    method: 'post',
    path: accountPaths.login,
    answer: LoginAnswer,
    body,
  });
  const tokens = { access: data.accesstoken, refresh: data.refreshToken };
  const user = await send({ path: accountPaths.userDetails, answer: UserDetailsAnswer }, tokens.access);
  return { tokens, user: user.data, message };
}

/** Ends the session on the server where it can be reached, and on this browser in any case. */
export async function logOut(): Promise<void> {
  const tokens = readTokens();
  clearTokens();
  if (!tokens) return;
  // The tokens are forgotten here already: a server that cannot be asked now lets the session run out.
  await send({ path: accountPaths.logout, answer: PlainAnswer }, tokens.access).catch(() => undefined);
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
