import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { AddToCartButton } from '../../features/cart/components/AddToCartButton';
import { choiceOfSummary } from '../../features/cart/rules/choice-of-summary';
import { QuickView } from '../../features/catalogue/components/QuickView';
import { useAskToSignIn } from './use-ask-to-sign-in';

interface CardGlanceProps {
  readonly product: ProductSummary;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The quick view of a card: the catalogue's, with the cart's button. */
export function CardGlance({ product, open, onClose }: CardGlanceProps) {
  const askToSignIn = useAskToSignIn();
  const askOutside = (words?: string) => {
    onClose();
    askToSignIn(words);
  };
  return (
    <QuickView
      product={product}
      open={open}
      onClose={onClose}
      action={<AddToCartButton {...choiceOfSummary(product)} pieces={1} onSignInNeeded={askOutside} />}
    />
  );
}
