import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { hasTokens, onTokensChange } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import type { CartLineRow } from '#data/db/rows.ts';
import { visitorLines } from '#data/db/visitor-cart.ts';

interface Lines {
  readonly byKey: ReadonlyMap<string, CartLineRow>;
  readonly ofProducts: ReadonlyMap<string, readonly CartLineRow[]>;
}

interface LiveCart {
  readonly signedIn: boolean;
  /** The shopper's, which wait out of sight while their session has ended. */
  readonly own: Lines;
  readonly visitors: Lines;
}

const noLines: Lines = { byKey: new Map(), ofProducts: new Map() };
const empty: LiveCart = { signedIn: false, own: noLines, visitors: noLines };
const none: readonly CartLineRow[] = [];

// One look at the store for all controls of all pages: a page may show hundreds of them.
const cartAtom = atom(empty);
cartAtom.onMount = (set) => {
  let wanted = true;
  let unsubscribe = () => {};
  const follow = () => set((now) => ({ ...now, signedIn: hasTokens() }));
  follow();
  const forgetTokens = onTokensChange(follow);
  openStore().then((store) => {
    if (!wanted) return;
    const subscription = store
      .watch((watched) => Promise.all([watched.cartLines.toArray(), visitorLines(watched)]))
      .subscribe(([own, visitors]) =>
        set((now) => ({ ...now, own: lookedUp(own), visitors: lookedUp(visitors) })),
      );
    unsubscribe = () => subscription.unsubscribe();
  });
  return () => {
    wanted = false;
    forgetTokens();
    unsubscribe();
    set(empty);
  };
};

function lookedUp(found: readonly CartLineRow[]): Lines {
  const grouped = new Map<string, CartLineRow[]>();
  for (const line of found) grouped.set(line.product._id, [...(grouped.get(line.product._id) ?? []), line]);
  return { byKey: new Map(found.map((line) => [line.key, line])), ofProducts: grouped };
}

/** Draws again only when what is looked up under `id` changes. */
function useOfCart<Found>(id: string, find: (cart: LiveCart, id: string) => Found): Found {
  return useAtomValue(useMemo(() => atom((get) => find(get(cartAtom), id)), [id, find]));
}

const shown = ({ signedIn, own, visitors }: LiveCart) => (signedIn ? own : visitors);
const quantityOf = (cart: LiveCart, key: string) => shown(cart).byKey.get(key)?.quantity ?? 0;
const linesOf = (cart: LiveCart, productId: string) => shown(cart).ofProducts.get(productId) ?? none;

/** How many pieces of a line are in the cart; 0 when it is not. */
export const useQuantityInCart = (key: string): number => useOfCart(key, quantityOf);

/** The lines of a product, whichever variants they are of. */
export const useLinesOfProduct = (productId: string): readonly CartLineRow[] => useOfCart(productId, linesOf);
