import { useTexts } from '../../../i18n/use-texts';
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { wishlistTexts } from '../texts';
import styles from './Wishlist.module.css';

const keys = ['a', 'b', 'c', 'd'];

/** Placeholder for a wishlist that is on its way. */
export function WishlistLoading() {
  return (
    <LoadingPlaceholder text={useTexts(wishlistTexts).loading}>
      <div className={styles.grid}>
        {keys.map((key) => (
          <div key={key} className={styles.skeleton}>
            <Skeleton shape="picture" />
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton shape="button" />
          </div>
        ))}
      </div>
    </LoadingPlaceholder>
  );
}
