import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { useVariantControl } from '../hooks/use-variant-control';
import { cartTexts } from '../texts';
import { AddToCartWords } from './AddToCartWords';

interface AskingCartButtonProps {
  readonly product: ProductSummary;
  /** None of its variants is in stock. */
  readonly soldOut: boolean;
  /** How many pieces a tap puts in. */
  readonly pieces: number;
  /** While it is not known what there is to choose from: the id of what says so. */
  readonly unknown?: string;
  /** What happens when a visitor wants to buy; called with the words of docs/product.md#sign-in-to-buy. */
  readonly onSignInNeeded: (words: string) => void;
}

/** Add to Cart where no variant is chosen yet: it asks which one. */
export function AskingCartButton(props: AskingCartButtonProps) {
  const { product, soldOut, pieces, unknown, onSignInNeeded } = props;
  const texts = useTexts(cartTexts);
  const { quantity, add } = useVariantControl(product, onSignInNeeded, false);
  return (
    <Button
      variant="accent"
      size="large"
      icon="cart"
      disabled={soldOut || unknown !== undefined}
      aria-haspopup="dialog"
      data-action="add"
      aria-describedby={unknown}
      onClick={() => add(pieces)}
      aria-label={quantity > 0 ? `${texts.addToCart}, ${texts.inCart(quantity)}` : undefined}
    >
      <AddToCartWords soldOut={soldOut} quantity={quantity} />
    </Button>
  );
}
