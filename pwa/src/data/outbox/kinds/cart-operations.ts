import type { CartItem } from '@jhola/shared/contracts/cart.contract';
import { MAX_QUANTITY_PER_ITEM } from '@jhola/shared/contracts/cart-limits';
import { Variant } from '@jhola/shared/contracts/product.contract';
import type { ApiError } from '#data/api/api-error.ts';
import { addToCart, cartItems, deleteCartItem, setCartQuantity } from '#data/api/cart-api.ts';
import type { ShopStore } from '#data/db/db.ts';
import { type CartLineRow, cartLineKey, type OutboxRow } from '#data/db/rows.ts';
import { nameNow } from '#i18n/local-name.ts';
import { pendingChanges } from '../outbox';
import { collection, outboxOperation, type Recovery } from '../outbox-operation';

/** The settings row with the server's item id of each line the server knows, by the line's key. */
const SERVER_ITEMS = 'cartItems';

/** A change of one cart line; its target is the line's key. */
export interface CartLineMutation {
  /** The new quantity; 0 removes the line. */
  readonly quantity: number;
  /** The line to show while the server's answer does not contain it yet. */
  readonly line: Omit<CartLineRow, 'itemId' | 'quantity'>;
}

/** The call that brings a line there. */
type LineCall =
  | { readonly do: 'add'; readonly quantity: number }
  | { readonly do: 'set'; readonly itemId: string; readonly quantity: number }
  | { readonly do: 'remove'; readonly itemId: string };

type ServerItems = Readonly<Record<string, string>>;

async function readServerItems(store: ShopStore): Promise<ServerItems> {
  return ((await store.settings.get(SERVER_ITEMS))?.value ?? {}) as ServerItems;
}

const noteServerItem = (key: string, itemId: string | undefined) => async (store: ShopStore) => {
  const { [key]: _, ...others } = await readServerItems(store);
  await store.settings.put({ key: SERVER_ITEMS, value: itemId ? { ...others, [key]: itemId } : others });
};

const keyOf = ({ productId, variantId }: CartItem) => cartLineKey(productId._id, variantId);

const rowOf = (item: CartItem, addedAt: number): CartLineRow => ({
  key: keyOf(item),
  itemId: item._id,
  product: item.productId,
  variantId: item.variantId,
  variantName: item.variantName,
  ...(item.variantId ? {} : { choices: item.choices ?? null }),
  quantity: item.quantity,
  addedAt,
});

/** Writes a line as the server has it now; the quantity of a later change, which is still to be sent, stays. */
const writeItem = (item: CartItem) => async (store: ShopStore) => {
  const key = keyOf(item);
  await noteServerItem(key, item._id)(store);
  const line = await store.cartLines.get(key);
  const pending = (await pendingChanges(store, ['cart.line'])).some(({ target }) => target === key);
  // The later change has taken the line out again.
  if (pending && !line) return;
  const { addedAt, quantity } = line ?? { addedAt: Date.now(), quantity: item.quantity };
  await store.cartLines.put({ ...rowOf(item, addedAt), quantity: pending ? quantity : item.quantity });
};

/**
 * The requested quantity of one line, sent as add, change or delete. Quantities are absolute, so that only the last of
 * several changes is sent. Where the stock is short, the shopper gets what is left.
 */
export const cartLineOperation = outboxOperation<CartLineMutation, LineCall>({
  collection: 'cart',
  answersRow: true,
  merge: (_, later) => ({ body: later }),
  nameOf: async ({ body }) => nameNow(body.line.product),
  async plan({ target, body: { quantity } }, store) {
    const itemId = (await readServerItems(store))[target];
    if (quantity === 0) return itemId ? { do: 'remove', itemId } : undefined;
    return itemId ? { do: 'set', itemId, quantity } : { do: 'add', quantity };
  },
  async send(call, change) {
    const { target, body } = change;
    const { product, variantId } = body.line;
    if (call.do === 'set') return writeItem(await setCartQuantity(call.itemId, call.quantity, change));
    if (call.do === 'remove') {
      await deleteCartItem(call.itemId, change);
      return noteServerItem(target, undefined);
    }
    const { quantity } = call;
    return writeItem(await addToCart({ productId: product._id, variantId, quantity }, change));
  },
  async recover(refusal, call, { target, owner, body }) {
    // Another device has removed the line: it is added again with the requested quantity.
    if (refusal.code === 'cart.line-missing')
      return call.do === 'set' ? { call: { do: 'add', quantity: call.quantity } } : {};
    // Stored before variants had to be chosen: the line stays, and asks.
    if (refusal.code === 'variant.required') {
      const choices = Variant.array().safeParse(refusal.details.choices).data ?? [];
      return { hold: true, body: { ...body, line: { ...body.line, choices } } };
    }
    const max = maxInRefusal(refusal);
    if (!max || call.do === 'remove') return undefined;
    const there = (await cartItems(owner)).find((item) => keyOf(item) === target);
    return asManyAsThereAre(call, body, there, max);
  },
});

/** How many pieces a refusal leaves; undefined when it is about something else. */
function maxInRefusal({ code, details }: ApiError): number | undefined {
  if (code !== 'stock.short' && code !== 'cart.most-of-one') return undefined;
  const left = Number(details.left ?? details.most);
  return Number.isInteger(left) ? Math.min(left, MAX_QUANTITY_PER_ITEM) : undefined;
}

function asManyAsThereAre(
  call: Exclude<LineCall, { do: 'remove' }>,
  body: CartLineMutation,
  there: CartItem | undefined,
  max: number,
): Recovery<CartLineMutation, LineCall> | undefined {
  // Another device may have added the line: the quantity is added to that one.
  const before = there?.quantity ?? 0;
  const quantity = Math.min(call.do === 'add' ? before + call.quantity : call.quantity, max);
  const less = { body: { ...body, quantity }, kept: quantity };
  if (quantity === before) return less;
  if (there) return { ...less, call: { do: 'set', itemId: there._id, quantity } };
  // Refused although it is no more than there are: the stock changes just now.
  return quantity < call.quantity ? { ...less, call: { do: 'add', quantity } } : undefined;
}

/** The shopper's cart, in the order in which it was filled. */
export const cartRows = collection<CartItem[]>({
  fetch: cartItems,
  tables: (store) => [store.cartLines, store.settings],
  async write(store, items) {
    const rows = items.map(rowOf);
    await store.cartLines.clear();
    await store.cartLines.bulkPut(rows);
    const value = Object.fromEntries(rows.map(({ key, itemId }) => [key, itemId]));
    await store.settings.put({ key: SERVER_ITEMS, value });
  },
  // Pieces that were added before the cart was known are meant in addition to those in it.
  async applyPending(store, { target, body }): Promise<CartLineMutation> {
    const { quantity, line } = body as CartLineMutation;
    const before = (await store.cartLines.get(target))?.quantity ?? 0;
    return { quantity: Math.min(before + quantity, MAX_QUANTITY_PER_ITEM), line };
  },
  async replay(store, { target, body }: OutboxRow) {
    const { quantity, line } = body as CartLineMutation;
    if (quantity === 0) {
      await store.cartLines.delete(target);
      return;
    }
    const known = await store.cartLines.get(target);
    await store.cartLines.put({ ...(known ?? line), quantity });
  },
});
