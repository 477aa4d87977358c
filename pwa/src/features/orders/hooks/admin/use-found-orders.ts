import { useMemo, useRef, useState } from 'react';
import type { OrderRow } from '../../../../store/rows';
import { useStored } from '../../../../store/use-stored';
import type { FoundOrders as FoundPage } from '../../../../sync/pulls/pull-admin-orders-found';
import { usePull } from '../../../../sync/use-pull';
import { isNarrowed, type OrderFilters, toQuery } from '../../rules/order-filters';

/** What a search for orders, or filters, found. */
export interface FoundOrders {
  /** Newest first, as the device knows them now. */
  readonly orders: readonly OrderRow[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly again: () => void;
  /** Pulls the next page; missing when there is none. */
  readonly more?: () => Promise<void>;
}

/**
 * The orders that fit some filters, a page at a time.
 * @param filters while nothing is narrowed, nothing is asked
 */
export function useFoundOrders(filters: OrderFilters): FoundOrders {
  const name = isNarrowed(filters) ? `admin-orders?${toQuery(filters)}` : undefined;
  const wanted = useRef(name);
  wanted.current = name;
  const [known, setKnown] = useState<FoundPage & { readonly name?: string }>();
  const rows = useStored((store) => store.adminOrders.toArray());

  const pullPage = async (before: readonly OrderRow[], cursor?: string) => {
    const { pullAdminOrdersFound } = await import('../../../../sync/pulls/pull-admin-orders-found');
    const page = await pullAdminOrdersFound(filters, cursor);
    // an answer that comes late must not stand in for a newer one
    if (wanted.current === name) setKnown({ ...page, orders: [...before, ...page.orders], name });
  };
  const { state, again } = usePull(name, () => pullPage([]));

  const page = known?.name === name ? known : undefined;
  const orders = useMemo(() => {
    const now = new Map(rows?.map((row) => [row.orderId, row]));
    return page?.orders.map((order) => now.get(order.orderId) ?? order) ?? [];
  }, [page, rows]);
  const cursor = page?.nextCursor;
  return {
    orders,
    loading: !page && state !== 'failed',
    failed: !page && state === 'failed',
    again,
    more: page && cursor ? () => pullPage(page.orders, cursor) : undefined,
  };
}
