import { formatRupees } from '@jhola/shared/domain/money/money';
import { Link, useLocation } from 'react-router-dom';
import { useCartSummary } from '#features/cart/hooks/use-cart-summary.ts';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import type { IconName } from '#ui/icons/paths.ts';
import styles from './BottomNavigation.module.css';
import { hasOwnBar } from './own-bar';

/**
 * The bar at the bottom of a phone (docs/product.md#bottom-bar): Home, Categories, Search, Cart and Account. With something
 * in the cart its entry says how much. The style sheet takes it away on a wide screen.
 */
export function BottomNavigation() {
  const { pathname } = useLocation();
  const texts = useTexts(appTexts);
  const { count, known, total } = useCartSummary();
  if (hasOwnBar(pathname, known && count === 0)) return null;
  const entry = (to: string, icon: IconName, name: string) => (
    <Link to={to} className={styles.entry} aria-current={pathname === to ? 'page' : undefined}>
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
    </Link>
  );
  return (
    <nav className={styles.bar} aria-label={texts.mainMenu}>
      <div className={styles.entries}>
        {entry('/', 'home', texts.home)}
        {entry('/shop', 'grid', texts.categories)}
        {entry('/search', 'search', texts.searchLabel)}
        {count === 0 ? entry('/cart', 'cart', texts.cart) : <FullCart count={count} total={total} />}
        {entry('/user', 'user', texts.account)}
      </div>
    </nav>
  );
}

interface FullCartProps {
  readonly count: number;
  /** In rupees. */
  readonly total: number;
}

/** The entry of a cart with something in it: pieces, total and View Cart. */
function FullCart({ count, total }: FullCartProps) {
  const texts = useTexts(appTexts);
  return (
    <Link to="/cart" className={styles.cart}>
      <span className={styles.amounts}>
        <span>{texts.items(count)}</span> <span>{formatRupees(total)}</span>
      </span>{' '}
      <strong>{texts.viewCart}</strong>
    </Link>
  );
}
