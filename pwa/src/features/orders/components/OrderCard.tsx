import { addressInOneLine } from '@jhola/shared/domain/addresses/address-lines';
import { formatTotal } from '@jhola/shared/domain/money/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderRow } from '#data/db/rows.ts';
import { timeAgo } from '#i18n/time-ago.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { orderTexts } from '../texts';
import styles from './OrderCard.module.css';
import { OrderedProducts } from './OrderedProducts';
import { OrderProgress } from './OrderProgress';
import { PaymentBadge } from './PaymentBadge';

interface OrderCardProps {
  readonly order: OrderRow;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Shows whose order it is. */
  readonly forAdmin?: boolean;
  /** Where the order's own page is; without it the number leads nowhere. */
  readonly to?: string;
  /** Stands in place of how long ago it was placed. */
  readonly times?: ReactNode;
  /** Stands before the number, such as a box to tick. */
  readonly mark?: ReactNode;
  /** What can be done with it. */
  readonly actions?: ReactNode;
}

/** One order: number, when, what, how far it has come, where to, what it costs (docs/product.md#orders-page). */
export function OrderCard({ order, now, forAdmin, to, times, mark, actions }: OrderCardProps) {
  const texts = useTexts(orderTexts);
  const { amount, unit } = timeAgo(order.createdAt, now);
  const { delivery_address: address, payment } = order;
  return (
    <article className={styles.card} aria-labelledby={`order-${order.orderId}`}>
      <header className={styles.header}>
        <div className={styles.which}>
          {mark}
          <div>
            <h2 id={`order-${order.orderId}`} className={styles.number}>
              {to === undefined ? order.orderId : <Link to={to}>{order.orderId}</Link>}
            </h2>
            {times ?? (
              <time className={styles.quiet} dateTime={order.createdAt}>
                {texts.ago(amount, unit)}
              </time>
            )}
          </div>
        </div>
        <div className={styles.amount}>
          <strong>{formatTotal(order.totalAmt)}</strong>
          <PaymentBadge payment={payment} />
        </div>
      </header>
      <OrderedProducts products={order.product_details} />
      <div className={styles.progress}>
        <OrderProgress history={order.statusHistory} />
      </div>
      <footer className={styles.footer}>
        <div className={styles.where}>
          <Icon name="pin" size={20} />
          <p>
            {forAdmin && (
              <>
                {texts.customer}: {order.userId.name} {order.userId.mobile && `(${order.userId.mobile})`}
                <br />
              </>
            )}
            {texts.deliverTo}: {address.name}, {addressInOneLine(address)}, {address.mobile}
          </p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </footer>
    </article>
  );
}
