import { MAX_QUANTITY_PER_ITEM } from '@jhola/shared/contracts/cart-limits';
import { hasTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { flushSoon } from '#data/outbox/flush-soon.ts';
import { writeLine } from '#data/outbox/write-line.ts';
import { translate } from '#i18n/locale.ts';
import type { CartChoice } from '../rules/cart-choice';
import { cartTexts } from '../texts';

/** Pieces of a choice that shall be added to those in the cart. */
export interface WantedPieces extends CartChoice {
  readonly pieces: number;
}

/**
 * Puts pieces of several choices into the cart in one step: all together on this device, and noted to be sent. Never
 * more of one than there are in stock, and than one order takes.
 * @returns how many pieces of each came in, in the order they were given
 * @throws Error with the words of docs/product.md#sign-in-to-buy when nobody is signed in
 */
export async function addChoices(wanted: readonly WantedPieces[]): Promise<readonly number[]> {
  if (!hasTokens()) throw new Error(translate(cartTexts).loginToAdd);
  const store = await openStore();
  const added = await store.transaction('rw', store.cartLines, store.outbox, store.settings, async () => {
    const pieces: number[] = [];
    for (const { pieces: requested, ...choice } of wanted) {
      const max = Math.min(choice.product.stock, MAX_QUANTITY_PER_ITEM);
      pieces.push(await writeLine(store, choice, (now) => Math.max(now, Math.min(now + requested, max))));
    }
    return pieces;
  });
  flushSoon();
  return added;
}
