import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { useSyncExternalStore } from 'react';
import { hasTokens, onTokensChange } from '#data/api/tokens.ts';
import { useLive } from '#data/db/use-live.ts';

/**
 * Who is using this browser. `signedIn` is known immediately; `user` is undefined for a visitor, and for a moment at start.
 */
export interface Session {
  readonly signedIn: boolean;
  readonly user: UserDetails | undefined;
  readonly isAdmin: boolean;
}

/** The session, kept up to date in all tabs. */
export function useSession(): Session {
  const signedIn = useSyncExternalStore(onTokensChange, hasTokens, () => false);
  const user = useLive((store) => store.user.toCollection().first(), []);
  const known = signedIn ? user : undefined;
  return { signedIn, user: known, isAdmin: known?.role === 'ADMIN' };
}
