import type { OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { useMemo, useState } from 'react';
import { useStored } from '../../../store/use-stored';
import { type PullState, usePull } from '../../../sync/use-pull';
import { groupedOrders } from '../rules/grouped-orders';
import type { Orders } from './use-orders';

/** Everybody's orders, a page at a time. */
export interface AdminOrders extends Orders {
  /** Pulls the next page; missing when there is none. */
  readonly more?: () => Promise<void>;
}

/**
 * Everybody's orders as the device knows them, newest first; the first page of each tab is pulled.
 * @param group the tab that is looked at
 */
export function useAdminOrders(group: OrderGroup): AdminOrders {
  const rows = useStored((store) => store.adminOrders.orderBy('createdAt').reverse().toArray());
  const [cursors, setCursors] = useState<Partial<Record<OrderGroup, string | null>>>({});
  const pullPage = async (tab: OrderGroup, cursor?: string) => {
    const { pullAdminOrders } = await import('../../../sync/pulls/pull-admin-orders');
    const next = await pullAdminOrders(tab, cursor);
    setCursors((now) => ({ ...now, [tab]: next }));
  };
  const pulls: Record<OrderGroup, PullState> = {
    newPending: usePull('admin-orders:newPending', () => pullPage('newPending')),
    completed: usePull('admin-orders:completed', () => pullPage('completed')),
    cancelled: usePull('admin-orders:cancelled', () => pullPage('cancelled')),
  };
  const groups = useMemo(() => groupedOrders(rows ?? []), [rows]);

  const { state, again } = pulls[group];
  const cursor = cursors[group];
  const empty = groups[group].length === 0;
  // Of a tab with more pages only the first orders are known.
  const count = (tab: OrderGroup) =>
    pulls[tab].state === 'done' ? `${groups[tab].length}${cursors[tab] ? '+' : ''}` : undefined;
  return {
    groups,
    counts: {
      newPending: count('newPending'),
      completed: count('completed'),
      cancelled: count('cancelled'),
    },
    loading: empty && state === 'pulling',
    failed: empty && state === 'failed',
    again,
    more: cursor ? () => pullPage(group, cursor) : undefined,
  };
}
