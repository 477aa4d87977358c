import { formatRupees, toRupees } from '@jhola/shared/domain/money/money';
import { Button } from '../../../ui/button/Button';
import { Loading } from '../../../ui/feedback/Loading';
import { Icon } from '../../../ui/icons/Icon';
import { useCart } from '../hooks/use-cart';
import { cartTexts as texts } from '../texts';
import { BillDetails } from './BillDetails';
import styles from './CartContents.module.css';
import { CartEmpty } from './CartEmpty';
import { CartLine } from './CartLine';

const billWords = { ...texts, title: texts.billDetails };

interface CartContentsProps {
  readonly signedIn: boolean;
  /** Called when the shopper goes on to another page, so that a panel can close. */
  readonly onLeave?: () => void;
  /** Goes on to the checkout. */
  readonly onProceed: () => void;
  /** What happens when a visitor wants to buy; called with the words of section 8. */
  readonly onSignInNeeded: (words: string) => void;
}

/** The cart's contents, in the side panel and on the cart page (section 2). */
export function CartContents({ signedIn, onLeave, onProceed, onSignInNeeded }: CartContentsProps) {
  const { lines, bill, loading } = useCart(signedIn);
  if (loading) return <Loading text={texts.loading} />;
  if (lines.length === 0) return <CartEmpty onLeave={onLeave} />;
  return (
    <div className={styles.cart}>
      {bill.savingsPaise > 0 && (
        <p className={styles.savings}>
          <span>{texts.savings}</span>
          <strong>{formatRupees(toRupees(bill.savingsPaise))}</strong>
        </p>
      )}
      <ul className={styles.lines} aria-label={texts.items}>
        {lines.map((line) => (
          <CartLine key={line.key} line={line} onLeave={onLeave} onSignInNeeded={onSignInNeeded} />
        ))}
      </ul>
      <BillDetails bill={bill} words={billWords} />
      <div className={styles.go}>
        <Button
          look="accent"
          size="large"
          wide
          onClick={signedIn ? onProceed : () => onSignInNeeded(texts.pleaseLogin)}
        >
          {signedIn ? texts.proceed : texts.pleaseLogin}
          <Icon name="right" size={18} />
        </Button>
      </div>
    </div>
  );
}
