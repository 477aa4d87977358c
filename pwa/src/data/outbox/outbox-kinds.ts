import { cartLineKind, cartRows } from './kinds/cart-kinds';
import { wishlistKind, wishlistRows } from './kinds/wishlist-kinds';
import type { Collection, OutboxKind } from './outbox-kind';

/** Every kind of change that is sent from the outbox, by the name its commands use. */
export const outboxKinds: Readonly<Record<string, OutboxKind<unknown, unknown>>> = {
  'cart.line': cartLineKind,
  wishlist: wishlistKind,
};

/** The rows that are brought up to the server's truth, with what waits in the outbox on top. */
export const collections: Readonly<Record<string, Collection<unknown>>> = {
  cart: cartRows,
  wishlist: wishlistRows,
};
