import { MOST_OF_ONE } from '@jhola/shared/contracts/cart-limits';
import { useSyncExternalStore } from 'react';
import { cartLineKey } from '../../../store/rows';
import { showToast } from '../../../ui/toasts/toast-store';
import { type CartChoice, changeQuantity } from '../commands/set-quantity';
import { cartTexts as texts } from '../texts';
import { onCartChange, quantityInCart } from './live-cart';

/** What a shopper can do with one choice. */
export interface CartControl {
  /** How many pieces are in the cart. */
  readonly quantity: number;
  /** No more can be had. */
  readonly full: boolean;
  /** Puts pieces in: one, or as many as told. */
  readonly add: (pieces?: number) => void;
  /** Takes one away; the last one takes the line out (section 4). */
  readonly minus: () => void;
  readonly remove: () => void;
}

/**
 * Puts a choice into the cart and changes how many there are.
 * @param onSignInNeeded called with the words of section 8 when nobody is signed in
 */
export function useCartControl(choice: CartChoice, onSignInNeeded: (words: string) => void): CartControl {
  const { product, variantId } = choice;
  const key = cartLineKey(product._id, variantId);
  const quantity = useSyncExternalStore(onCartChange, () => quantityInCart(key));
  const most = Math.min(product.stock, MOST_OF_ONE);

  const run = async (change: (now: number) => number, told: string, loginWords: string) => {
    try {
      const done = await changeQuantity(choice, change);
      if (done === 'login-required') onSignInNeeded(loginWords);
      if (done === 'changed') showToast('success', told);
    } catch {
      showToast('error', texts.failed);
    }
  };

  const add = (pieces = 1) => {
    if (quantity >= most) {
      showToast('plain', product.stock > 0 ? texts.onlySome(most) : texts.soldOut);
      return;
    }
    run((now) => Math.max(now, Math.min(now + pieces, most)), texts.added, texts.loginToAdd);
  };
  const minus = () => run((now) => now - 1, texts.removed, texts.loginToUpdate);
  const remove = () => run(() => 0, texts.removed, texts.loginToUpdate);

  return { quantity, full: quantity >= most, add, minus, remove };
}
