import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { WishlistHeart } from '#features/wishlist/components/WishlistHeart.tsx';
import { useAskToSignIn } from './use-ask-to-sign-in';

/** The heart of a product wherever it is shown: a visitor sees Login required! and is led to /login. */
export function CardHeart({ product }: { readonly product: ProductSummary }) {
  return <WishlistHeart product={product} onSignInNeeded={useAskToSignIn()} />;
}
