import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { CartControl } from '../../features/cart/components/CartControl';
import { choiceOfSummary } from '../../features/cart/rules/choice-of-summary';
import { useAskToSignIn } from './use-ask-to-sign-in';

/** The cart's control of a product wherever it is shown: a visitor is told to login and led there. */
export function CardCart({ product }: { readonly product: ProductSummary }) {
  return <CartControl {...choiceOfSummary(product)} onSignInNeeded={useAskToSignIn()} />;
}
