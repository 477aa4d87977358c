import { useSyncExternalStore } from 'react';
import { hasTokens, onTokensChange } from '../../../data/api/tokens';
import { isSending, isWished, onWishesChange } from './live-wishes';

/** A product's heart. */
export interface WishState {
  readonly wished: boolean;
  /** The request runs. */
  readonly sending: boolean;
  readonly signedIn: boolean;
}

/** How a product's heart stands; draws again only when it changes. */
export function useWish(productId: string): WishState {
  const signedIn = useSyncExternalStore(onTokensChange, hasTokens, () => false);
  const wished = useSyncExternalStore(
    onWishesChange,
    () => isWished(productId),
    () => false,
  );
  const sending = useSyncExternalStore(
    onWishesChange,
    () => isSending(productId),
    () => false,
  );
  return { wished: signedIn && wished, sending, signedIn };
}
