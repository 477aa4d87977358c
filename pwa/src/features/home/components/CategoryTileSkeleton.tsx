import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './CategoryTile.module.css';

/** Placeholder for a category's tile while the categories are loading. */
export function CategoryTileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <Skeleton shape="picture" className={styles.picture} />
      <span className={styles.name}>
        <Skeleton />
      </span>
    </div>
  );
}
