import { Skeleton } from '../../ui/feedback/Skeleton';
import styles from './ShopWaiting.module.css';

const SHELVES = [1, 2, 3];
const TILES = [1, 2, 3, 4, 5, 6];

/** The place of the first shelves while nothing is known of them. */
export function ShopWaiting() {
  return (
    <div className={styles.shelves} aria-hidden="true" data-skeletons>
      {SHELVES.map((shelf) => (
        <div key={shelf} className={styles.shelf}>
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
