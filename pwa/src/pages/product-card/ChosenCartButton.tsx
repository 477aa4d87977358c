import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { AddToCartButton } from '#features/cart/components/AddToCartButton.tsx';
import { AskingCartButton } from '#features/cart/components/AskingCartButton.tsx';
import type { Choice } from '#features/catalogue/rules/choice.ts';

interface ChosenCartButtonProps {
  readonly product: ProductSummary;
  readonly choice: Choice;
  /** How many pieces a tap puts in. */
  readonly pieces: number;
  /** While its variants are not known nobody can choose: the id of what says so. */
  readonly unknown?: string;
  /** What happens when a visitor wants to buy. */
  readonly onSignInNeeded: (words: string) => void;
}

/** Add to Cart: of what is chosen, or, while a variant must still be, of the one it asks for. */
export function ChosenCartButton({ product, choice, ...rest }: ChosenCartButtonProps) {
  const { variant, price, discount, stock, images } = choice;
  if (product.hasVariants && !variant)
    return <AskingCartButton product={product} soldOut={stock === 0} {...rest} />;
  const { _id, name, nameHindi, unit } = product;
  return (
    <AddToCartButton
      product={{ _id, name, nameHindi, unit, image: [...images], price, discount, stock }}
      variantId={variant?._id}
      variantName={variant?.name}
      {...rest}
    />
  );
}
