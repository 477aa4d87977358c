import { mayCancel, type OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { useState } from 'react';
import { useNow } from '../hooks/use-now';
import { useOrders } from '../hooks/use-orders';
import { orderTexts as texts } from '../texts';
import { CancelOrder } from './CancelOrder';
import { OrderCard } from './OrderCard';
import { OrderStates } from './OrderStates';
import styles from './Orders.module.css';
import { OrderTabs } from './OrderTabs';

/** Your Orders: the shopper's own, by tabs, with progress and cancelling (section 2). */
export function OwnOrders() {
  const { groups, loading, failed, again } = useOrders();
  const [group, setGroup] = useState<OrderGroup>('newPending');
  const now = useNow();
  return (
    <div className={styles.orders}>
      <h1>{texts.yourOrders}</h1>
      <OrderTabs chosen={group} groups={groups} onChoose={setGroup} />
      <OrderStates loading={loading} failed={failed} empty={groups[group].length === 0} again={again} />
      {groups[group].map((order) => (
        <OrderCard
          key={order.orderId}
          order={order}
          now={now}
          action={mayCancel(order.payment_status) && <CancelOrder orderId={order.orderId} />}
        />
      ))}
    </div>
  );
}
