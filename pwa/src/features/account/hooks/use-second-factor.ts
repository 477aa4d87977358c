import type { SecondFactorStatus } from '@jhola/shared/contracts/second-factor.contract';
import { useQuery } from '#data/queries/use-query.ts';

/** Whether sign-in asks the shopper for a code, as the server says; nothing of it is kept on the device. */
export interface SecondFactor {
  /** Missing until the server has answered. */
  readonly status: SecondFactorStatus | undefined;
  /** Nothing is known and the server cannot be asked. */
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** How the shopper's two-step sign-in stands. */
export function useSecondFactor(): SecondFactor {
  const {
    answer: status,
    state,
    refetch,
  } = useQuery('second-factor', async () =>
    (await import('#data/api/second-factor-api.ts')).secondFactorStatus(),
  );
  return { status, failed: !status && state === 'failed', refetch };
}
