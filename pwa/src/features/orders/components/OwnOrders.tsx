import { mayCancel, type OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { ownOrderPath } from '@jhola/shared/domain/slugs/paths';
import { useRef, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { useNow } from '../hooks/use-now';
import { useOrders } from '../hooks/use-orders';
import type { AddPieces, ChoiceOf, PickVariant } from '../rules/buy-again';
import { orderTexts } from '../texts';
import { BuyAgain } from './BuyAgain';
import { CancelOrder } from './CancelOrder';
import { OrderCard } from './OrderCard';
import { OrderStates } from './OrderStates';
import styles from './Orders.module.css';
import { OrdersAsOf } from './OrdersAsOf';
import { OrderTabs } from './OrderTabs';
import { PayNow } from './PayNow';

interface OwnOrdersProps {
  /** Puts what was ordered before into the cart. */
  readonly addPieces: AddPieces;
  /** What a product or its variant costs, and how many there are. */
  readonly choiceOf: ChoiceOf;
  /** Asks which variant is wanted, where none was ordered and one must be. */
  readonly pickVariant: PickVariant;
}

/** Your Orders: the shopper's own, by tabs, with progress, buying again and cancelling (docs/product.md#orders-page). */
export function OwnOrders({ addPieces, choiceOf, pickVariant }: OwnOrdersProps) {
  const texts = useTexts(orderTexts);
  const { groups, counts, loading, failed, refetch, at, outdated } = useOrders();
  const [group, setGroup] = useState<OrderGroup>('newPending');
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const orders = groups[group];
  return (
    <div className={styles.orders}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.yourOrders}
      </h1>
      <OrderTabs chosen={group} counts={counts} onChoose={setGroup} />
      <OrdersAsOf at={at} outdated={outdated} notNow={texts.cancelOffline} />
      <OrderStates
        loading={loading}
        failed={failed}
        empty={orders.length === 0}
        emptyText={texts.noneText[group]}
        refetch={refetch}
      />
      {orders.map((order) => (
        <OrderCard
          key={order.orderId}
          order={order}
          now={now}
          to={ownOrderPath(order.orderId)}
          actions={
            <>
              <PayNow order={order} />
              <BuyAgain order={order} addPieces={addPieces} choiceOf={choiceOf} pickVariant={pickVariant} />
              {mayCancel(order.payment_status) && (
                <CancelOrder order={order} onCancelled={() => heading.current?.focus()} />
              )}
            </>
          }
        />
      ))}
    </div>
  );
}
