import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icons/Icon';
import { appTexts } from '../texts';
import styles from './HeaderButton.module.css';

/** Leads to the wishlist, which asks a visitor to sign in. */
export function WishlistButton() {
  return (
    <Link to="/dashboard/mywishlist" className={styles.button} aria-label={appTexts.wishlist}>
      <Icon name="heart" />
    </Link>
  );
}
