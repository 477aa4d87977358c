import { formatRupees } from '@jhola/shared/domain/money/money';
import { useSetAtom } from 'jotai';
import { useCartSummary } from '../../features/cart/hooks/use-cart-summary';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icons/Icon';
import { appTexts } from '../texts';
import styles from './HeaderButton.module.css';
import { cartPanelOpenAtom } from './shell-atoms';

/** Opens the cart's side panel; tells count and total, or My Cart when it is empty (section 2, Page shell). */
export function CartButton() {
  const { count, total } = useCartSummary();
  const open = useSetAtom(cartPanelOpenAtom);
  return (
    <button
      type="button"
      className={classes(styles.button, styles.cart)}
      aria-haspopup="dialog"
      aria-label={
        count === 0 ? appTexts.myCart : `${appTexts.myCart}: ${appTexts.items(count)}, ${formatRupees(total)}`
      }
      onClick={() => open(true)}
    >
      <Icon name="cart" />
      {count === 0 ? (
        <span className={styles.amounts}>{appTexts.myCart}</span>
      ) : (
        <>
          <span className={styles.count}>{count}</span>
          <span className={styles.amounts}>
            <small>{appTexts.items(count)}</small>
            <strong>{formatRupees(total)}</strong>
          </span>
        </>
      )}
    </button>
  );
}
