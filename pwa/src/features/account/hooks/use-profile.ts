import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { useQuery } from '#data/queries/use-query.ts';
import { useSession } from './use-session';

/** The signed-in shopper's own data. */
export interface Profile {
  /** Missing until the device knows it. */
  readonly user: UserDetails | undefined;
  /** Nothing is known and the server cannot be asked. */
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** Who is signed in, asked of the server anew. */
export function useProfile(): Profile {
  const { user } = useSession();
  const { state, refetch } = useQuery('user', async () =>
    (await import('#data/queries/fetch-user.ts')).fetchUser(),
  );
  return { user, failed: !user && state === 'failed', refetch };
}
