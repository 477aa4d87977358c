import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './ShopWaiting.module.css';

const SECTIONS = [1, 2, 3];
const TILES = [1, 2, 3, 4, 5, 6];

/** Placeholder for the first categories while nothing is known of them. */
export function ShopWaiting() {
  return (
    <div className={styles.sections} aria-hidden="true" data-skeletons>
      {SECTIONS.map((section) => (
        <div key={section} className={styles.section}>
          <Skeleton shape="title" className={styles.title} />
          <div className={styles.tiles}>
            {TILES.map((tile) => (
              <Skeleton key={tile} shape="picture" className={styles.tile} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
