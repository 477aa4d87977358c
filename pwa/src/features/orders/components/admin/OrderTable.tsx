import { formatTotal } from '@jhola/shared/domain/money/money';
import { furthestStage } from '@jhola/shared/domain/orders/order-stages';
import { Link } from 'react-router-dom';
import type { OrderRow } from '#data/db/rows.ts';
import { adminOrderPath } from '#features/orders/admin-order-path.ts';
import type { PickedOrders } from '#features/orders/hooks/admin/use-picked-orders.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Table } from '#ui/table/Table.tsx';
import { PaymentBadge } from '../PaymentBadge';
import styles from './OrderTable.module.css';
import { OrderTimes } from './OrderTimes';
import { PickOrder } from './PickOrder';
import { StageChoice } from './StageChoice';

interface OrderTableProps {
  readonly orders: readonly OrderRow[];
  readonly picking: PickedOrders;
  /** Called when an order has ended and leaves the table. */
  readonly onEnded: () => void;
}

/** The older table of all orders (docs/product.md#manage-orders); it scrolls sideways on a phone. */
export function OrderTable({ orders, picking, onEnded }: OrderTableProps) {
  const texts = useTexts(orderTexts);
  return (
    <Table
      label={texts.manageOrders}
      columns={texts.columns.map((words) => ({ words }))}
      className={styles.table}
    >
      {orders.map((order) => (
        <tr key={order.orderId}>
          <th scope="row">
            <div className={styles.first}>
              <PickOrder orderId={order.orderId} picking={picking} />
              <Link to={adminOrderPath(order.orderId)}>{order.orderId}</Link>
            </div>
            <OrderTimes order={order} />
          </th>
          <td>{order.userId.name}</td>
          <td className={styles.long}>{order.product_details.map(({ name }) => name).join(', ')}</td>
          <td className={styles.number}>{order.quantity}</td>
          <td className={styles.number}>
            {formatTotal(order.totalAmt)} <PaymentBadge payment={order.payment} />
          </td>
          <td className={styles.long}>{order.delivery_address.address}</td>
          <td>{texts.stages[furthestStage(order.statusHistory)]}</td>
          <td>
            <StageChoice order={order} onEnded={onEnded} />
          </td>
        </tr>
      ))}
      {orders.length === 0 && (
        <tr>
          <td colSpan={texts.columns.length}>{texts.noneFound}</td>
        </tr>
      )}
    </Table>
  );
}
