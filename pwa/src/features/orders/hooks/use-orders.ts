import type { OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { useMemo } from 'react';
import { ORDERS_AT, readNumber } from '#data/db/settings.ts';
import { useStored } from '#data/db/use-stored.ts';
import { useQuery } from '#data/queries/use-query.ts';
import { type GroupedOrders, groupedOrders } from '../rules/grouped-orders';

/** The shopper's orders as the device knows them, newest first. */
export interface Orders {
  readonly groups: GroupedOrders;
  /** How many stand in each tab, as it is written; missing while that is not known. */
  readonly counts: Readonly<Partial<Record<OrderGroup, string>>>;
  /** Nothing is known yet and the server is being asked. */
  readonly loading: boolean;
  /** Nothing is known and the server cannot be asked. */
  readonly failed: boolean;
  readonly refetch: () => void;
  /** When they were brought up to date last, in milliseconds; missing when they never were. */
  readonly at?: number;
  /** They could not be brought up to date now. */
  readonly outdated: boolean;
}

/** The signed-in shopper's own orders. */
export function useOrders(): Orders {
  const rows = useStored((store) => store.orders.orderBy('createdAt').reverse().toArray());
  const at = useStored((store) => readNumber(store, ORDERS_AT)) || undefined;
  const { state, refetch } = useQuery('orders', async () =>
    (await import('#data/queries/fetch-orders.ts')).fetchOrders(),
  );
  const groups = useMemo(() => groupedOrders(rows ?? []), [rows]);
  const unknown = !at && (!rows || rows.length === 0);
  const { newPending, completed, cancelled } = groups;
  const known = state === 'done' || !unknown;
  return {
    groups,
    counts: known
      ? {
          newPending: `${newPending.length}`,
          completed: `${completed.length}`,
          cancelled: `${cancelled.length}`,
        }
      : {},
    loading: !rows || (unknown && state === 'fetching'),
    failed: unknown && state === 'failed',
    refetch,
    at,
    outdated: state === 'failed',
  };
}
