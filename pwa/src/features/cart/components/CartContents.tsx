import { formatRupees, toRupees } from '@jhola/shared/domain/money/money';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts';
import { Failure } from '../../../ui/feedback/Failure';
import { Icon } from '../../../ui/icons/Icon';
import { type Cart, useCart } from '../hooks/use-cart';
import { useFocusKept } from '../hooks/use-focus-kept';
import { cartTexts } from '../texts';
import { BillDetails } from './BillDetails';
import styles from './CartContents.module.css';
import { CartEmpty } from './CartEmpty';
import { CartLine } from './CartLine';
import { CartSkeleton } from './CartSkeleton';

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
export function CartContents(props: CartContentsProps) {
  const texts = useTexts(cartTexts);
  const cart = useCart(props.signedIn);
  const list = useFocusKept(cart.lines.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div ref={list} role="group" aria-label={texts.cart} tabIndex={-1}>
      <CartState cart={cart} {...props} />
    </div>
  );
}

function CartState({ cart, ...props }: CartContentsProps & { readonly cart: Cart }) {
  const texts = useTexts(cartTexts);
  if (cart.loading) return <CartSkeleton text={texts.loading} />;
  if (cart.failed)
    return (
      <Failure title={texts.notLoaded} text={texts.notLoadedText} retry={texts.retry} onRetry={cart.again} />
    );
  if (cart.lines.length > 0) return <FilledCart cart={cart} {...props} />;
  return (
    <>
      <CartEmpty onLeave={props.onLeave} />
      {props.action}
    </>
  );
}

function FilledCart({
  cart: { lines, bill },
  promise,
  onLeave,
  onSignInNeeded,
  action,
}: CartContentsProps & { readonly cart: Cart }) {
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
        <BillDetails bill={bill} words={{ ...texts, title: texts.billDetails }} />
        {action}
      </div>
    </div>
  );
}
