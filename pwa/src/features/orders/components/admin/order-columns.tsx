import { addressInOneLine } from '@jhola/shared/domain/addresses/address-lines';
import { formatTotal } from '@jhola/shared/domain/money/money';
import { promisedBy } from '@jhola/shared/domain/orders/delivery-promise';
import { furthestStage } from '@jhola/shared/domain/orders/order-stages';
import { adminOrderPath } from '@jhola/shared/domain/slugs/paths';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { OrderRow } from '#data/db/rows.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { formatMoment, formatShortMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import type { DataColumn } from '#ui/table/data-column.ts';
import { PaymentBadge } from '../PaymentBadge';
import styles from './OrderTable.module.css';
import { StageChoice } from './StageChoice';

const tones: Partial<Record<OrderRow['payment_status'], ComponentProps<typeof Badge>['tone']>> = {
  PLACED: 'accent',
  COMPLETED: 'success',
  CANCELLED: 'danger',
};

/**
 * The columns of everybody's orders (docs/product.md#manage-orders).
 * @param onEnded called when an order has ended and leaves the table
 */
export function useOrderColumns(onEnded: () => void): readonly DataColumn<OrderRow>[] {
  const { columns, stages } = useTexts(orderTexts);
  const texts = useTexts(adminOrderTexts);
  const language = useLanguage();
  const [
    orderId = '',
    user = '',
    product = '',
    quantity = '',
    price = '',
    address = '',
    status = '',
    update = '',
  ] = columns;
  return [
    {
      id: 'order',
      words: orderId,
      isHead: true,
      cell: (order) => <Link to={adminOrderPath(order.orderId)}>{order.orderId}</Link>,
    },
    {
      id: 'placed',
      words: texts.placed,
      sort: 'placed',
      cell: ({ createdAt }) => <Placed at={createdAt} />,
    },
    { id: 'user', words: user, cell: (order) => order.userId.name },
    {
      id: 'product',
      words: product,
      isLong: true,
      cell: (order) => <Short text={order.product_details.map(({ name }) => name).join(', ')} />,
    },
    { id: 'quantity', words: quantity, isNumber: true, cell: (order) => order.quantity },
    {
      id: 'price',
      words: price,
      isNumber: true,
      cell: (order) => (
        <>
          {formatTotal(order.totalAmt)} <PaymentBadge payment={order.payment} />
        </>
      ),
    },
    {
      id: 'address',
      words: address,
      isLong: true,
      cell: (order) => <Short text={addressInOneLine(order.delivery_address)} />,
    },
    { id: 'city', words: texts.city, isExtra: true, cell: (order) => order.delivery_address.city },
    { id: 'phone', words: texts.phone, isExtra: true, cell: (order) => order.delivery_address.mobile },
    {
      id: 'promised',
      words: texts.promised,
      isExtra: true,
      cell: ({ createdAt }) => formatMoment(promisedBy(Date.parse(createdAt)), language),
    },
    {
      id: 'status',
      words: status,
      cell: (order) => (
        <Badge tone={tones[order.payment_status]}>{stages[furthestStage(order.statusHistory)]}</Badge>
      ),
    },
    {
      id: 'update',
      words: update,
      isControl: true,
      cell: (order) => <StageChoice order={order} onEnded={onEnded} />,
    },
  ];
}

/** When an order was placed: the day, and below it the time. */
function Placed({ at }: { readonly at: string }) {
  const { day, time } = formatShortMoment(Date.parse(at), useLanguage());
  return (
    <time dateTime={at} className={styles.placed}>
      <span>{day}</span> <span>{time}</span>
    </time>
  );
}

/** A long text in two lines of a table; whole where a pointer rests on it, and on a phone. */
function Short({ text }: { readonly text: string }) {
  return (
    <span className={styles.short} title={text}>
      {text}
    </span>
  );
}
