import { accountPaths, RefreshAnswer } from '@jhola/shared/contracts/account.contract';
import { ApiError } from './api-error';
import { type Tokens, tokenKeeper } from './token-keeper';
import { userOfToken } from './token-payload';
import { send } from './transport';
import { withLock } from './with-lock';

/** Under this name all tabs and the service worker refresh one after the other. */
export const REFRESH_LOCK = 'token-refresh';

/** A token to ask again with. */
export interface FreshToken {
  readonly access: string;
  /** Whether this call refreshed it; otherwise another tab or the service worker did. */
  readonly renewed: boolean;
}

/**
 * An access token newer than the one that was refused (docs/product.md#refreshing). A token that
 * another tab has refreshed meanwhile is taken over: a refresh token used twice would end the session.
 * @param refused the access token that was answered with 401
 * @returns undefined when the session has ended, its tokens are cleared then; and when another user has signed in
 *   meanwhile, since what was asked must not be asked in their name
 * @throws ApiError when the server could not be asked: the session is kept
 */
export function freshToken(refused: string): Promise<FreshToken | undefined> {
  return withLock(REFRESH_LOCK, async () => {
    const keeper = tokenKeeper();
    for (const readTokens of [() => keeper.read(), () => keeper.newest()]) {
      const tokens = await readTokens();
      if (!tokens || userOfToken(tokens.access) !== userOfToken(refused)) return undefined;
      if (tokens.access !== refused) return { access: tokens.access, renewed: false };
    }
    const tokens = await keeper.read();
    return tokens && renew(tokens);
  });
}

async function renew(tokens: Tokens): Promise<FreshToken | undefined> {
  const keeper = tokenKeeper();
  try {
    const fresh = await renewTokens(tokens.refresh);
    return (await keeper.replace(tokens, fresh)) ? { access: fresh.access, renewed: true } : undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.refused) throw error;
    await keeper.replace(tokens, undefined);
    return undefined;
  }
}

/** As {@link freshToken}, for who has one try alone. */
export async function refreshAccessToken(refused: string): Promise<string | undefined> {
  return (await freshToken(refused))?.access;
}

/** Changes a refresh token for new tokens (docs/product.md#tokens); keeps nothing. @throws ApiError */
export async function renewTokens(refresh: string): Promise<Tokens> {
  const call = { method: 'post', path: accountPaths.refreshToken, answer: RefreshAnswer } as const;
  const { data } = await send(call, refresh);
  return { access: data.accessToken, refresh: data.refreshToken };
}
