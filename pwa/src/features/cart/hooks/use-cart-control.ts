import { MAX_QUANTITY_PER_ITEM } from '@jhola/shared/contracts/cart-limits';
import { useState } from 'react';
import { cartLineKey } from '#data/db/rows.ts';
import type { CartChoice } from '../commands/set-quantity';
import { addPieces, takePieces } from './change-pieces';
import { useQuantityInCart } from './live-cart';

/** What a shopper can do with one choice. */
export interface CartControl {
  /** How many pieces are in the cart. */
  readonly quantity: number;
  /** No more can be had. */
  readonly full: boolean;
  /** A change is on its way into the cart; more may follow. */
  readonly pending: boolean;
  /** Puts pieces in: one, or as many as given. */
  readonly add: (pieces?: number) => void;
  /** Takes one away; the last one takes the line out (docs/product.md#cart-rules). */
  readonly minus: () => void;
  readonly remove: () => void;
}

/**
 * Puts a choice into the cart and changes how many there are.
 * @param onSignInNeeded called with the words of docs/product.md#sign-in-to-buy when nobody is signed in
 * @param stepped whether a stepper shows how many there are: additions are only read out then
 */
export function useCartControl(
  choice: CartChoice,
  onSignInNeeded: (words: string) => void,
  stepped = true,
): CartControl {
  const { product, variantId } = choice;
  const quantity = useQuantityInCart(cartLineKey(product._id, variantId));
  const [changes, setChanges] = useState(0);
  const max = Math.min(product.stock, MAX_QUANTITY_PER_ITEM);

  const run = async (change: Promise<void>) => {
    setChanges((count) => count + 1);
    await change;
    setChanges((count) => count - 1);
  };

  return {
    quantity,
    full: quantity >= max,
    pending: changes > 0,
    add: (pieces = 1) => run(addPieces(choice, pieces, onSignInNeeded, stepped)),
    minus: () => run(takePieces(choice, (now) => now - 1)),
    remove: () => run(takePieces(choice, () => 0)),
  };
}
