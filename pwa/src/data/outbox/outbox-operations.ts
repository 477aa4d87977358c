import { cartLineOperation, cartRows } from './kinds/cart-operations';
import { wishlistOperation, wishlistRows } from './kinds/wishlist-operations';
import type { Collection, OutboxOperation } from './outbox-operation';

/** Every operation that is sent from the outbox, by the name its commands use. */
export const outboxOperations: Readonly<Record<string, OutboxOperation<unknown, unknown>>> = {
  'cart.line': cartLineOperation,
  wishlist: wishlistOperation,
};

/** The collections that are rebased: replaced by the server's rows, with the pending changes applied again. */
export const collections: Readonly<Record<string, Collection<unknown>>> = {
  cart: cartRows,
  wishlist: wishlistRows,
};
