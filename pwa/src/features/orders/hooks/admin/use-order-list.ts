import { useState } from 'react';
import type { OrderRow } from '#data/db/rows.ts';
import {
  isNarrowed,
  type OrderFilters,
  type OrderView,
  toAddress,
} from '#features/orders/rules/order-filters.ts';
import { type AdminOrders, useAdminOrders } from './use-admin-orders';
import { type FoundOrders, useFoundOrders } from './use-found-orders';
import { useMoreOrders } from './use-more-orders';
import { type PickedOrders, usePickedOrders } from './use-picked-orders';

/** Orders to a page (docs/product.md#page-sizes). */
const ORDERS_A_PAGE = 50;

/** The list of everybody's orders as it is looked at. */
export interface OrderList extends Pick<AdminOrders, 'counts' | 'at' | 'outdated'> {
  /** A search or filters narrow it: then it has no tabs. */
  readonly narrowed: boolean;
  /** Those of the page. */
  readonly orders: readonly OrderRow[];
  readonly found: FoundOrders;
  readonly picking: PickedOrders;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly loading: boolean;
  /** More orders are on their way. */
  readonly busy: boolean;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** The orders of a tab, or what a search or filters find in all tabs, newest or oldest first, 50 a page. */
export function useOrderList(filters: OrderFilters, view: OrderView): OrderList {
  const { group, oldest } = view;
  const narrowed = isNarrowed(filters);
  const sort = oldest ? ('oldest' as const) : undefined;
  // The store has the tabs newest first; everything else is asked for.
  const isAsked = narrowed || oldest;
  const tabs = useAdminOrders(group, !narrowed);
  const question = narrowed ? { ...filters, sort } : oldest ? { group, sort } : undefined;
  const found = useFoundOrders(question);
  const { loading, failed, refetch, more, total } = isAsked ? found : tabs;
  const all = isAsked ? found.orders : tabs.groups[group];

  const list = `${toAddress(filters, { ...view, cards: false })}`;
  const [turned, setTurned] = useState({ list, page: 1 });
  const wantedPage = turned.list === list ? turned.page : 1;
  const [wantedPicks, setWantedPicks] = useState(0);
  const wanted = Math.max(wantedPage * ORDERS_A_PAGE, wantedPicks);
  const here = Math.max(1, Math.ceil(all.length / ORDERS_A_PAGE));
  const page = Math.min(wantedPage, here);
  const busy = useMoreOrders({
    length: all.length,
    wanted,
    more,
    onFailed: () => {
      setTurned({ list, page });
      setWantedPicks(0);
    },
  });
  const picking = usePickedOrders({ orders: all, total, onWanted: setWantedPicks, fetching: busy });
  return {
    narrowed,
    orders: all.slice((page - 1) * ORDERS_A_PAGE, page * ORDERS_A_PAGE),
    found,
    picking,
    counts: tabs.counts,
    at: tabs.at,
    outdated: tabs.outdated,
    page,
    pages: Math.max(Math.ceil((total ?? 0) / ORDERS_A_PAGE), more && !busy ? here + 1 : here),
    onPage: (next) => setTurned({ list, page: next }),
    loading,
    busy,
    failed,
    refetch,
  };
}
