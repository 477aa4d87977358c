import { useSyncExternalStore } from 'react';
import { hasTokens, onTokensChange } from '../../../data/api/tokens';
import { isSending, isWishlisted, onWishlistChange } from './live-wishlist';

/** A product's heart. */
export interface WishlistedState {
  readonly wishlisted: boolean;
  /** The request runs. */
  readonly sending: boolean;
  readonly signedIn: boolean;
}

/** How a product's heart stands; draws again only when it changes. */
export function useWishlisted(productId: string): WishlistedState {
  const signedIn = useSyncExternalStore(onTokensChange, hasTokens, () => false);
  const wishlisted = useSyncExternalStore(
    onWishlistChange,
    () => isWishlisted(productId),
    () => false,
  );
  const sending = useSyncExternalStore(
    onWishlistChange,
    () => isSending(productId),
    () => false,
  );
  return { wishlisted: signedIn && wishlisted, sending, signedIn };
}
