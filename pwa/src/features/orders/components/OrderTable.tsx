import { formatTotal } from '@jhola/shared/domain/money/money';
import { furthestStage } from '@jhola/shared/domain/orders/order-stages';
import { useTexts } from '../../../language/use-texts';
import type { OrderRow } from '../../../store/rows';
import { orderTexts } from '../texts';
import styles from './OrderTable.module.css';
import { StageChoice } from './StageChoice';

interface OrderTableProps {
  readonly orders: readonly OrderRow[];
  /** Called when an order has ended and leaves the table. */
  readonly onEnded: () => void;
}

/** The older table of all orders (section 2); it scrolls sideways on a phone. */
export function OrderTable({ orders, onEnded }: OrderTableProps) {
  const texts = useTexts(orderTexts);
  return (
    <section className={styles.frame} aria-label={texts.manageOrders}>
      <table className={styles.table}>
        <thead>
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.orderId}>
              <th scope="row">{order.orderId}</th>
              <td>{order.userId.name}</td>
              <td className={styles.long}>{order.product_details.map(({ name }) => name).join(', ')}</td>
              <td className={styles.number}>{order.quantity}</td>
              <td className={styles.number}>{formatTotal(order.totalAmt)}</td>
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
        </tbody>
      </table>
    </section>
  );
}
