import { adminOrderPath } from '@jhola/shared/domain/slugs/paths';
import type { OrderRow } from '#data/db/rows.ts';
import type { PickedOrders } from '#features/orders/hooks/admin/use-picked-orders.ts';
import { useNow } from '#features/orders/hooks/use-now.ts';
import { OrderCard } from '../OrderCard';
import { OrderTimes } from './OrderTimes';
import { PickOrder } from './PickOrder';
import { StageChoice } from './StageChoice';

interface OrderCardsProps {
  readonly orders: readonly OrderRow[];
  readonly picking: PickedOrders;
  /** Called when an order has ended and leaves the list. */
  readonly onEnded: () => void;
}

/** Everybody's orders as cards. */
export function OrderCards({ orders, picking, onEnded }: OrderCardsProps) {
  const now = useNow();
  return orders.map((order) => (
    <OrderCard
      key={order.orderId}
      order={order}
      now={now}
      forAdmin
      to={adminOrderPath(order.orderId)}
      times={<OrderTimes order={order} />}
      mark={<PickOrder orderId={order.orderId} picking={picking} />}
      actions={<StageChoice order={order} onEnded={onEnded} />}
    />
  ));
}
