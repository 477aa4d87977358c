import type { ShopStore } from '../db/db';
import { ownerOf } from '../db/owner';
import type { OutboxRow } from '../db/rows';

/** A change that a command appends. */
export interface Change<Body = unknown> {
  readonly kind: string;
  readonly target: string;
  readonly body: Body;
}

/**
 * Notes a change to be sent, in the name of the owner of the private tables. Call it inside the transaction that changes
 * the row the shopper sees, with `store.outbox` and `store.settings` among the transaction's tables; after the transaction,
 * `flushSoon()` of sync/push sends it.
 * @throws Error when nobody is signed in; the transaction is then rolled back
 */
export async function appendToOutbox<Body>(store: ShopStore, change: Change<Body>): Promise<void> {
  const owner = await ownerOf(store);
  if (!owner) throw new Error('Nobody is signed in whose change this could be');
  await store.outbox.add({ ...change, owner, id: crypto.randomUUID(), state: 'waiting', tries: 0 });
}

/** The changes of some operations that the server has not confirmed yet, oldest first. */
export async function pendingChanges(
  store: ShopStore,
  operationNames: readonly string[],
): Promise<OutboxRow[]> {
  return (await store.outbox.where('kind').anyOf(operationNames).toArray()).sort(
    (one, other) => (one.seq ?? 0) - (other.seq ?? 0),
  );
}
