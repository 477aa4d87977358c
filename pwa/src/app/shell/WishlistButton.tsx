import { Link, useLocation } from 'react-router-dom';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './HeaderButton.module.css';

const WISHLIST = '/dashboard/mywishlist';

/** Leads to the wishlist, which asks a visitor to sign in. */
export function WishlistButton() {
  const texts = useTexts(appTexts);
  const here = useLocation().pathname === WISHLIST;
  return (
    <Link
      to={WISHLIST}
      className={styles.button}
      aria-label={texts.wishlist}
      aria-current={here ? 'page' : undefined}
    >
      <Icon name="heart" filled={here} />
    </Link>
  );
}
