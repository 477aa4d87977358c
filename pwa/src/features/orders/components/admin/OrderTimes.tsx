import { promisedBy } from '@jhola/shared/domain/orders/delivery-promise';
import { orderGroup } from '@jhola/shared/domain/orders/order-stages';
import type { OrderRow } from '#data/db/rows.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import styles from './OrderTimes.module.css';

/** When an order was placed; and until it has ended, by when it is promised. */
export function OrderTimes({ order }: { readonly order: OrderRow }) {
  const texts = useTexts(adminOrderTexts);
  const language = useLanguage();
  const placed = Date.parse(order.createdAt);
  return (
    <p className={styles.times}>
      <time dateTime={order.createdAt}>{texts.placedAt(formatMoment(placed, language))}</time>
      {orderGroup(order.payment_status) === 'newPending' && (
        <span>{texts.promisedBy(formatMoment(promisedBy(placed, order.deliveryPromise), language))}</span>
      )}
    </p>
  );
}
