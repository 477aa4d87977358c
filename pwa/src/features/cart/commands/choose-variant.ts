import { MAX_QUANTITY_PER_ITEM } from '@jhola/shared/contracts/cart-limits';
import { openStore } from '#data/db/open-store.ts';
import { flushSoon } from '#data/outbox/flush-soon.ts';
import { writeLine } from '#data/outbox/write-line.ts';
import type { CartChoice } from '../rules/cart-choice';

/**
 * Turns a line without a variant into the chosen variant's, or adds its pieces to that one's where it is in the cart: all at
 * once on this device, and noted to be sent. Of more than there are the shopper gets as many as there are.
 * @param key the line's; one that was taken out meanwhile stays out
 * @param choice the variant; the product itself where the shop says that there is nothing to choose any more
 */
export async function chooseVariant(key: string, choice: CartChoice): Promise<void> {
  const store = await openStore();
  const { cartLines, outbox, settings } = store;
  await store.transaction('rw', cartLines, outbox, settings, async () => {
    const line = await cartLines.get(key);
    if (!line) return;
    if (!choice.variantId) {
      await cartLines.put({ ...line, product: choice.product, choices: null });
      return;
    }
    const max = Math.min(choice.product.stock, MAX_QUANTITY_PER_ITEM);
    if (max === 0) return;
    // The variant's line first: cut short between the two, the cart has too much rather than too little.
    await writeLine(store, choice, (now) => Math.max(now, Math.min(now + line.quantity, max)));
    await writeLine(store, line, () => 0);
  });
  flushSoon();
}
