import type { Passkey } from '@jhola/shared/contracts/passkeys.contract';
import { useQuery } from '#data/queries/use-query.ts';

/** The shopper's passkeys, as the server says; nothing of them is kept by the shop's pages. */
export interface OwnPasskeys {
  /** Missing until the server has answered. */
  readonly passkeys: readonly Passkey[] | undefined;
  /** Nothing is known and the server cannot be asked. */
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** The passkeys of the shopper's account. @param offered whether the shop takes any; else nothing is asked */
export function usePasskeys(offered: boolean): OwnPasskeys {
  const {
    answer: passkeys,
    state,
    refetch,
  } = useQuery(offered ? 'passkeys' : undefined, async () =>
    (await import('#data/api/passkeys-api.ts')).ownPasskeys(),
  );
  return { passkeys, failed: !passkeys && state === 'failed', refetch };
}
