import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './ProductCardSkeleton.module.css';

/** Placeholder for a product card that is still loading: line by line as high as the card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true" data-skeleton>
      <Skeleton shape="picture" className={styles.picture} />
      <div className={styles.text}>
        <div className={styles.name}>
          <Skeleton />
          <Skeleton className={styles.half} />
        </div>
        <div className={styles.unit}>
          <Skeleton className={styles.short} />
        </div>
        <div className={styles.rating}>
          <Skeleton className={styles.half} />
        </div>
        <div className={styles.buy}>
          <div className={styles.price}>
            <Skeleton className={styles.half} />
          </div>
          <Skeleton shape="button" className={styles.action} />
        </div>
      </div>
    </div>
  );
}
