import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { CartControl } from '#features/cart/components/CartControl.tsx';
import { VariantCartControl } from '#features/cart/components/VariantCartControl.tsx';
import { choiceOfSummary } from '#features/cart/rules/choice-of-summary.ts';
import { stockBeforeChoice } from '#features/catalogue/rules/choice.ts';
import { useAskToSignIn } from './use-ask-to-sign-in';

/** The cart's control of a product wherever it is shown: a visitor is asked to log in and led there. */
export function CardCart({ product }: { readonly product: ProductSummary }) {
  const askToSignIn = useAskToSignIn();
  if (!product.hasVariants) return <CartControl {...choiceOfSummary(product)} onSignInNeeded={askToSignIn} />;
  const soldOut = stockBeforeChoice(product) === 0;
  return <VariantCartControl product={product} soldOut={soldOut} onSignInNeeded={askToSignIn} />;
}
