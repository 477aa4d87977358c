import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { QuantityStepper } from '#ui/product/QuantityStepper.tsx';
import type { CartChoice } from '../commands/set-quantity';
import { useCartControl } from '../hooks/use-cart-control';
import { cartTexts } from '../texts';

interface CartControlProps extends CartChoice {
  /** What happens when a visitor wants to buy; called with the words of docs/product.md#sign-in-to-buy. */
  readonly onSignInNeeded: (words: string) => void;
}

/** On a product card: Add, or how many there are in the cart with minus and plus. */
export function CartControl({ onSignInNeeded, ...choice }: CartControlProps) {
  const texts = useTexts(cartTexts);
  const nameOf = useLocalName();
  const { product } = choice;
  const name = nameOf(product);
  const { quantity, full, pending, add, minus } = useCartControl(choice, onSignInNeeded);
  if (quantity > 0)
    return (
      <QuantityStepper
        quantity={quantity}
        full={full}
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
      disabled={product.stock === 0}
      aria-label={texts.addNamed(name)}
      aria-busy={pending}
      data-action="add"
      onClick={() => add()}
    >
      {texts.add}
    </Button>
  );
}
