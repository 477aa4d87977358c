import { formatRupees, formatTotal } from '@jhola/shared/domain/money/money';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { timeAgo } from '../../../language/time-ago';
import { useTexts } from '../../../language/use-texts';
import type { OrderRow } from '../../../store/rows';
import { Badge } from '../../../ui/feedback/Badge';
import { Icon } from '../../../ui/icons/Icon';
import { ProductImage } from '../../../ui/product/ProductImage';
import { orderTexts } from '../texts';
import styles from './OrderCard.module.css';
import { OrderProgress } from './OrderProgress';

interface OrderCardProps {
  readonly order: OrderRow;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Shows whose order it is. */
  readonly forAdmin?: boolean;
  /** Where the order's own page is; without it the number leads nowhere. */
  readonly to?: string;
  /** Stands before the number, such as a box to tick. */
  readonly mark?: ReactNode;
  /** What can be done with it. */
  readonly actions?: ReactNode;
}

/** One order: number, when, what, how far it has come, where to, what it costs (section 2, Orders). */
export function OrderCard({ order, now, forAdmin, to, mark, actions }: OrderCardProps) {
  const texts = useTexts(orderTexts);
  const { amount, unit } = timeAgo(order.createdAt, now);
  const { delivery_address: address, payment } = order;
  return (
    <article className={styles.card} aria-labelledby={`order-${order.orderId}`}>
      <header className={styles.header}>
        {mark}
        <div>
          <h2 id={`order-${order.orderId}`} className={styles.number}>
            {to === undefined ? order.orderId : <Link to={to}>{order.orderId}</Link>}
          </h2>
          <time className={styles.quiet} dateTime={order.createdAt}>
            {texts.ago(amount, unit)}
          </time>
        </div>
        <div className={styles.amount}>
          <strong>{formatTotal(order.totalAmt)}</strong>
          <Badge tone={payment.state === 'PAID' ? 'success' : 'neutral'}>
            {payment.method === 'COD' ? texts.cash : texts.card}
            {payment.state === 'PAID' && ` · ${texts.paid}`}
          </Badge>
        </div>
      </header>
      <ul className={styles.products} aria-label={texts.products}>
        {order.product_details.map((product) => (
          <li key={`${product.productId}:${product.variantId ?? ''}`} className={styles.product}>
            <ProductImage address={product.image[0]} alt="" sizes="64px" className={styles.picture} />
            <div>
              <p>
                <Link
                  className={styles.name}
                  to={productPath({ _id: product.productId, name: product.name })}
                >
                  {product.name}
                </Link>
              </p>
              <p className={styles.quiet}>
                {product.variantName && `${product.variantName} · `}
                {texts.quantity(product.quantity)}
              </p>
            </div>
            <span className={styles.subtotal}>{formatRupees(product.subTotalAmt)}</span>
          </li>
        ))}
      </ul>
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
            {texts.deliverTo}: {address.name}, {address.address}, {address.mobile}
          </p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </footer>
    </article>
  );
}
