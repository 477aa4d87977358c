import type { OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Chip } from '../../../ui/button/Chip';
import { showToast } from '../../../ui/toasts/toast-store';
import { seeNewOrders } from '../commands/see-new-orders';
import { useAdminOrders } from '../hooks/use-admin-orders';
import { useNow } from '../hooks/use-now';
import { orderTexts as texts } from '../texts';
import { OrderCard } from './OrderCard';
import { OrderStates } from './OrderStates';
import styles from './Orders.module.css';
import { OrderTable } from './OrderTable';
import { OrderTabs } from './OrderTabs';
import { StageChoice } from './StageChoice';

interface AllOrdersProps {
  /** The page is the one on the screen: what is new has been seen when it comes and goes. */
  readonly current: boolean;
}

/** Manage Orders: everybody's, as cards or as the older table, moved on by choosing a later stage (sections 2 and 6). */
export function AllOrders({ current }: AllOrdersProps) {
  const [group, setGroup] = useState<OrderGroup>('newPending');
  const [table, setTable] = useState(false);
  const { groups, loading, failed, again, more } = useAdminOrders(group);
  const now = useNow();
  const orders = groups[group];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page comes and goes
  useEffect(() => {
    seeNewOrders().catch((error) => console.warn('The counter was not reset', error));
  }, [current]);

  return (
    <div className={styles.orders}>
      <header className={styles.head}>
        <h1>{texts.manageOrders}</h1>
        <div className={styles.views}>
          <Chip chosen={!table} onChoose={() => setTable(false)}>
            {texts.cards}
          </Chip>
          <Chip chosen={table} onChoose={() => setTable(true)}>
            {texts.table}
          </Chip>
        </div>
      </header>
      <OrderTabs chosen={group} groups={groups} onChoose={setGroup} />
      <OrderStates loading={loading} failed={failed} empty={orders.length === 0 && !table} again={again} />
      {table && !loading && !failed && <OrderTable orders={orders} />}
      {!table &&
        orders.map((order) => (
          <OrderCard
            key={order.orderId}
            order={order}
            now={now}
            forAdmin
            action={<StageChoice order={order} />}
          />
        ))}
      {more && (
        <div className={styles.more}>
          <Button look="outline" onClick={() => more().catch(() => showToast('error', texts.fetchFailed))}>
            {texts.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}
