import { openStore } from '#data/db/open-store.ts';
import { ownerOf } from '#data/db/owner.ts';
import { needsChoice } from '#data/db/rows.ts';
import { PREPARED_ORDER, type PreparedOrder } from '../prepared-order';
import { totalRupeesOf } from '../rules/total';
import { linesOf } from './fresh-cart';

/**
 * Keeps the cart as the shopper sees it, and where it shall go, as an order to be placed later; it replaces an
 * earlier one. Nothing is sent, now or later: placing it takes the shopper's tap.
 * @param addressId where it shall go
 * @throws Error when nobody is known on this device, the cart is empty, or a variant must be chosen first
 */
export async function prepareOrder(addressId: string): Promise<void> {
  const store = await openStore();
  const { settings, cartLines, products } = store;
  await store.transaction('rw', settings, cartLines, products, async () => {
    const [owner, lines] = await Promise.all([ownerOf(store), linesOf(store)]);
    if (!owner || lines.length === 0 || lines.some(needsChoice))
      throw new Error('There is nothing, or nobody, to prepare an order for');
    const value: PreparedOrder = {
      owner,
      addressId,
      lines,
      totalRupees: totalRupeesOf(lines),
      preparedAt: Date.now(),
    };
    await settings.put({ key: PREPARED_ORDER, value });
  });
}

/** Drops the prepared order; the cart stays as it is. */
export async function dropPreparedOrder(): Promise<void> {
  await (await openStore()).settings.delete(PREPARED_ORDER);
}
