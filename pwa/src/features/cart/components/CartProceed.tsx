import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { TotalBar } from '#ui/product/TotalBar.tsx';
import { useCartSummary } from '../hooks/use-cart-summary';
import { useMinimumOrder } from '../hooks/use-minimum-order';
import { cartTexts } from '../texts';

interface CartProceedProps {
  readonly signedIn: boolean;
  /** Stays at the bottom of a small screen. */
  readonly sticky?: boolean;
  /** Goes on to the checkout. */
  readonly onProceed: () => void;
  /** What happens when a visitor wants to buy; called with the words of docs/product.md#sign-in-to-buy. */
  readonly onSignInNeeded: (words: string) => void;
}

/** The way from the cart to the checkout; a visitor is asked to log in first (docs/product.md#cart-panel). */
export function CartProceed({ signedIn, sticky, onProceed, onSignInNeeded }: CartProceedProps) {
  const texts = useTexts(cartTexts);
  const { count, total, unchosen } = useCartSummary();
  const minimum = useMinimumOrder();
  if (signedIn && count === 0) return null;
  return (
    <TotalBar
      label={texts.grandTotal}
      rupees={count > 0 ? total : undefined}
      sticky={sticky && count > 0}
      note={unchosen ? texts.chooseFirst(unchosen) : minimum && texts.minimum(minimum)}
    >
      <Button
        variant={count > 0 ? 'accent' : 'outline'}
        size="large"
        wide
        disabled={unchosen !== undefined || (signedIn && minimum !== undefined)}
        onClick={signedIn ? onProceed : () => onSignInNeeded(texts.pleaseLogin)}
      >
        {signedIn ? texts.proceed : texts.pleaseLogin}
      </Button>
    </TotalBar>
  );
}
