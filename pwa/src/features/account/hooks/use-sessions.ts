import type { AccountSession } from '@jhola/shared/contracts/sessions.contract';
import { useQuery } from '#data/queries/use-query.ts';

/** Where the shopper is signed in, as the server says; nothing of it is kept on the device. */
export interface Sessions {
  /** Missing until the server has answered. */
  readonly sessions: readonly AccountSession[] | undefined;
  /** Nothing is known and the server cannot be asked. */
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** The shopper's sign-ins, the newest first. */
export function useSessions(): Sessions {
  const {
    answer: sessions,
    state,
    refetch,
  } = useQuery('sessions', async () => (await import('#data/api/profile-api.ts')).sessions());
  return { sessions, failed: !sessions && state === 'failed', refetch };
}
