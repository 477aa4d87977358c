import { accountPaths, RefreshAnswer } from '@jhola/shared/contracts/account.contract';
import { ApiError } from './api-error';
import { oneAtATime } from './one-at-a-time';
import { clearTokens, readTokens, storeTokens } from './tokens';
import { send } from './transport';

/**
 * An access token newer than the one that was refused (section 4). All tabs refresh one after the other, and whoever
 * finds that another has done it already takes the new token.
 * @param refused the access token that was answered with 401
 * @returns undefined when the session has ended; its tokens are cleared then
 * @throws ApiError when the server could not be asked: the session is kept
 */
export function refreshAccessToken(refused: string): Promise<string | undefined> {
  return oneAtATime('token-refresh', async () => {
    const tokens = readTokens();
    if (!tokens) return undefined;
    if (tokens.access !== refused) return tokens.access;
    try {
      const { data } = await send(
        { method: 'post', path: accountPaths.refreshToken, answer: RefreshAnswer },
        tokens.refresh,
      );
      storeTokens({ access: data.accessToken, refresh: data.refreshToken });
      return data.accessToken;
    } catch (error) {
      if (!(error instanceof ApiError) || !error.refused) throw error;
      clearTokens();
      return undefined;
    }
  });
}
