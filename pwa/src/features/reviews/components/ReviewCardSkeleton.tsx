import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import card from './ReviewCard.module.css';
import styles from './ReviewCardSkeleton.module.css';

/** Placeholder for a review that is still loading: as large as a short one. */
export function ReviewCardSkeleton() {
  return (
    <div className={classes(card.review, styles.review)} aria-hidden="true">
      <Skeleton className={styles.avatar} />
      <div className={card.text}>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.name} />
        <Skeleton />
      </div>
    </div>
  );
}
