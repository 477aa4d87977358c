import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import type { CartChoice } from '../commands/set-quantity';
import { useCartControl } from '../hooks/use-cart-control';
import { cartTexts } from '../texts';
import { AddToCartWords } from './AddToCartWords';

interface AddToCartButtonProps extends CartChoice {
  /** How many pieces a tap puts in. */
  readonly pieces: number;
  /** While it is not known what there is to choose from: the id of what says so. */
  readonly unknown?: string;
  /** What happens when a visitor wants to buy; called with the words of docs/product.md#sign-in-to-buy. */
  readonly onSignInNeeded: (words: string) => void;
}

/** On the product's own page and in its quick view: Add to Cart, and how many are in it already. */
export function AddToCartButton({ pieces, unknown, onSignInNeeded, ...choice }: AddToCartButtonProps) {
  const texts = useTexts(cartTexts);
  const { quantity, pending, add } = useCartControl(choice, onSignInNeeded, false);
  const soldOut = choice.product.stock === 0;
  return (
    <Button
      variant="accent"
      size="large"
      icon="cart"
      disabled={soldOut || unknown !== undefined}
      aria-describedby={unknown}
      aria-busy={pending}
      data-action="add"
      onClick={() => add(pieces)}
      aria-label={quantity > 0 ? `${texts.addToCart}, ${texts.inCart(quantity)}` : undefined}
    >
      <AddToCartWords soldOut={soldOut} quantity={quantity} />
    </Button>
  );
}
