import { awaitsCardPayment } from '@jhola/shared/domain/orders/card-payment';
import { useEffect, useState } from 'react';
import type { CartLineRow, OrderRow } from '#data/db/rows.ts';
import { useLive } from '#data/db/use-live.ts';
import { useQuery } from '#data/queries/use-query.ts';
import { unpaidTwin } from '../rules/unpaid-twin';

/** An order that waits for its card payment. */
export interface UnpaidOrder {
  readonly order: OrderRow;
  /** It is of the very pieces in the cart, which are not to be ordered twice. */
  readonly twin: boolean;
}

/** How often it is looked whether the time to pay is over, in milliseconds. */
const CHECK_EVERY_MS = 5000;

/** The shopper's order that waits for its card payment: rather the one of what is in the cart, else the newest. */
export function useUnpaidOrder(lines: readonly CartLineRow[]): UnpaidOrder | undefined {
  const [now, setNow] = useState(Date.now);
  useQuery('orders', async () => (await import('#data/queries/fetch-orders.ts')).fetchOrders());
  const pending = useLive(
    (store) =>
      store.orders
        .orderBy('createdAt')
        .reverse()
        .filter(({ payment }) => payment.state === 'PENDING')
        .toArray(),
    [],
  );
  const waiting = (pending ?? []).filter(({ payment }) => awaitsCardPayment(payment, now));
  const some = waiting.length > 0;

  useEffect(() => {
    if (!some) return;
    const timer = setInterval(() => setNow(Date.now()), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [some]);

  const twin = unpaidTwin(lines, waiting, now);
  const order = twin ?? waiting[0];
  return order && { order, twin: order === twin };
}
