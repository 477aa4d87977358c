import { useState } from 'react';
import type { OrderRow } from '#data/db/rows.ts';

/** As many as the server moves in one call (contract). */
const MAX = 100;

/** Some of the orders on the screen, picked to do something with all of them. */
export interface PickedOrders {
  /** Those that can be picked: all on the screen. */
  readonly pickable: readonly OrderRow[];
  readonly picked: readonly OrderRow[];
  readonly isPicked: (orderId: string) => boolean;
  readonly pick: (orderId: string, picked: boolean) => void;
  /** Picks all that can be picked, 100 at most, or none. */
  readonly pickAll: (all: boolean) => void;
}

/** Keeps which of the orders on the screen are picked; what leaves the screen is picked no more. */
export function usePickedOrders(orders: readonly OrderRow[]): PickedOrders {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const picked = orders.filter(({ orderId }) => ids.has(orderId));
  return {
    pickable: orders,
    picked,
    isPicked: (orderId) => ids.has(orderId),
    pick(orderId, wanted) {
      const others = picked.map((order) => order.orderId).filter((id) => id !== orderId);
      setIds(new Set(wanted ? [...others.slice(0, MAX - 1), orderId] : others));
    },
    pickAll: (all) => setIds(new Set(all ? orders.slice(0, MAX).map(({ orderId }) => orderId) : [])),
  };
}
