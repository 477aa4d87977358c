import { formatRupees } from '@jhola/shared/domain/money/money';
import { useSetAtom } from 'jotai';
import { useCartSummary } from '#features/cart/hooks/use-cart-summary.ts';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './HeaderButton.module.css';
import { cartPanelOpenAtom } from './shell-atoms';

/** Opens the cart's side panel; shows count and total, or My Cart when it is empty (docs/product.md#cart-button). */
export function CartButton() {
  const { count, total } = useCartSummary();
  const open = useSetAtom(cartPanelOpenAtom);
  const texts = useTexts(appTexts);
  return (
    <button
      type="button"
      className={classes(styles.button, styles.cart)}
      aria-haspopup="dialog"
      aria-label={
        count === 0 ? texts.myCart : `${texts.myCart}: ${texts.items(count)}, ${formatRupees(total)}`
      }
      data-action="cart"
      onClick={() => open(true)}
    >
      <Icon name="cart" />
      {count === 0 ? (
        <span className={styles.amounts}>{texts.myCart}</span>
      ) : (
        <>
          <span className={styles.count}>{count}</span>
          <span className={styles.amounts}>
            <small>{texts.items(count)}</small>
            <strong>{formatRupees(total)}</strong>
          </span>
        </>
      )}
    </button>
  );
}
