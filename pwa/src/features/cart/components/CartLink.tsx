import { formatRupees } from '@jhola/shared/domain/money/money';
import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useCartSummary } from '../hooks/use-cart-summary';
import { cartTexts } from '../texts';
import styles from './CartLink.module.css';

/** In a page's own bar: the way to the cart with how many pieces are in it; nothing while it is empty. */
export function CartLink() {
  const texts = useTexts(cartTexts);
  const { count, total } = useCartSummary();
  if (count === 0) return null;
  return (
    <Link
      to="/cart"
      className={styles.link}
      aria-label={`${texts.viewCart}: ${texts.inCart(count)}, ${formatRupees(total)}`}
    >
      <Icon name="cart" />
      <span className={styles.count}>{count}</span>
    </Link>
  );
}
