import { MAX_QUANTITY_PER_ITEM } from '@jhola/shared/contracts/cart-limits';
import { nameNow } from '#i18n/local-name.ts';
import { translate } from '#i18n/locale.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
import { cartNews } from '../commands/cart-news';
import { type CartChoice, changeQuantity } from '../commands/set-quantity';
import { cartTexts } from '../texts';

/**
 * Puts pieces of a choice into the cart, never more than there are, and says so (docs/product.md#toasts). A visitor is asked
 * to sign in each time, and led there the first time.
 * @param onSignInNeeded called with the words of docs/product.md#sign-in-to-buy when a visitor begins a cart
 * @param stepped whether a stepper shows the pieces: then it is only read out
 */
export async function addPieces(
  choice: CartChoice,
  pieces: number,
  onSignInNeeded: (words: string) => void,
  stepped = false,
): Promise<void> {
  const texts = translate(cartTexts);
  const { stock } = choice.product;
  const name = nameNow(choice.product);
  const max = Math.min(stock, MAX_QUANTITY_PER_ITEM);
  try {
    const done = await changeQuantity(choice, (now) => Math.max(now, Math.min(now + pieces, max)));
    if (done === 'login-required') onSignInNeeded(texts.loginToAdd);
    if (done === 'kept') showToast('plain', texts.loginToAdd, { announcement: await cartNews(name) });
    if (done === 'unchanged') showToast('plain', stock > 0 ? texts.onlySome(max) : texts.soldOut);
    if (done === 'changed')
      showToast('success', texts.added, { announcement: await cartNews(name), unseen: stepped });
  } catch {
    showToast('error', texts.failed);
  }
}

/**
 * Takes pieces of a choice out of the cart, and reads it out; on the screen the stepper shows it.
 * @param change from the quantity there is to the requested one; 0 takes the line out
 */
export async function takePieces(choice: CartChoice, change: (quantity: number) => number): Promise<void> {
  const texts = translate(cartTexts);
  try {
    const done = await changeQuantity(choice, change);
    if (done !== 'unchanged')
      showToast('success', texts.removed, {
        announcement: await cartNews(nameNow(choice.product)),
        unseen: true,
      });
  } catch {
    showToast('error', texts.failed);
  }
}
