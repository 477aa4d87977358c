import type { DeliveryCost } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import type { Bill } from '@jhola/shared/domain/pricing/bill';
import { useMemo } from 'react';
import type { CartLineRow } from '#data/db/rows.ts';
import { lastSyncedAt, readNumber } from '#data/db/settings.ts';
import { useLive } from '#data/db/use-live.ts';
import { shownLines } from '#data/db/visitor-cart.ts';
import { useVisitDelivery } from '#data/queries/use-delivery.ts';
import { useQuery } from '#data/queries/use-query.ts';
import { billOfLines } from '../rules/line-bill';

/** The cart as the device knows it, pending changes included. */
export interface Cart {
  /** In the order in which they were added. */
  readonly lines: readonly CartLineRow[];
  readonly bill: Bill;
  /** What delivery costs; undefined where that depends on an address: the bill has no charge then. */
  readonly delivery: DeliveryCost | undefined;
  /** Nothing is known yet and the server is being asked. */
  readonly loading: boolean;
  /** Nothing is known and the server cannot be asked. */
  readonly failed: boolean;
  readonly refetch: () => void;
}

/**
 * The shopper's cart and its bill, or the visitor's.
 * @param signedIn a visitor's cart is on this device alone, and nothing is asked of the server
 */
export function useCart(signedIn: boolean): Cart {
  const rows = useLive((store) => shownLines(store, signedIn), [signedIn]);
  const syncedAt = useLive((store) => readNumber(store, lastSyncedAt('cart')), []);
  const { state, refetch } = useQuery(signedIn ? 'cart' : undefined, async () =>
    (await import('#data/queries/fetch-cart.ts')).fetchCart(),
  );
  const lines = useMemo(() => rows ?? [], [rows]);
  const { cost } = useVisitDelivery();
  const bill = useMemo(() => billOfLines(lines, cost), [lines, cost]);
  const unknown = signedIn && !syncedAt && lines.length === 0;
  const loading = !rows;
  return {
    lines,
    bill,
    delivery: cost,
    loading: loading || (unknown && state === 'fetching'),
    failed: !loading && unknown && state === 'failed',
    refetch,
  };
}
