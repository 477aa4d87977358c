import type { Overview } from '@jhola/shared/contracts/overview.contract';
import { useState } from 'react';
import { usePagedQuery } from '#data/queries/use-paged-query.ts';

/** What is known of how the shop is doing; nothing of it is kept on the device. */
export interface OverviewFound {
  readonly overview: Overview | undefined;
  /** The server is being asked. */
  readonly busy: boolean;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** How the shop is doing. @param current whether the page is on the screen: it is asked anew when it comes back */
export function useOverview(current: boolean): OverviewFound {
  const [asking, setAsking] = useState(0);
  const ask = async () => {
    setAsking((count) => count + 1);
    try {
      return await (await import('#data/api/overview-api.ts')).shopOverview();
    } finally {
      setAsking((count) => count - 1);
    }
  };
  const { found: overview, failed, refetch } = usePagedQuery('overview', ask, current);
  return { overview, busy: asking > 0, failed, refetch };
}
