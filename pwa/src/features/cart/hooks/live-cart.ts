import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { hasTokens, onTokensChange } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import type { CartLineRow } from '#data/db/rows.ts';

interface LiveCart {
  readonly signedIn: boolean;
  readonly lines: ReadonlyMap<string, CartLineRow>;
  readonly ofProducts: ReadonlyMap<string, readonly CartLineRow[]>;
}

const empty: LiveCart = { signedIn: false, lines: new Map(), ofProducts: new Map() };
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
      .watch(({ cartLines }) => cartLines.toArray())
      .subscribe((found) => {
        const lines = new Map(found.map((line) => [line.key, line]));
        set((now) => ({ ...now, lines, ofProducts: byProduct(found) }));
      });
    unsubscribe = () => subscription.unsubscribe();
  });
  return () => {
    wanted = false;
    forgetTokens();
    unsubscribe();
    set(empty);
  };
};

function byProduct(found: readonly CartLineRow[]): LiveCart['ofProducts'] {
  const grouped = new Map<string, CartLineRow[]>();
  for (const line of found) grouped.set(line.product._id, [...(grouped.get(line.product._id) ?? []), line]);
  return grouped;
}

/** Draws again only when what is looked up under `id` changes. */
function useOfCart<Found>(id: string, find: (cart: LiveCart, id: string) => Found): Found {
  return useAtomValue(useMemo(() => atom((get) => find(get(cartAtom), id)), [id, find]));
}

const quantityOf = ({ signedIn, lines }: LiveCart, key: string) =>
  (signedIn && lines.get(key)?.quantity) || 0;
const linesOf = ({ signedIn, ofProducts }: LiveCart, productId: string) =>
  (signedIn && ofProducts.get(productId)) || none;

/** How many pieces of a line are in the cart; 0 when it is not, and for a visitor. */
export const useQuantityInCart = (key: string): number => useOfCart(key, quantityOf);

/** The lines of a product, whichever variants they are of; none for a visitor. */
export const useLinesOfProduct = (productId: string): readonly CartLineRow[] => useOfCart(productId, linesOf);
