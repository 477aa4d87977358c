import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import Dexie from 'dexie';
import { REFRESH_LOCK } from '#data/api/refresh.ts';
import { alignTokens, hasTokens, type Tokens } from '#data/api/tokens.ts';
import { withLock } from '#data/api/with-lock.ts';
import { finishLeaving } from '#data/db/leaving.ts';
import { openStore } from '#data/db/open-store.ts';
import type { OutboxRow } from '#data/db/rows.ts';
import { flush } from '#data/outbox/flush.ts';
import { fetchCart } from '#data/queries/fetch-cart.ts';
import { fetchUser } from '#data/queries/fetch-user.ts';
import { fetchWishlist } from '#data/queries/fetch-wishlist.ts';
import { signIn } from '#features/account/commands/sign-in.ts';

export { flushInWorker } from '#data/outbox/flush-in-worker.ts';
// What runs in a tab of a history: the app's own commands, store and sync, as they are.
export { changesLeft } from '#features/account/commands/changes-left.ts';
export { logOut } from '#features/account/commands/log-out.ts';
export { changeQuantity } from '#features/cart/commands/set-quantity.ts';
export { setWishlisted } from '#features/wishlist/commands/set-wishlisted.ts';
export { fetchCart, fetchWishlist, openStore };

/** Notified of each row that is put into the outbox, and when all are cleared, wherever in this realm that is done. */
export const outboxWatch = { put: (_: OutboxRow) => {}, cleared: () => {} };

Dexie.addons.push((store) => {
  store.use({
    stack: 'dbcore',
    name: 'outbox watch',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name);
        if (name !== 'outbox') return table;
        return {
          ...table,
          async mutate(request) {
            // Notified when it has happened: what is asked of a later transaction waits for the earlier.
            const result = await table.mutate(request);
            if (request.type === 'add' || request.type === 'put')
              for (const row of request.values as OutboxRow[]) outboxWatch.put(row);
            if (request.type === 'deleteRange') outboxWatch.cleared();
            return result;
          },
        };
      },
    }),
  });
});

/** As startSync does it for whoever is signed in. */
export async function start(): Promise<void> {
  await finishLeaving();
  await withLock(REFRESH_LOCK, alignTokens);
  if (!hasTokens()) return;
  await fetchUser();
  await Promise.all([fetchCart(), fetchWishlist()]);
  await sendWaiting();
}

/** As the page does it when the network is back. */
export async function sendWaiting(): Promise<void> {
  if (hasTokens()) await flush(await openStore());
}

/** Signs in with tokens from before: making a password's hash takes long. */
export async function arrive(tokens: Tokens, user: UserDetails): Promise<void> {
  await signIn(async () => ({ tokens, user, message: 'Login successful' }));
}
