import { hasTokens, onTokensChange } from '../../../data/api/tokens';
import { openStore } from '../../../data/db/open-store';
import type { CartLineRow } from '../../../data/db/rows';

// One look at the store for all controls of all pages: a page may show hundreds of them.
const listeners = new Set<() => void>();
const nothing: ReadonlyMap<string, CartLineRow> = new Map();
let lines = nothing;
let ofProducts: ReadonlyMap<string, readonly CartLineRow[]> = new Map();
let signedIn = false;
let stop: (() => void) | undefined;

const notify = () => {
  for (const listener of listeners) listener();
};

function start(): () => void {
  let wanted = true;
  let unsubscribe = () => {};
  signedIn = hasTokens();
  const forgetTokens = onTokensChange(() => {
    signedIn = hasTokens();
    notify();
  });
  openStore().then((store) => {
    if (!wanted) return;
    const subscription = store
      .watch(({ cartLines }) => cartLines.toArray())
      .subscribe((found) => {
        lines = new Map(found.map((line) => [line.key, line]));
        ofProducts = byProduct(found);
        notify();
      });
    unsubscribe = () => subscription.unsubscribe();
  });
  return () => {
    wanted = false;
    forgetTokens();
    unsubscribe();
    lines = nothing;
    ofProducts = new Map();
  };
}

/** Calls back at each change of the cart. Returns how to stop. */
export function onCartChange(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** How many pieces of a line are in the cart; 0 when it is not, and for a visitor. */
export const quantityInCart = (key: string): number => (signedIn && lines.get(key)?.quantity) || 0;

function byProduct(found: readonly CartLineRow[]): typeof ofProducts {
  const grouped = new Map<string, CartLineRow[]>();
  for (const line of found) grouped.set(line.product._id, [...(grouped.get(line.product._id) ?? []), line]);
  return grouped;
}

const none: readonly CartLineRow[] = [];

/** The lines of a product, whichever variants they are of; none for a visitor. The same list until the cart changes. */
export const linesOfProduct = (productId: string): readonly CartLineRow[] =>
  (signedIn && ofProducts.get(productId)) || none;
