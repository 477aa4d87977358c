import { openStore } from '../../../store/open-store';
import type { CartLineRow } from '../../../store/rows';

// One look at the store for all controls of all pages: a page may show hundreds of them.
const listeners = new Set<() => void>();
const nothing: ReadonlyMap<string, CartLineRow> = new Map();
let lines = nothing;
let stop: (() => void) | undefined;

function start(): () => void {
  let wanted = true;
  let unsubscribe = () => {};
  openStore().then((store) => {
    if (!wanted) return;
    const subscription = store
      .watch(({ cartLines }) => cartLines.toArray())
      .subscribe((found) => {
        lines = new Map(found.map((line) => [line.key, line]));
        for (const listener of listeners) listener();
      });
    unsubscribe = () => subscription.unsubscribe();
  });
  return () => {
    wanted = false;
    unsubscribe();
    lines = nothing;
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

/** How many pieces of a line are in the cart; 0 when it is not. */
export const quantityInCart = (key: string): number => lines.get(key)?.quantity ?? 0;
