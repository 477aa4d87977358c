import type { Overview } from '@jhola/shared/contracts/overview.contract';
import { useEffect, useRef, useState } from 'react';
import { usePull } from '../../../sync/use-pull';

/** What is known of how the shop is doing; nothing of it is kept on the device. */
export interface OverviewFound {
  readonly overview: Overview | undefined;
  /** The server is being asked. */
  readonly busy: boolean;
  readonly failed: boolean;
  readonly again: () => void;
}

/** How the shop is doing. @param current whether the page is on the screen: it is asked anew when it comes back */
export function useOverview(current: boolean): OverviewFound {
  const [asking, setAsking] = useState(0);
  const {
    answer: overview,
    state,
    again,
  } = usePull('overview', async () => {
    setAsking((count) => count + 1);
    try {
      return await (await import('../../../api-client/overview-api')).shopOverview();
    } finally {
      setAsking((count) => count - 1);
    }
  });

  const wasCurrent = useRef(current);
  useEffect(() => {
    if (current && !wasCurrent.current) again();
    wasCurrent.current = current;
  }, [current, again]);

  return { overview, busy: asking > 0, failed: !overview && state === 'failed', again };
}
