import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { QuantityStepper } from '#ui/product/QuantityStepper.tsx';
import { useVariantControl } from '../hooks/use-variant-control';
import { cartTexts } from '../texts';

interface VariantCartControlProps {
  readonly product: ProductSummary;
  /** None of its variants is in stock. */
  readonly soldOut: boolean;
  /** What happens when a visitor wants to buy; called with the words of docs/product.md#sign-in-to-buy. */
  readonly onSignInNeeded: (words: string) => void;
}

/** On the card of a product with variants: Add, which asks which one, or how many of all there are in the cart. */
export function VariantCartControl({ product, soldOut, onSignInNeeded }: VariantCartControlProps) {
  const texts = useTexts(cartTexts);
  const nameOf = useLocalName();
  const name = nameOf(product);
  const { quantity, add, minus } = useVariantControl(product, onSignInNeeded);
  if (quantity > 0)
    return (
      <QuantityStepper
        quantity={quantity}
        onMinus={minus}
        onPlus={() => add()}
        minusLabel={texts.minus(name)}
        plusLabel={texts.plus(name)}
        plusAction="add"
      />
    );
  return (
    <Button
      variant="outline"
      disabled={soldOut}
      aria-haspopup="dialog"
      data-action="add"
      aria-label={texts.addNamed(name)}
      onClick={() => add()}
    >
      {texts.add}
    </Button>
  );
}
