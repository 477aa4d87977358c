import { openStore } from '../../../data/db/open-store';

/** Which products are on the wishlist, and which of these changes are being sent. */
interface LiveWishlist {
  readonly wishlisted: ReadonlySet<string>;
  readonly sending: ReadonlySet<string>;
}

const none: LiveWishlist = { wishlisted: new Set(), sending: new Set() };

// One look at the store for all hearts of all pages: a page may show hundreds of them.
const listeners = new Set<() => void>();
let liveWishlist = none;
let stop: (() => void) | undefined;

function start(): () => void {
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
    const subscription = seen.subscribe((found) => {
      liveWishlist = found;
      for (const listener of listeners) listener();
    });
    unsubscribe = () => subscription.unsubscribe();
  });
  return () => {
    wanted = false;
    unsubscribe();
    liveWishlist = none;
  };
}

/** Calls back at each change of the wishlist. Returns how to stop. */
export function onWishlistChange(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** Whether a product is on the wishlist. */
export const isWishlisted = (productId: string): boolean => liveWishlist.wishlisted.has(productId);

/** Whether a change of a product is being sent. */
export const isSending = (productId: string): boolean => liveWishlist.sending.has(productId);
