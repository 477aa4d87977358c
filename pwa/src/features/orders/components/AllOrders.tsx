import type { OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { useEffect, useRef, useState } from 'react';
import { OnlineButton } from '../../../connection/OnlineButton';
import { useTexts } from '../../../language/use-texts';
import { Chip } from '../../../ui/button/Chip';
import { showToast } from '../../../ui/toasts/toast-store';
import { seeNewOrders } from '../commands/see-new-orders';
import { useAdminOrders } from '../hooks/use-admin-orders';
import { useNow } from '../hooks/use-now';
import { orderTexts } from '../texts';
import { OrderCard } from './OrderCard';
import { OrderStates } from './OrderStates';
import styles from './Orders.module.css';
import { OrdersAsOf } from './OrdersAsOf';
import { OrderTable } from './OrderTable';
import { OrderTabs } from './OrderTabs';
import { StageChoice } from './StageChoice';

interface AllOrdersProps {
  /** The page is the one on the screen: what is new has been seen when it comes and goes. */
  readonly current: boolean;
}

/** Manage Orders: everybody's, as cards or as the older table, moved on by choosing a later stage (sections 2 and 6). */
export function AllOrders({ current }: AllOrdersProps) {
  const texts = useTexts(orderTexts);
  const [group, setGroup] = useState<OrderGroup>('newPending');
  const [table, setTable] = useState(false);
  const { groups, counts, loading, failed, again, more, at, outdated } = useAdminOrders(group);
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const orders = groups[group];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page comes and goes
  useEffect(() => {
    seeNewOrders().catch((error) => console.warn('The counter was not reset', error));
  }, [current]);

  // The choice that was made goes with its order.
  const onEnded = () => heading.current?.focus();

  return (
    <div className={styles.orders}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.manageOrders}
        </h1>
        <div className={styles.views}>
          <Chip chosen={!table} onChoose={() => setTable(false)}>
            {texts.cards}
          </Chip>
          <Chip chosen={table} onChoose={() => setTable(true)}>
            {texts.table}
          </Chip>
        </div>
      </header>
      <OrderTabs chosen={group} counts={counts} onChoose={setGroup} />
      <OrdersAsOf at={at} outdated={outdated} notNow={texts.stageOffline} />
      <OrderStates loading={loading} failed={failed} empty={orders.length === 0 && !table} again={again} />
      {table && !loading && !failed && <OrderTable orders={orders} onEnded={onEnded} />}
      {!table &&
        orders.map((order) => (
          <OrderCard
            key={order.orderId}
            order={order}
            now={now}
            forAdmin
            actions={<StageChoice order={order} onEnded={onEnded} />}
          />
        ))}
      {more && (
        <div className={styles.more}>
          <OnlineButton
            look="outline"
            onClick={() => more().catch(() => showToast('error', texts.fetchFailed))}
          >
            {texts.loadMore}
          </OnlineButton>
        </div>
      )}
    </div>
  );
}
