import { useEffect, useRef } from 'react';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { seeNewOrders } from '#features/orders/commands/see-new-orders.ts';
import { useOrderList } from '#features/orders/hooks/admin/use-order-list.ts';
import type { OrderView } from '#features/orders/rules/order-filters.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Chip } from '#ui/button/Chip.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { ColumnsButton } from '#ui/table/ColumnsButton.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { ColumnChoice } from '#ui/table/data-column.ts';
import { OrderStates } from '../OrderStates';
import { OrdersAsOf } from '../OrdersAsOf';
import { OrderTabs } from '../OrderTabs';
import { ExportOrders } from './ExportOrders';
import { FoundHead } from './FoundHead';
import { ManyOrders } from './ManyOrders';
import { OrderCards } from './OrderCards';
import { OrderSearch, type OrderSearching } from './OrderSearch';
import { useOrderColumns } from './order-columns';

interface AllOrdersProps extends ColumnChoice {
  /** The page is the one on the screen: what is new has been seen when it comes and goes. */
  readonly current: boolean;
  readonly searching: OrderSearching;
  readonly view: OrderView;
  readonly onView: (view: OrderView) => void;
}

/**
 * Manage Orders: everybody's, as a table or as cards, moved on one by one or several together
 * (docs/product.md#manage-orders). By tabs, or what a search or filters find in all of them.
 */
export function AllOrders({ current, searching, view, onView, shown, onShown }: AllOrdersProps) {
  const texts = useTexts(orderTexts);
  const words = useTexts(adminOrderTexts);
  const { filters } = searching;
  const list = useOrderList(filters, view);
  const { orders, picking, loading, failed, narrowed } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  // The choice that was made goes with its order.
  const onEnded = () => heading.current?.focus();
  const columns = useOrderColumns(onEnded);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page comes and goes
  useEffect(() => {
    seeNewOrders().catch((error) => console.warn('The counter was not reset', error));
  }, [current]);

  return (
    <ListPage
      title={texts.manageOrders}
      heading={heading}
      actions={
        <>
          <Chip chosen={view.cards} onChoose={() => onView({ ...view, cards: true })}>
            {texts.cards}
          </Chip>
          <Chip chosen={!view.cards} onChoose={() => onView({ ...view, cards: false })}>
            {texts.table}
          </Chip>
          {!view.cards && <ColumnsButton columns={columns} shown={shown} onShown={onShown} words={words} />}
          <ExportOrders filters={filters} />
        </>
      }
      tools={
        <>
          <OrderSearch {...searching} />
          {narrowed ? (
            <FoundHead searching={searching} found={list.found} />
          ) : (
            <OrderTabs
              chosen={view.group}
              counts={list.counts}
              onChoose={(group) => onView({ ...view, group })}
            />
          )}
          {!narrowed && <OrdersAsOf at={list.at} outdated={list.outdated} notNow={texts.stageOffline} />}
          {orders.length > 0 && <ManyOrders picking={picking} />}
        </>
      }
      pager={{ page: list.page, pages: list.pages, onPage: list.onPage, words }}
    >
      <OrderStates
        loading={loading}
        failed={failed}
        empty={orders.length === 0 && view.cards}
        refetch={list.refetch}
      />
      {!view.cards && !loading && !failed && (
        <DataTable
          label={texts.manageOrders}
          columns={columns}
          rows={orders}
          idOf={({ orderId }) => orderId}
          shown={shown}
          sorting={{ by: 'placed', descending: !view.oldest }}
          onSorting={({ descending }) => onView({ ...view, oldest: !descending })}
          ticks={{
            isTicked: picking.isPicked,
            onTick: picking.pick,
            allWords: words.pickPage,
            words: ({ orderId }) => words.pick(orderId),
          }}
          busy={list.busy}
          empty={
            <>
              <strong>{texts.noneFound}</strong>
              {!narrowed && <p>{words.noneOf[view.group]}</p>}
            </>
          }
        />
      )}
      {view.cards && <OrderCards orders={orders} picking={picking} onEnded={onEnded} />}
    </ListPage>
  );
}
