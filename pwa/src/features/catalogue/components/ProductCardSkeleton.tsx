import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './ProductCardSkeleton.module.css';

/** The place of a product card that is still loading: as large as the card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="picture" className={styles.picture} />
      <div className={styles.words}>
        <Skeleton />
        <Skeleton className={styles.short} />
        <Skeleton className={styles.short} />
        <Skeleton shape="title" />
      </div>
    </div>
  );
}
