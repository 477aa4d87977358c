import { accountPaths, RefreshAnswer } from '@jhola/shared/contracts/account.contract';
import { ApiError } from './api-error';
import { oneAtATime } from './one-at-a-time';
import { tokenPayload } from './token-payload';
import { clearTokens, readTokens, storeTokens, type Tokens } from './tokens';
import { send } from './transport';

/**
 * An access token newer than the one that was refused (section 4). All tabs and the service worker refresh one after the
 * other, and whoever finds that another has done it already takes the new token.
 * @param refused the access token that was answered with 401
 * @returns undefined when the session has ended, its tokens are cleared then; and when somebody else has signed in
 *   meanwhile, since what was asked must not be asked in their name
 * @throws ApiError when the server could not be asked: the session is kept
 */
export function refreshAccessToken(refused: string): Promise<string | undefined> {
  return oneAtATime('token-refresh', async () => {
    const tokens = readTokens();
    if (!tokens || ownerOf(tokens.access) !== ownerOf(refused)) return undefined;
    if (tokens.access !== refused) return tokens.access;
    try {
      const fresh = await renewTokens(tokens.refresh);
      if (!stillHas(tokens)) return undefined;
      storeTokens(fresh);
      return fresh.access;
    } catch (error) {
      if (!(error instanceof ApiError) || !error.refused) throw error;
      if (stillHas(tokens)) clearTokens();
      return undefined;
    }
  });
}

/** Changes a refresh token for new tokens (section 7); keeps nothing. @throws ApiError */
export async function renewTokens(refresh: string): Promise<Tokens> {
  const call = { method: 'post', path: accountPaths.refreshToken, answer: RefreshAnswer } as const;
  const { data } = await send(call, refresh);
  return { access: data.accessToken, refresh: data.refreshToken };
}

/** Whether nobody has signed out or in while the server was asked. */
const stillHas = (tokens: Tokens): boolean => readTokens()?.refresh === tokens.refresh;

/** Whom an access token speaks for. */
const ownerOf = (access: string): unknown => tokenPayload(access).sub;
