import type { OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { useMemo, useState } from 'react';
import { useStored } from '../../../store/use-stored';
import { usePull } from '../../../sync/use-pull';
import { groupedOrders } from '../rules/grouped-orders';
import type { Orders } from './use-orders';

/** Everybody's orders, a page at a time. */
export interface AdminOrders extends Orders {
  /** Pulls the next page; missing when there is none. */
  readonly more?: () => Promise<void>;
}

/**
 * Everybody's orders as the device knows them, newest first.
 * @param group the tab that is looked at: its rows are pulled
 */
export function useAdminOrders(group: OrderGroup): AdminOrders {
  const rows = useStored((store) => store.adminOrders.orderBy('createdAt').reverse().toArray());
  const [cursors, setCursors] = useState<Partial<Record<OrderGroup, string | null>>>({});
  const pullPage = async (cursor?: string) => {
    const { pullAdminOrders } = await import('../../../sync/pulls/pull-admin-orders');
    const next = await pullAdminOrders(group, cursor);
    setCursors((now) => ({ ...now, [group]: next }));
  };
  const { state, again } = usePull(`admin-orders:${group}`, () => pullPage());
  const groups = useMemo(() => groupedOrders(rows ?? []), [rows]);
  const empty = groups[group].length === 0;
  const cursor = cursors[group];
  return {
    groups,
    loading: empty && state === 'pulling',
    failed: empty && state === 'failed',
    again,
    more: cursor ? () => pullPage(cursor) : undefined,
  };
}
