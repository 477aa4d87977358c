import type { CartItem } from '@jhola/shared/contracts/cart.contract';
import { MAX_QUANTITY_PER_ITEM } from '@jhola/shared/contracts/cart-limits';
import { Variant } from '@jhola/shared/contracts/product.contract';
import type { ApiError } from '../../api/api-error';
import { addToCart, cartItems, deleteCartItem, setCartQuantity } from '../../api/cart-api';
import type { ShopStore } from '../../db/db';
import { type CartLineRow, cartLineKey, type OutboxRow } from '../../db/rows';
import { collection, outboxKind, type Recovery } from '../outbox-kind';

/** The settings row that remembers the server's item id of each line it has heard of, by the line's key. */
const SERVER_ITEMS = 'cartItems';

/** What a change of the cart wants to be true; its target is the line's key. */
export interface CartLineMutation {
  /** How many pieces there shall be; 0 takes the line out. */
  readonly quantity: number;
  /** The line as it looks, for putting it back on top of an answer that does not know it yet. */
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

const remember = (key: string, itemId: string | undefined) => async (store: ShopStore) => {
  const { [key]: _, ...others } = await readServerItems(store);
  await store.settings.put({ key: SERVER_ITEMS, value: itemId ? { ...others, [key]: itemId } : others });
};

const keyOf = ({ productId, variantId }: CartItem) => cartLineKey(productId._id, variantId);

/**
 * A wished quantity of one line, sent as what brings the server there: add, change or delete. Wishes are absolute, so
 * that of several the last alone needs to be sent. Of more than there is the shopper gets as many as there are.
 */
export const cartLineKind = outboxKind<CartLineMutation, LineCall>({
  collection: 'cart',
  merge: (_, later) => ({ body: later }),
  nameOf: async ({ body }) => body.line.product.name,
  async plan({ target, body: { quantity } }, store) {
    const itemId = (await readServerItems(store))[target];
    if (quantity === 0) return itemId ? { do: 'remove', itemId } : undefined;
    return itemId ? { do: 'set', itemId, quantity } : { do: 'add', quantity };
  },
  async send(call, change) {
    const { target, body } = change;
    const { product, variantId } = body.line;
    if (call.do === 'set') {
      await setCartQuantity(call.itemId, call.quantity, change);
      return undefined;
    }
    if (call.do === 'remove') {
      await deleteCartItem(call.itemId, change);
      return remember(target, undefined);
    }
    const { quantity } = call;
    const item = await addToCart({ productId: product._id, variantId, quantity }, change);
    return remember(target, item._id);
  },
  async instead(refusal, call, { target, owner, body }) {
    // Another device has taken the line out: a wished quantity puts it in again.
    if (refusal.code === 'cart.line-missing')
      return call.do === 'set' ? { call: { do: 'add', quantity: call.quantity } } : {};
    // Stored before variants had to be chosen: the line stays, and asks.
    if (refusal.code === 'variant.required') {
      const choices = Variant.array().safeParse(refusal.details.choices).data ?? [];
      return { hold: true, body: { ...body, line: { ...body.line, choices } } };
    }
    const most = mostOf(refusal);
    if (!most || call.do === 'remove') return undefined;
    const there = (await cartItems(owner)).find((item) => keyOf(item) === target);
    return asManyAsThereAre(call, body, there, most);
  },
});

/** How many pieces a refusal leaves; undefined when it is about something else. */
function mostOf({ code, details }: ApiError): number | undefined {
  if (code !== 'stock.short' && code !== 'cart.most-of-one') return undefined;
  const left = Number(details.left ?? details.most);
  return Number.isInteger(left) ? Math.min(left, MAX_QUANTITY_PER_ITEM) : undefined;
}

function asManyAsThereAre(
  call: Exclude<LineCall, { do: 'remove' }>,
  body: CartLineMutation,
  there: CartItem | undefined,
  most: number,
): Recovery<CartLineMutation, LineCall> | undefined {
  // Another device may have put the line in: what was to be added comes on top.
  const before = there?.quantity ?? 0;
  const quantity = Math.min(call.do === 'add' ? before + call.quantity : call.quantity, most);
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
    const rows = items.map(
      (item, place): CartLineRow => ({
        key: keyOf(item),
        itemId: item._id,
        product: item.productId,
        variantId: item.variantId,
        variantName: item.variantName,
        ...(item.variantId ? {} : { choices: item.choices ?? null }),
        quantity: item.quantity,
        addedAt: place,
      }),
    );
    await store.cartLines.clear();
    await store.cartLines.bulkPut(rows);
    const value = Object.fromEntries(rows.map(({ key, itemId }) => [key, itemId]));
    await store.settings.put({ key: SERVER_ITEMS, value });
  },
  // Whoever added pieces before they knew their cart wanted that many more than were in it.
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
