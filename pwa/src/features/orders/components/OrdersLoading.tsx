import { useTexts } from '../../../i18n/use-texts';
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { orderTexts } from '../texts';
import styles from './Orders.module.css';

/** Placeholder for two orders that are on their way (docs/product.md#orders-page). */
export function OrdersLoading() {
  return (
    <LoadingPlaceholder text={useTexts(orderTexts).loading}>
      <div className={styles.orders}>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    </LoadingPlaceholder>
  );
}
