import { toPaise } from '@jhola/shared/domain/money/money';
import { missingForMinimum } from '@jhola/shared/domain/orders/minimum-order';
import { openStore } from '#data/db/open-store.ts';
import { ownerOf } from '#data/db/owner.ts';
import { needsChoice } from '#data/db/rows.ts';
import { knownShop } from '#data/shop/known-shop.ts';
import { PREPARED_ORDER, type PreparedOrder } from '../prepared-order';
import { totalRupeesOf } from '../rules/total';
import { linesOf } from './fresh-cart';
import { termsOfAddress } from './terms-of-address';

/**
 * Keeps the cart as the shopper sees it, and where it shall go, as an order to be placed later; it replaces an
 * earlier one. Nothing is sent, now or later: placing it takes the shopper's tap.
 * @param addressId where it shall go
 * @throws Error when nobody is known on this device, the cart is empty or below the shop's minimum, a variant must be chosen first, or the shop does not
 *   deliver there
 */
export async function prepareOrder(addressId: string): Promise<void> {
  const store = await openStore();
  const { settings, cartLines, products, addresses, device } = store;
  await store.transaction('rw', settings, cartLines, products, addresses, device, async () => {
    const [owner, lines, terms] = await Promise.all([
      ownerOf(store),
      linesOf(store),
      termsOfAddress(store, addressId),
    ]);
    const tooLittle = missingForMinimum(toPaise(totalRupeesOf(lines)), knownShop().minimumOrder) > 0;
    if (!owner || !terms || lines.length === 0 || lines.some(needsChoice) || tooLittle)
      throw new Error('There is nothing, or nobody, to prepare an order for');
    const value: PreparedOrder = {
      owner,
      addressId,
      lines,
      totalRupees: totalRupeesOf(lines, terms),
      preparedAt: Date.now(),
    };
    await settings.put({ key: PREPARED_ORDER, value });
  });
}

/** Drops the prepared order; the cart stays as it is. */
export async function dropPreparedOrder(): Promise<void> {
  await (await openStore()).settings.delete(PREPARED_ORDER);
}
