import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import Dexie from 'dexie';
import { REFRESH_LOCK } from '../../src/data/api/refresh';
import { alignTokens, hasTokens, type Tokens } from '../../src/data/api/tokens';
import { withLock } from '../../src/data/api/with-lock';
import { finishLeaving } from '../../src/data/db/leaving';
import { openStore } from '../../src/data/db/open-store';
import type { OutboxRow } from '../../src/data/db/rows';
import { flush } from '../../src/data/outbox/flush';
import { fetchCart } from '../../src/data/queries/fetch-cart';
import { fetchUser } from '../../src/data/queries/fetch-user';
import { fetchWishlist } from '../../src/data/queries/fetch-wishlist';
import { signIn } from '../../src/features/account/commands/sign-in';

export { flushInWorker } from '../../src/data/outbox/flush-in-worker';
// What runs in a tab of a history: the app's own commands, store and sync, as they are.
export { changesLeft } from '../../src/features/account/commands/changes-left';
export { logOut } from '../../src/features/account/commands/log-out';
export { changeQuantity } from '../../src/features/cart/commands/set-quantity';
export { setWishlisted as setWished } from '../../src/features/wishlist/commands/set-wishlisted';
export { fetchCart, fetchWishlist, openStore };

/** Told of each row that is put into the outbox, and when all are cleared, wherever in this realm that is done. */
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
            // Told when it has happened: what is asked of a later transaction waits for the earlier.
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
