import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { WishHeart } from '../../features/wishlist/components/WishHeart';
import { useAskToSignIn } from './use-ask-to-sign-in';

/** The heart of a product wherever it is shown: a visitor is told Login required! and led to /login. */
export function CardHeart({ product }: { readonly product: ProductSummary }) {
  return <WishHeart product={product} onSignInNeeded={useAskToSignIn()} />;
}
