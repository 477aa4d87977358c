import { withLock } from '../api/with-lock';
import type { ShopStore } from '../db/db';
import { ownerOf, whileOwned } from '../db/owner';
import type { OutboxRow } from '../db/rows';
import { lastSyncedAt, readNumber } from '../db/settings';
import { pendingChanges } from './outbox';
import type { Collection, OutboxOperation } from './outbox-operation';
import { collections, outboxOperations } from './outbox-operations';

interface RebaseContext {
  readonly operations: Readonly<Record<string, OutboxOperation<unknown, unknown>>>;
  readonly collections: Readonly<Record<string, Collection<unknown>>>;
}

/** Without Web Locks (plain http) another tab may send a change while the server is asked; the answer is then fetched again, at most so often. */
const MAX_TRIES = 3;

/**
 * Runs `work` while the collection is not being rebased, so that no answer from before a change is written after it.
 * @param name the collection
 */
export function withCollectionLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return withLock(`settle:${name}`, work);
}

/**
 * Replaces a collection's rows by the server's and applies the pending changes to them, in one transaction. The time is
 * stored, so that an empty collection is known to be empty from then on.
 * Two rebases of one collection never overlap, so that an older answer cannot overwrite a newer one. An answer for one
 * user is never written for another.
 * @throws ApiError when the server cannot be asked; the rows stay as they are
 */
export function rebase(
  store: ShopStore,
  name: string,
  context: RebaseContext = { operations: outboxOperations, collections },
): Promise<void> {
  return withCollectionLock(name, async () => {
    const rows = context.collections[name];
    if (!rows) throw new Error(`There is no collection ${name}`);
    const operations = Object.keys(context.operations).filter(
      (kind) => context.operations[kind]?.collection === name,
    );
    const owner = await ownerOf(store);
    if (!owner) return;
    for (let tries = 1; ; tries += 1) {
      const before = await pendingChanges(store, operations);
      const serverRows = await rows.fetch(owner);
      let overtaken = false;
      await whileOwned(store, owner, [...rows.tables(store), store.outbox], async () => {
        const pending = await pendingChanges(store, operations);
        overtaken = tries < MAX_TRIES && before.some(({ seq }) => !pending.some((row) => row.seq === seq));
        if (overtaken) return;
        const neverSynced = (await readNumber(store, lastSyncedAt(name))) === 0;
        await rows.write(store, serverRows);
        const applyPending = neverSynced ? await applyAllPending(store, rows, pending) : pending;
        for (const change of applyPending) await rows.replay(store, change);
        await store.settings.put({ key: lastSyncedAt(name), value: Date.now() });
      });
      if (!overtaken) return;
    }
  });
}

/** Recomputes changes that were made before the rows were known. */
async function applyAllPending(
  store: ShopStore,
  { applyPending }: Collection<unknown>,
  pending: readonly OutboxRow[],
): Promise<readonly OutboxRow[]> {
  if (!applyPending) return pending;
  const changes = await Promise.all(
    pending.map(async (change) =>
      change.decidedAt ? change : { ...change, body: await applyPending(store, change) },
    ),
  );
  await store.outbox.bulkPut(changes);
  return changes;
}
