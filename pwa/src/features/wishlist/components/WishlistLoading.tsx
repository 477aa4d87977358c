import { useTexts } from '../../../i18n/use-texts';
import { LoadingPlace } from '../../../ui/feedback/LoadingPlace';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { wishlistTexts } from '../texts';
import styles from './Wishlist.module.css';

const places = ['a', 'b', 'c', 'd'];

/** The place of a wishlist that is on its way. */
export function WishlistLoading() {
  return (
    <LoadingPlace text={useTexts(wishlistTexts).loading}>
      <div className={styles.grid}>
        {places.map((place) => (
          <div key={place} className={styles.place}>
            <Skeleton shape="picture" />
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton shape="button" />
          </div>
        ))}
      </div>
    </LoadingPlace>
  );
}
