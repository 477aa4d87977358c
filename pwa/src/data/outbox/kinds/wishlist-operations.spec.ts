import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { storeTokens } from '#data/api/tokens.ts';
import { wishlistProducts, writeWishlistEntry } from '#data/api/wishlist-api.ts';
import type { ShopStore } from '#data/db/db.ts';
import { openStore } from '#data/db/open-store.ts';
import { keepProducts } from '#data/db/products.ts';
import type { OutboxRow } from '#data/db/rows.ts';
import { aProduct } from '#test-data/a-product.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { flushOutbox } from '../flush-outbox';
import { planMerges } from '../merge';
import { appendToOutbox } from '../outbox';
import { collections, outboxOperations } from '../outbox-operations';
import { rebase } from '../rebase';
import { refusalsOf } from '../refusals';
import type { WishlistMutation } from './wishlist-operations';

vi.mock('#data/api/wishlist-api.ts', () => ({ wishlistProducts: vi.fn(), writeWishlistEntry: vi.fn() }));

/** What of these changes of one product is left to be sent. */
function left(...wishes: readonly WishlistMutation[]): readonly unknown[] {
  const changes = wishes.map(
    (body, at): OutboxRow => ({
      seq: at + 1,
      id: `${at}`,
      owner: 'asha',
      kind: 'wishlist',
      target: 'tea',
      body,
      state: 'waiting',
      tries: 0,
    }),
  );
  const { dropped, rewritten } = planMerges(changes, outboxOperations);
  const bodies = new Map(rewritten.map(({ seq, body }) => [seq, body]));
  return changes
    .filter(({ seq = 0 }) => !dropped.includes(seq))
    .map(({ seq, body }) => (bodies.get(seq) ?? body) as WishlistMutation)
    .map(({ wished }) => wished);
}

it('sends nothing of a wishlist change that is taken back on a wishlist that is known', () => {
  expect(left({ wished: true, known: true }, { wished: false, known: true })).toEqual([]);
  expect(left({ wished: true, known: true }, { wished: true, known: true })).toEqual([true]);
});

it('sends the last of wishlist changes whose first was made before the wishlist was known', () => {
  const first = { wished: true, known: false };
  expect(left(first, { wished: false, known: true })).toEqual([false]);
  expect(left(first, { wished: false, known: true }, { wished: true, known: true })).toEqual([true]);
});

describe('the wishlist on a device', () => {
  const tea = aProduct({ name: 'Assam Tea' });
  const salt = aProduct({ name: 'Rock Salt' });
  let store: ShopStore;
  /** The product ids that the shopper sees, newest first. */
  const shown = async () =>
    (await store.wishlist.orderBy('addedAt').reverse().toArray()).map(({ productId }) => productId);
  const wish = (product: typeof tea, wished: boolean) =>
    store.transaction('rw', store.outbox, store.settings, () =>
      appendToOutbox(store, { kind: 'wishlist', target: product._id, body: { wished, known: true } }),
    );
  const flush = () => flushOutbox(store, { operations: outboxOperations, collections, retryAfter: () => {} });

  beforeEach(async () => {
    vi.mocked(writeWishlistEntry)
      .mockReset()
      .mockResolvedValue(undefined as never);
    vi.mocked(wishlistProducts).mockReset().mockResolvedValue([]);
    store = await openStore();
    await store.forgetShopper();
    await store.products.clear();
    storeTokens(tokensFor('asha'));
  });

  it('is the server’s, in the server’s order, and its products are known offline', async () => {
    vi.mocked(wishlistProducts).mockResolvedValueOnce([tea, salt]);
    await rebase(store, 'wishlist');
    expect(await shown()).toEqual([tea._id, salt._id]);
    expect(await store.products.get(salt._id)).toMatchObject({ name: 'Rock Salt' });
    vi.mocked(wishlistProducts).mockResolvedValueOnce([salt]);
    await rebase(store, 'wishlist');
    expect(await shown()).toEqual([salt._id]);
    expect(vi.mocked(wishlistProducts).mock.lastCall).toEqual(['asha']);
  });

  it('shows what is still to be sent over what the server says', async () => {
    vi.mocked(wishlistProducts).mockResolvedValue([tea]);
    await rebase(store, 'wishlist');
    await keepProducts(store, [salt], 1);
    await wish(salt, true);
    await wish(tea, false);
    // Nothing is known of it yet, so there is nothing to show.
    await wish(aProduct({ name: 'Never seen' }), true);
    await rebase(store, 'wishlist');
    expect(await shown()).toEqual([salt._id]);
    expect(await store.wishlist.get(salt._id)).toMatchObject({ product: { name: 'Rock Salt' } });
  });

  it('is sent entry by entry, with a key each, and says of which product a refusal is', async () => {
    vi.mocked(wishlistProducts).mockResolvedValue([tea]);
    await rebase(store, 'wishlist');
    await wish(salt, true);
    await wish(tea, false);
    vi.mocked(writeWishlistEntry).mockImplementationOnce(async () => {
      throw new ApiError('product.missing', 'This product is gone.', 404);
    });
    await keepProducts(store, [salt], 1);
    await flush();
    const sent = vi.mocked(writeWishlistEntry).mock.calls;
    expect(sent.map(([product, wished]) => [product, wished])).toEqual([
      [salt._id, true],
      [tea._id, false],
    ]);
    expect(sent.map(([, , { owner }]) => owner)).toEqual(['asha', 'asha']);
    expect(await refusalsOf(store)).toMatchObject([{ code: 'product.missing', name: 'Rock Salt' }]);
    expect(await store.outbox.count()).toBe(0);
  });
});
