import type { CartItem } from '@jhola/shared/contracts/cart.contract';
import { ApiError } from '../api-client/api-error';
import { addToCart, cartItems, deleteCartItem, setCartQuantity } from '../api-client/cart-api';
import type { ShopStore } from '../store/db';
import { type CartLineRow, cartLineKey, type OutboxRow } from '../store/rows';
import { collection, outboxKind } from './outbox-kind';

/** The settings row that remembers the server's item id of each line it has heard of, by the line's key. */
const SERVER_ITEMS = 'cartItems';

/** What a change of the cart wants to be true; its target is the line's key. */
export interface WishedLine {
  /** How many pieces there shall be; 0 takes the line out. */
  readonly quantity: number;
  /** The line as it looks, for putting it back on top of an answer that does not know it yet. */
  readonly line: Omit<CartLineRow, 'itemId' | 'quantity'>;
}

type ServerItems = Readonly<Record<string, string>>;

async function readServerItems(store: ShopStore): Promise<ServerItems> {
  return ((await store.settings.get(SERVER_ITEMS))?.value ?? {}) as ServerItems;
}

async function rememberItem(store: ShopStore, key: string, itemId: string | undefined): Promise<void> {
  await store.transaction('rw', store.settings, async () => {
    const { [key]: _, ...others } = await readServerItems(store);
    await store.settings.put({ key: SERVER_ITEMS, value: itemId ? { ...others, [key]: itemId } : others });
  });
}

/**
 * A wished quantity of one line, sent as what brings the server there: add, change or delete. Wishes are absolute, so
 * that of several the last alone needs to be sent.
 */
export const cartLineKind = outboxKind<WishedLine>({
  collection: 'cart',
  merge: (_, later) => ({ body: later }),
  async send({ id, target, body: { quantity, line } }, store) {
    const itemId = (await readServerItems(store))[target];
    try {
      if (itemId && quantity > 0) return await setCartQuantity(itemId, quantity, id);
      if (itemId) await deleteCartItem(itemId, id);
    } catch (error) {
      // Another device has taken the line out: a wished quantity puts it in again.
      if (!(error instanceof ApiError && error.code === 'cart.line-missing')) throw error;
    }
    if (quantity === 0) return rememberItem(store, target, undefined);
    const { product, variantId } = line;
    const item = await addToCart({ productId: product._id, variantId, quantity }, id);
    await rememberItem(store, target, item._id);
  },
});

/** The shopper's cart, in the order in which it was filled. */
export const cartRows = collection<CartItem[]>({
  fetch: cartItems,
  tables: (store) => [store.cartLines, store.settings],
  async write(store, items) {
    const rows = items.map(
      ({ _id, productId: product, variantId, variantName, quantity }, place): CartLineRow => ({
        key: cartLineKey(product._id, variantId),
        itemId: _id,
        product,
        variantId,
        variantName,
        quantity,
        addedAt: place,
      }),
    );
    await store.cartLines.clear();
    await store.cartLines.bulkPut(rows);
    const value = Object.fromEntries(rows.map(({ key, itemId }) => [key, itemId]));
    await store.settings.put({ key: SERVER_ITEMS, value });
  },
  async replay(store, { target, body }: OutboxRow) {
    const { quantity, line } = body as WishedLine;
    if (quantity === 0) {
      await store.cartLines.delete(target);
      return;
    }
    const known = await store.cartLines.get(target);
    await store.cartLines.put({ ...(known ?? line), quantity });
  },
});
