import { formatTotal } from '@jhola/shared/domain/money/money';
import { furthestStage } from '@jhola/shared/domain/orders/order-stages';
import type { OrderRow } from '../../../store/rows';
import { orderTexts as texts } from '../texts';
import styles from './OrderTable.module.css';
import { StageChoice } from './StageChoice';

/** The older table of all orders (section 2); it scrolls sideways on a phone. */
export function OrderTable({ orders }: { readonly orders: readonly OrderRow[] }) {
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
                <StageChoice order={order} />
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
