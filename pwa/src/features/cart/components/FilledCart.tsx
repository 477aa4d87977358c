import { formatRupees, toRupees } from '@jhola/shared/domain/money/money';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import type { Cart } from '../hooks/use-cart';
import { cartTexts } from '../texts';
import { BillDetails } from './BillDetails';
import { CartLine } from './CartLine';
import styles from './FilledCart.module.css';

interface FilledCartProps {
  readonly cart: Cart;
  /** What is promised of the delivery, such as how soon it comes. */
  readonly promise?: string;
  /** Called when the shopper goes on to another page, so that a panel can close. */
  readonly onLeave?: () => void;
  /** What happens when a visitor wants to buy; called with the words of docs/product.md#sign-in-to-buy. */
  readonly onSignInNeeded: (words: string) => void;
  /** Stands below the bill: the way to the checkout, where it is not the panel's footer. */
  readonly action?: ReactNode;
}

/** What is saved, the lines and the bill of a cart with something in it (docs/product.md#cart-panel). */
export function FilledCart({
  cart: { lines, bill, delivery },
  promise,
  onLeave,
  onSignInNeeded,
  action,
}: FilledCartProps) {
  const texts = useTexts(cartTexts);
  return (
    <div className={styles.cart}>
      <div className={styles.items}>
        {bill.savingsPaise > 0 && (
          <p className={styles.savings}>
            <Icon name="tag" size={20} />
            <span className={styles.grow}>{texts.savings}</span>
            <strong>{formatRupees(toRupees(bill.savingsPaise))}</strong>
          </p>
        )}
        <div className={styles.parcel}>
          {promise && (
            <p className={styles.promise}>
              <Icon name="clock" size={20} />
              {promise}
            </p>
          )}
          <ul aria-label={texts.items}>
            {lines.map((line) => (
              <CartLine key={line.key} line={line} onLeave={onLeave} onSignInNeeded={onSignInNeeded} />
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.end}>
        <BillDetails bill={bill} delivery={delivery} words={{ ...texts, title: texts.billDetails }} />
        {action}
      </div>
    </div>
  );
}
