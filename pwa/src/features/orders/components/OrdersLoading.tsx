import { useTexts } from '../../../i18n/use-texts';
import { LoadingPlace } from '../../../ui/feedback/LoadingPlace';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { orderTexts } from '../texts';
import styles from './Orders.module.css';

/** The place of two orders that are on their way (docs/product.md#orders-page). */
export function OrdersLoading() {
  return (
    <LoadingPlace text={useTexts(orderTexts).loading}>
      <div className={styles.orders}>
        <Skeleton className={styles.place} />
        <Skeleton className={styles.place} />
      </div>
    </LoadingPlace>
  );
}
