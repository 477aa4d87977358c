import type { OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { useMemo, useState } from 'react';
import type { ShopStore } from '#data/db/db.ts';
import { adminOrdersAt, readNumber } from '#data/db/settings.ts';
import { useStored } from '#data/db/use-stored.ts';
import { type QueryState, useQuery } from '#data/queries/use-query.ts';
import { countText } from '#features/orders/rules/count-text.ts';
import { groupedOrders } from '#features/orders/rules/grouped-orders.ts';
import type { Orders } from '../use-orders';

/** Everybody's orders, a page at a time. */
export interface AdminOrders extends Orders {
  /** How many the tab that is looked at has on all pages; undefined while that is not known. */
  readonly total: number | undefined;
  /** Fetches the next page; missing when there is none. */
  readonly more?: () => Promise<void>;
}

/**
 * Everybody's orders as the device knows them, newest first; the first page of each tab is fetched.
 * @param group the tab that is looked at
 * @param current the tabs are on the screen: otherwise nothing is fetched
 */
export function useAdminOrders(group: OrderGroup, current: boolean): AdminOrders {
  const rows = useStored((store) => store.adminOrders.orderBy('createdAt').reverse().toArray());
  const times = useStored((store) => timesOf(store)) ?? {};
  const [cursors, setCursors] = useState<Partial<Record<OrderGroup, string | null>>>({});
  const [totals, setTotals] = useState<Partial<Record<OrderGroup, number>>>({});
  const fetchPage = async (tab: OrderGroup, cursor?: string) => {
    const { fetchAdminOrders } = await import('#data/queries/fetch-admin-orders.ts');
    const { nextCursor, totalCount } = await fetchAdminOrders(tab, cursor);
    setCursors((now) => ({ ...now, [tab]: nextCursor }));
    if (totalCount !== undefined) setTotals((now) => ({ ...now, [tab]: totalCount }));
  };
  const name = (tab: OrderGroup) => (current ? `admin-orders:${tab}` : undefined);
  const queries: Record<OrderGroup, QueryState> = {
    newPending: useQuery(name('newPending'), () => fetchPage('newPending')),
    completed: useQuery(name('completed'), () => fetchPage('completed')),
    cancelled: useQuery(name('cancelled'), () => fetchPage('cancelled')),
  };
  const groups = useMemo(() => groupedOrders(rows ?? []), [rows]);

  const { state, refetch } = queries[group];
  const cursor = cursors[group];
  const at = times[group];
  const unknown = !at && groups[group].length === 0;
  // What is known of a tab without more pages is all of it, and follows each change.
  const countOf = (tab: OrderGroup) => (cursors[tab] ? totals[tab] : groups[tab].length);
  const count = (tab: OrderGroup) =>
    queries[tab].state === 'done' ? countText(countOf(tab) ?? groups[tab].length) : undefined;
  return {
    groups,
    total: queries[group].state === 'done' ? countOf(group) : undefined,
    counts: {
      newPending: count('newPending'),
      completed: count('completed'),
      cancelled: count('cancelled'),
    },
    loading: !rows || (unknown && state === 'fetching'),
    failed: unknown && state === 'failed',
    refetch,
    at,
    outdated: state === 'failed',
    more: cursor ? () => fetchPage(group, cursor) : undefined,
  };
}

/** When each tab was brought up to date last. */
async function timesOf(store: ShopStore): Promise<Partial<Record<OrderGroup, number>>> {
  const time = async (group: OrderGroup) => (await readNumber(store, adminOrdersAt(group))) || undefined;
  const [newPending, completed, cancelled] = await Promise.all([
    time('newPending'),
    time('completed'),
    time('cancelled'),
  ]);
  return { newPending, completed, cancelled };
}
