import { type OrderGroup, orderGroup } from '@jhola/shared/domain/orders/order-stages';
import type { OrderRow } from '#data/db/rows.ts';

/** Orders by the tab they stand in (docs/product.md#order-groups). */
export type GroupedOrders = Readonly<Record<OrderGroup, readonly OrderRow[]>>;

/** Puts orders into their tabs; the order within a tab stays. */
export function groupedOrders(orders: readonly OrderRow[]): GroupedOrders {
  const groups: Record<OrderGroup, OrderRow[]> = { newPending: [], completed: [], cancelled: [] };
  for (const order of orders) groups[orderGroup(order.payment_status)].push(order);
  return groups;
}
