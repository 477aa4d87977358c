import type { OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { useEffect, useRef, useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { seeNewOrders } from '#features/orders/commands/see-new-orders.ts';
import { useAdminOrders } from '#features/orders/hooks/admin/use-admin-orders.ts';
import { useFoundOrders } from '#features/orders/hooks/admin/use-found-orders.ts';
import { usePickedOrders } from '#features/orders/hooks/admin/use-picked-orders.ts';
import { isNarrowed } from '#features/orders/rules/order-filters.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Chip } from '#ui/button/Chip.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { OrderStates } from '../OrderStates';
import styles from '../Orders.module.css';
import { OrdersAsOf } from '../OrdersAsOf';
import { OrderTabs } from '../OrderTabs';
import { ExportOrders } from './ExportOrders';
import { FoundHead } from './FoundHead';
import { ManyOrders } from './ManyOrders';
import { OrderCards } from './OrderCards';
import { OrderSearch, type OrderSearching } from './OrderSearch';
import { OrderTable } from './OrderTable';

interface AllOrdersProps {
  /** The page is the one on the screen: what is new has been seen when it comes and goes. */
  readonly current: boolean;
  readonly searching: OrderSearching;
}

/**
 * Manage Orders: everybody's, as cards or as the older table, moved on one by one or several together
 * (docs/product.md#manage-orders). By tabs, or what a search or filters find in all of them.
 */
export function AllOrders({ current, searching }: AllOrdersProps) {
  const texts = useTexts(orderTexts);
  const [group, setGroup] = useState<OrderGroup>('newPending');
  const [table, setTable] = useState(false);
  const { filters } = searching;
  const narrowed = isNarrowed(filters);
  const { groups, counts, at, outdated, ...tab } = useAdminOrders(group, !narrowed);
  const found = useFoundOrders(filters);
  const { loading, failed, refetch, more } = narrowed ? found : tab;
  const orders = narrowed ? found.orders : groups[group];
  const picking = usePickedOrders(orders);
  const { run } = useMutation(() => texts.fetchFailed);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page comes and goes
  useEffect(() => {
    seeNewOrders().catch((error) => console.warn('The counter was not reset', error));
  }, [current]);

  // The choice that was made goes with its order.
  const onEnded = () => heading.current?.focus();

  return (
    <ListPage
      title={texts.manageOrders}
      heading={heading}
      actions={
        <>
          <Chip chosen={!table} onChoose={() => setTable(false)}>
            {texts.cards}
          </Chip>
          <Chip chosen={table} onChoose={() => setTable(true)}>
            {texts.table}
          </Chip>
          <ExportOrders filters={filters} />
        </>
      }
      tools={
        <>
          <OrderSearch {...searching} />
          {narrowed ? (
            <FoundHead searching={searching} found={found} />
          ) : (
            <OrderTabs chosen={group} counts={counts} onChoose={setGroup} />
          )}
          {!narrowed && <OrdersAsOf at={at} outdated={outdated} notNow={texts.stageOffline} />}
          {orders.length > 0 && <ManyOrders picking={picking} />}
        </>
      }
    >
      <OrderStates
        loading={loading}
        failed={failed}
        empty={orders.length === 0 && !table}
        refetch={refetch}
      />
      {table && !loading && !failed && <OrderTable orders={orders} picking={picking} onEnded={onEnded} />}
      {!table && <OrderCards orders={orders} picking={picking} onEnded={onEnded} />}
      {more && (
        <div className={styles.more}>
          <OnlineButton variant="outline" onClick={() => run(more)}>
            {texts.loadMore}
          </OnlineButton>
        </div>
      )}
    </ListPage>
  );
}
