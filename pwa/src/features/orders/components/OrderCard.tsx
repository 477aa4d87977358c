import { formatRupees, formatTotal } from '@jhola/shared/domain/money/money';
import type { ReactNode } from 'react';
import type { OrderRow } from '../../../store/rows';
import { Badge } from '../../../ui/feedback/Badge';
import { ProductImage } from '../../../ui/product/ProductImage';
import { timeAgo } from '../rules/time-ago';
import { orderTexts as texts } from '../texts';
import styles from './OrderCard.module.css';
import { OrderProgress } from './OrderProgress';

interface OrderCardProps {
  readonly order: OrderRow;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Shows whose order it is. */
  readonly forAdmin?: boolean;
  /** What can be done with it. */
  readonly action?: ReactNode;
}

/** One order: number, when, what, where to, what it costs, how far it has come (section 2, Orders). */
export function OrderCard({ order, now, forAdmin, action }: OrderCardProps) {
  const { amount, unit } = timeAgo(order.createdAt, now);
  return (
    <article className={styles.card} aria-labelledby={`order-${order.orderId}`}>
      <header className={styles.header}>
        <div>
          <h2 id={`order-${order.orderId}`} className={styles.number}>
            {order.orderId}
          </h2>
          <time className={styles.quiet} dateTime={order.createdAt}>
            {texts.ago(amount, unit)}
          </time>
        </div>
        <div className={styles.amount}>
          <strong>{formatTotal(order.totalAmt)}</strong>
          <Badge tone={order.payment.state === 'PAID' ? 'success' : 'neutral'}>
            {order.payment.method === 'COD' ? texts.cash : texts.card}
            {order.payment.state === 'PAID' && ` · ${texts.paid}`}
          </Badge>
        </div>
      </header>
      <ul className={styles.products}>
        {order.product_details.map((product) => (
          <li key={`${product.productId}:${product.variantId ?? ''}`} className={styles.product}>
            <ProductImage address={product.image[0]} alt="" sizes="56px" className={styles.picture} />
            <div>
              <p>{product.name}</p>
              <p className={styles.quiet}>
                {product.variantName && `${product.variantName} · `}
                {texts.quantity(product.quantity)}
              </p>
            </div>
            <span className={styles.subtotal}>{formatRupees(product.subTotalAmt)}</span>
          </li>
        ))}
      </ul>
      <OrderProgress history={order.statusHistory} />
      <footer className={styles.footer}>
        <p className={styles.quiet}>
          {forAdmin && (
            <>
              {texts.customer}: {order.userId.name} {order.userId.mobile && `(${order.userId.mobile})`}
              <br />
            </>
          )}
          {texts.deliverTo}: {order.delivery_address.name}, {order.delivery_address.address},{' '}
          {order.delivery_address.mobile}
        </p>
        {action}
      </footer>
    </article>
  );
}
