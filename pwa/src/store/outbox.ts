import type { ShopStore } from './db';
import type { OutboxRow } from './rows';

/** What a command wants the server to hear of. */
export interface Change<Body = unknown> {
  readonly kind: string;
  readonly target: string;
  readonly body: Body;
}

/**
 * Notes a change to be sent. Call it inside the transaction that changes the row the shopper sees, with `store.outbox`
 * among the transaction's tables; after the transaction, `flushSoon()` of sync/push sends it.
 */
export async function appendToOutbox<Body>(store: ShopStore, change: Change<Body>): Promise<void> {
  await store.outbox.add({ ...change, id: crypto.randomUUID(), state: 'waiting', tries: 0 });
}

/** The changes of some kinds that the server has not confirmed yet, oldest first. */
export async function pendingChanges(store: ShopStore, kinds: readonly string[]): Promise<OutboxRow[]> {
  return (await store.outbox.where('kind').anyOf(kinds).toArray()).sort(
    (one, other) => (one.seq ?? 0) - (other.seq ?? 0),
  );
}
