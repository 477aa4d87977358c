import { useMemo, useState } from 'react';
import type { OrdersPage } from '#data/api/orders-api.ts';
import type { OrderRow } from '#data/db/rows.ts';
import { useStored } from '#data/db/use-stored.ts';
import { useQuery } from '#data/queries/use-query.ts';
import { type OrderQuestion, toQuery } from '#features/orders/rules/order-filters.ts';

/** What a search for orders, or filters, found. */
export interface FoundOrders {
  /** In the order that was asked for, as the device knows them now. */
  readonly orders: readonly OrderRow[];
  /** How many there are on all pages; undefined while that is not known. */
  readonly total: number | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly refetch: () => void;
  /** Fetches the next page; missing when there is none. */
  readonly more?: () => Promise<void>;
}

/**
 * The orders that fit some filters, a page at a time.
 * @param question without one nothing is asked
 */
export function useFoundOrders(question: OrderQuestion | undefined): FoundOrders {
  const name = question && `admin-orders?${toQuery(question)}`;
  const rows = useStored((store) => store.adminOrders.toArray());

  const ask = async (cursor?: string) => {
    const { fetchAdminOrdersFound } = await import('#data/queries/fetch-admin-orders-found.ts');
    return fetchAdminOrdersFound(question ?? {}, cursor);
  };
  const { answer: first, state, refetch } = useQuery(name, () => ask());
  const [longer, setLonger] = useState<{ readonly of: OrdersPage; readonly page: OrdersPage }>();
  // further pages go with the first one they were asked for after
  const page = longer && longer.of === first ? longer.page : first;
  const orders = useMemo(() => {
    const now = new Map(rows?.map((row) => [row.orderId, row]));
    return page?.orders.map((order) => now.get(order.orderId) ?? order) ?? [];
  }, [page, rows]);
  const cursor = page?.nextCursor;
  const fetchMore = async (of: OrdersPage, before: OrdersPage, from: string) => {
    const next = await ask(from);
    setLonger({ of, page: { ...next, orders: [...before.orders, ...next.orders] } });
  };
  return {
    orders,
    total: first?.totalCount,
    loading: !page && state !== 'failed',
    failed: !page && state === 'failed',
    refetch,
    more: first && page && cursor ? () => fetchMore(first, page, cursor) : undefined,
  };
}
