import type { TrailEntry } from '@jhola/shared/contracts/admin-orders.contract';
import { useEffect, useRef } from 'react';
import type { AdminOrderDetails } from '#data/api/admin-orders-api.ts';
import type { OrderRow } from '#data/db/rows.ts';
import { useLive } from '#data/db/use-live.ts';
import { isMissing } from '#data/queries/is-missing.ts';
import { useQueryResult } from '#data/queries/use-query-result.ts';

/** What the card provider calls a payment. */
export type AdminOrderProvider = NonNullable<AdminOrderDetails['provider']>;

/** One order as an administrator knows it. */
export interface AdminOrder {
  /** As it stands now; the device may know it before, and without, the rest. */
  readonly order: OrderRow | undefined;
  /** What the device does not keep: the audit trail, and what the card provider calls the payment. */
  readonly details: AdminOrderDetails | undefined;
  /** The server could not be asked. */
  readonly failed: boolean;
  /** The server knows no such order. */
  readonly missing: boolean;
  /** The words of the failure. */
  readonly reason: string | undefined;
  readonly refetch: () => void;
  /** Shows an entry that was just written. */
  readonly addEntry: (entry: TrailEntry) => void;
}

/** What of an order goes with an entry in its trail. */
const standOf = (order: OrderRow | undefined) =>
  order &&
  `${order.statusHistory.length} ${order.payment.state} ${order.payment.flag} ${order.totalAmt} ${JSON.stringify(order.shipment)}`;

/** One order with its trail; both are fetched again when the order has changed on this device, by the socket say. */
export function useAdminOrder(orderId: string): AdminOrder {
  const row = useLive((store) => store.adminOrders.get(orderId), [orderId]);
  const changes = useRef(0);
  const {
    answer: details,
    state,
    error,
    refetch,
    setData,
  } = useQueryResult(`admin-order:${orderId}`, async () => {
    const { fetchAdminOrder } = await import('#data/queries/fetch-admin-order.ts');
    // What changes while it is asked may not be in the answer: it is asked once more.
    for (;;) {
      const seen = changes.current;
      const found = await fetchAdminOrder(orderId);
      if (seen === changes.current) return found;
    }
  });

  const stand = standOf(row);
  const stood = standOf(details?.order);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the device learns of a change, not when it is fetched
  useEffect(() => {
    if (!stood || stand === stood) return;
    changes.current += 1;
    refetch();
  }, [stand]);

  return {
    order: row ?? details?.order,
    details,
    failed: !details && state === 'failed',
    missing: !row && isMissing(error),
    reason: error?.message,
    refetch,
    addEntry: (entry) => setData((now) => now && { ...now, trail: [...now.trail, entry] }),
  };
}
