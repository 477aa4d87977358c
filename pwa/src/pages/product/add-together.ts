import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { addChoices } from '#features/cart/commands/add-choices.ts';
import { addPieces } from '#features/cart/hooks/change-pieces.ts';
import type { CartChoice } from '#features/cart/rules/cart-choice.ts';
import { choiceOfSummary } from '#features/cart/rules/choice-of-summary.ts';
import { cartTexts } from '#features/cart/texts.ts';
import { askForVariant } from '#features/cart/variant-request.ts';
import { translate } from '#i18n/locale.ts';
import { showToast } from '#ui/toasts/toast-store.ts';

/**
 * Puts one piece of each product into the cart. Where variants differ, the sheet asks for one product after the other; whoever puts one
 * away has nothing added.
 * @param signedIn whether somebody is: a visitor's cart is on the device alone
 * @param onSignInNeeded called with the words of docs/product.md#sign-in-to-buy when a visitor begins a cart
 * @returns whether they came in
 */
export async function addTogether(
  products: readonly ProductSummary[],
  signedIn: boolean,
  onSignInNeeded: (words: string) => void,
): Promise<boolean> {
  const choices: CartChoice[] = [];
  for (const product of products) {
    const choice = await choiceOf(product);
    if (!choice) return false;
    choices.push(choice);
  }
  if (!signedIn) {
    for (const choice of choices) await addPieces(choice, 1, onSignInNeeded);
    return true;
  }
  const texts = translate(cartTexts);
  try {
    const added = await addChoices(choices.map((choice) => ({ ...choice, pieces: 1 })));
    const pieces = added.reduce((sum, some) => sum + some, 0);
    showToast(pieces > 0 ? 'success' : 'plain', pieces > 0 ? texts.addedPieces(pieces) : texts.allInCart);
    return pieces > 0;
  } catch {
    showToast('error', texts.failed);
    return false;
  }
}

async function choiceOf(product: ProductSummary): Promise<CartChoice | undefined> {
  const choice = choiceOfSummary(product);
  return product.hasVariants ? askForVariant(choice.product, product.variants) : choice;
}
