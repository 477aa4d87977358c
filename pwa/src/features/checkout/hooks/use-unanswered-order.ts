import type { Order } from '@jhola/shared/contracts/orders.contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { checkAttempt } from '../commands/check-attempt';
import type { OrderAttempt } from '../order-attempt';

/** How it stands with an order whose answer was lost. */
export interface UnansweredOrder {
  /**
   * `none`: there is no such order; `checking`: the shop is being asked; `unknown`: it cannot be asked now; `absent`: it
   * has no such order, which may be placed again.
   */
  readonly state: 'none' | 'checking' | 'unknown' | 'absent';
  readonly check: () => void;
}

/**
 * Finds out what became of an order whose answer was lost, immediately and when the connection is back. It places nothing.
 * @param attempt the order, if there is one
 * @param busy an order is being placed just now: nothing is lost yet
 * @param onPlaced called when it turns out that the order was placed
 */
export function useUnansweredOrder(
  attempt: OrderAttempt | undefined,
  busy: boolean,
  onPlaced: (order: Order) => void,
): UnansweredOrder {
  const online = useOnline();
  const [failed, setFailed] = useState(false);
  const latest = useRef(onPlaced);
  latest.current = onPlaced;
  const open = attempt && !attempt.absent && !busy ? attempt.key : undefined;

  const check = useCallback(() => {
    setFailed(false);
    checkAttempt().then(
      (found) => found.outcome === 'placed' && latest.current(found.order),
      (error: unknown) => {
        console.warn('What became of an order could not be asked', error);
        setFailed(true);
      },
    );
  }, []);

  useEffect(() => {
    if (open && online) check();
  }, [open, online, check]);

  if (!attempt || busy) return { state: 'none', check };
  if (attempt.absent) return { state: 'absent', check };
  return { state: online && !failed ? 'checking' : 'unknown', check };
}
