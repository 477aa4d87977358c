import { MAX_QUANTITY_PER_ITEM } from '@jhola/shared/contracts/cart-limits';
import { translate } from '#i18n/locale.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
import { hasTokens } from '../api/tokens';
import type { ShopStore } from '../db/db';
import { lastSyncedAt, readNumber } from '../db/settings';
import { takeVisitorLines } from '../db/visitor-cart';
import { syncTexts } from '../outbox/texts';
import { writeLine } from '../outbox/write-line';

/**
 * Puts what was added before signing in into the shopper's cart, and says so (docs/product.md#sign-in-to-buy): once, whichever
 * tab comes first, and not before that cart is known on this device, since quantities are sent whole. Of what is in
 * both, the pieces are added up, never beyond the stock.
 */
export async function mergeVisitorCart(store: ShopStore): Promise<void> {
  const { cartLines, outbox, settings, device } = store;
  const pieces = await store.transaction('rw', cartLines, outbox, settings, device, async () => {
    if (!hasTokens() || !(await readNumber(store, lastSyncedAt('cart')))) return 0;
    let added = 0;
    for (const { quantity, ...choice } of await takeVisitorLines(store)) {
      const max = Math.min(choice.product.stock, MAX_QUANTITY_PER_ITEM);
      added += await writeLine(store, choice, (now) => Math.max(now, Math.min(now + quantity, max)));
    }
    return added;
  });
  if (pieces > 0) showToast('success', translate(syncTexts).merged(pieces));
}
