import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import { tokensFor } from '#test-data/a-token.ts';
import { storeTokens } from '../api/tokens';
import type { ShopStore } from '../db/db';
import { openStore } from '../db/open-store';
import { answerWith, CartServer } from './a-cart-server';
import { flushOutbox } from './flush-outbox';
import { collections, outboxOperations } from './outbox-operations';
import { rebase } from './rebase';
import { refusalsOf, wordsOfRefusal } from './refusals';

/** A shopper's cart on the device and on the server; the test says when they talk to each other. */
export class SyncedCart {
  store!: ShopStore;
  server!: CartServer;

  /** Begins anew, with empty carts in a shop of these products. */
  async begin(products: readonly CartProduct[]): Promise<void> {
    this.store = await openStore();
    await this.store.forgetShopper();
    storeTokens(tokensFor('asha'));
    this.server = new CartServer(products);
    answerWith(this.server);
  }

  readonly flush = () =>
    flushOutbox(this.store, { operations: outboxOperations, collections, retryAfter: () => {} });

  readonly refetch = () => rebase(this.store, 'cart');

  /** What the shopper reads about refused changes. */
  readonly refusals = async () => (await refusalsOf(this.store)).map(wordsOfRefusal);

  /** Quantities by line, on the device. */
  readonly onDevice = async () =>
    Object.fromEntries((await this.store.cartLines.toArray()).map(({ key, quantity }) => [key, quantity]));

  /** Quantities by line, on the server. */
  readonly onServer = () =>
    Object.fromEntries([...this.server.lines].map(([key, { quantity }]) => [key, quantity]));
}
