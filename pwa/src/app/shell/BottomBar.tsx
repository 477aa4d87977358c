import { formatRupees } from '@jhola/shared/domain/money/money';
import { Link, useLocation } from 'react-router-dom';
import { useCartSummary } from '#features/cart/hooks/use-cart-summary.ts';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './BottomBar.module.css';

/** On small screens: count, total and View Cart; hidden when the cart is empty and on /checkout. */
export function BottomBar() {
  const { count, total } = useCartSummary();
  const { pathname } = useLocation();
  const texts = useTexts(appTexts);
  // On /cart the way to the checkout stands instead.
  if (count === 0 || pathname === '/checkout' || pathname === '/cart') return null;
  return (
    <nav className={styles.bar} aria-label={texts.viewCart}>
      <Link to="/cart" className={styles.inner}>
        <Icon name="cart" />
        <span className={styles.amounts}>
          <small>{texts.items(count)}</small>
          <strong>{formatRupees(total)}</strong>
        </span>
        <span className={styles.go}>
          {texts.viewCart}
          <Icon name="right" size={18} />
        </span>
      </Link>
    </nav>
  );
}
