import { MOST_OF_ONE } from '@jhola/shared/contracts/cart-limits';
import { useState, useSyncExternalStore } from 'react';
import { inWords } from '../../../language/spoken';
import { cartLineKey } from '../../../store/rows';
import { showToast } from '../../../ui/toasts/toast-store';
import { cartNews } from '../commands/cart-news';
import { type CartChoice, changeQuantity } from '../commands/set-quantity';
import { cartTexts } from '../texts';
import { onCartChange, quantityInCart } from './live-cart';

/** What a shopper can do with one choice. */
export interface CartControl {
  /** How many pieces are in the cart. */
  readonly quantity: number;
  /** No more can be had. */
  readonly full: boolean;
  /** A change is on its way into the cart; more may follow. */
  readonly pending: boolean;
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
  const quantity = useSyncExternalStore(
    onCartChange,
    () => quantityInCart(key),
    () => 0,
  );
  const [changes, setChanges] = useState(0);
  const most = Math.min(product.stock, MOST_OF_ONE);

  const run = async (change: (now: number) => number, told: 'added' | 'removed') => {
    const texts = inWords(cartTexts);
    setChanges((count) => count + 1);
    try {
      const done = await changeQuantity(choice, change);
      if (done === 'login-required')
        onSignInNeeded(told === 'added' ? texts.loginToAdd : texts.loginToUpdate);
      if (done === 'changed') showToast('success', texts[told], { spoken: await cartNews(product.name) });
    } catch {
      showToast('error', texts.failed);
    } finally {
      setChanges((count) => count - 1);
    }
  };

  const add = (pieces = 1) => {
    if (quantity >= most) {
      const texts = inWords(cartTexts);
      showToast('plain', product.stock > 0 ? texts.onlySome(most) : texts.soldOut);
      return;
    }
    run((now) => Math.max(now, Math.min(now + pieces, most)), 'added');
  };
  const minus = () => run((now) => now - 1, 'removed');
  const remove = () => run(() => 0, 'removed');

  return { quantity, full: quantity >= most, pending: changes > 0, add, minus, remove };
}
