import { useMemo, useState } from 'react';
import type { OrderRow } from '#data/db/rows.ts';
import { useStored } from '#data/db/use-stored.ts';
import type { FoundOrders as FoundPage } from '#data/queries/fetch-admin-orders-found.ts';
import { useQuery } from '#data/queries/use-query.ts';
import { isNarrowed, type OrderFilters, toQuery } from '#features/orders/rules/order-filters.ts';

/** What a search for orders, or filters, found. */
export interface FoundOrders {
  /** Newest first, as the device knows them now. */
  readonly orders: readonly OrderRow[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly refetch: () => void;
  /** Fetches the next page; missing when there is none. */
  readonly more?: () => Promise<void>;
}

/**
 * The orders that fit some filters, a page at a time.
 * @param filters while nothing is narrowed, nothing is asked
 */
export function useFoundOrders(filters: OrderFilters): FoundOrders {
  const name = isNarrowed(filters) ? `admin-orders?${toQuery(filters)}` : undefined;
  const rows = useStored((store) => store.adminOrders.toArray());

  const ask = async (cursor?: string) => {
    const { fetchAdminOrdersFound } = await import('#data/queries/fetch-admin-orders-found.ts');
    return fetchAdminOrdersFound(filters, cursor);
  };
  const { answer: first, state, refetch } = useQuery(name, () => ask());
  const [longer, setLonger] = useState<{ readonly of: FoundPage; readonly page: FoundPage }>();
  // further pages go with the first one they were asked for after
  const page = longer && longer.of === first ? longer.page : first;
  const orders = useMemo(() => {
    const now = new Map(rows?.map((row) => [row.orderId, row]));
    return page?.orders.map((order) => now.get(order.orderId) ?? order) ?? [];
  }, [page, rows]);
  const cursor = page?.nextCursor;
  const fetchMore = async (of: FoundPage, before: FoundPage, from: string) => {
    const next = await ask(from);
    setLonger({ of, page: { ...next, orders: [...before.orders, ...next.orders] } });
  };
  return {
    orders,
    loading: !page && state !== 'failed',
    failed: !page && state === 'failed',
    refetch,
    more: first && page && cursor ? () => fetchMore(first, page, cursor) : undefined,
  };
}
