import { formatRupees, toRupees } from '@jhola/shared/domain/money/money';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts';
import { Loading } from '../../../ui/feedback/Loading';
import { Icon } from '../../../ui/icons/Icon';
import { useCart } from '../hooks/use-cart';
import { cartTexts } from '../texts';
import { BillDetails } from './BillDetails';
import styles from './CartContents.module.css';
import { CartEmpty } from './CartEmpty';
import { CartLine } from './CartLine';

interface CartContentsProps {
  readonly signedIn: boolean;
  /** What is promised of the delivery, such as how soon it comes. */
  readonly promise?: string;
  /** Called when the shopper goes on to another page, so that a panel can close. */
  readonly onLeave?: () => void;
  /** What happens when a visitor wants to buy; called with the words of section 8. */
  readonly onSignInNeeded: (words: string) => void;
  /** Stands below the bill: the way to the checkout, where it is not the panel's footer. */
  readonly action?: ReactNode;
}

/** The cart's contents, in the side panel and on the cart page (section 2). */
export function CartContents({ signedIn, promise, onLeave, onSignInNeeded, action }: CartContentsProps) {
  const texts = useTexts(cartTexts);
  const { lines, bill, loading } = useCart(signedIn);
  if (loading) return <Loading text={texts.loading} />;
  if (lines.length === 0)
    return (
      <>
        <CartEmpty onLeave={onLeave} />
        {action}
      </>
    );
  return (
    <div className={styles.cart}>
      <section className={styles.items} aria-label={texts.items}>
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
          <ul>
            {lines.map((line) => (
              <CartLine key={line.key} line={line} onLeave={onLeave} onSignInNeeded={onSignInNeeded} />
            ))}
          </ul>
        </div>
      </section>
      <div className={styles.end}>
        <BillDetails bill={bill} words={{ ...texts, title: texts.billDetails }} />
        {action}
      </div>
    </div>
  );
}
