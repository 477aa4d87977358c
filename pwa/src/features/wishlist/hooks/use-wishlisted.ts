import { atom, useAtomValue } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import { hasTokens, onTokensChange } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';

/** Which products are on the wishlist, and which of these changes are being sent. */
interface LiveWishlist {
  readonly wishlisted: ReadonlySet<string>;
  readonly sending: ReadonlySet<string>;
}

const none: LiveWishlist = { wishlisted: new Set(), sending: new Set() };

// One look at the store for all hearts of all pages: a page may show hundreds of them.
const wishlistAtom = atom(none);
wishlistAtom.onMount = (set) => {
  let wanted = true;
  let unsubscribe = () => {};
  openStore().then((store) => {
    if (!wanted) return;
    const seen = store.watch(async ({ wishlist, outbox }) => ({
      wishlisted: new Set(await wishlist.toCollection().primaryKeys()),
      sending: new Set(
        (await outbox.where('kind').equals('wishlist').toArray())
          .filter(({ state }) => state === 'sending')
          .map(({ target }) => target),
      ),
    }));
    const subscription = seen.subscribe(set);
    unsubscribe = () => subscription.unsubscribe();
  });
  return () => {
    wanted = false;
    unsubscribe();
    set(none);
  };
};

/** A product's heart. */
export interface WishlistedState {
  readonly wishlisted: boolean;
  /** The request runs. */
  readonly sending: boolean;
  readonly signedIn: boolean;
}

function useIsIn(set: keyof LiveWishlist, productId: string): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(wishlistAtom)[set].has(productId)), [set, productId]));
}

/** How a product's heart stands; draws again only when it changes. */
export function useWishlisted(productId: string): WishlistedState {
  const signedIn = useSyncExternalStore(onTokensChange, hasTokens, () => false);
  const wishlisted = useIsIn('wishlisted', productId);
  const sending = useIsIn('sending', productId);
  return { wishlisted: signedIn && wishlisted, sending, signedIn };
}
