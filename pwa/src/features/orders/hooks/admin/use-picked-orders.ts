import { useEffect, useState } from 'react';
import type { OrderRow } from '#data/db/rows.ts';

/** As many as something is done with together (docs/product.md#manage-orders). */
export const MAX_PICKED = 200;

/** Some of the orders of a list, picked to do something with all of them. */
export interface PickedOrders {
  /** Those that can be picked. */
  readonly pickable: readonly OrderRow[];
  readonly picked: readonly OrderRow[];
  readonly isPicked: (orderId: string) => boolean;
  readonly pick: (orderIds: readonly string[], picked: boolean) => void;
  /** Picks all that are here, 200 at most, or none. */
  readonly pickAll: (all: boolean) => void;
  /** How many the list has on all its pages; undefined while that is not known. */
  readonly total: number | undefined;
  /** Picks all of the list, 200 at most: its pages are fetched first. */
  readonly pickFound: () => void;
  /** They are on their way. */
  readonly picking: boolean;
}

/** What of the list is here, and whether more of it is on its way. */
interface List {
  readonly orders: readonly OrderRow[];
  readonly total: number | undefined;
  /** Asks for so many orders to be here; 0 when no more than are on the screen. */
  readonly onWanted: (count: number) => void;
  /** Whether as many as were asked for are on their way. */
  readonly fetching: boolean;
}

/** Keeps which orders of a list are picked; what leaves the list is picked no more. */
export function usePickedOrders({ orders, total, onWanted, fetching }: List): PickedOrders {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState<'wanted' | 'fetching'>();
  const picked = orders.filter(({ orderId }) => ids.has(orderId));
  const pickAll = (wanted: boolean) =>
    setIds(new Set(wanted ? orders.slice(0, MAX_PICKED).map(({ orderId }) => orderId) : []));

  // What is fetched is picked when it is here, one rendering after it was asked for.
  useEffect(() => {
    if (!all) return;
    if (all === 'wanted') return setAll('fetching');
    if (fetching) return;
    setAll(undefined);
    setIds(new Set(orders.slice(0, MAX_PICKED).map(({ orderId }) => orderId)));
    onWanted(0);
  }, [all, fetching, orders, onWanted]);

  return {
    pickable: orders,
    picked,
    isPicked: (orderId) => ids.has(orderId),
    pick(orderIds, wanted) {
      const others = picked.map((order) => order.orderId).filter((id) => !orderIds.includes(id));
      setIds(new Set(wanted ? [...others, ...orderIds].slice(0, MAX_PICKED) : others));
    },
    pickAll,
    total,
    pickFound() {
      onWanted(MAX_PICKED);
      setAll('wanted');
    },
    picking: all !== undefined,
  };
}
