import { oneAtATime } from '../api/one-at-a-time';
import type { ShopStore } from '../db/db';
import { ownerOf, whileOwned } from '../db/owner';
import type { OutboxRow } from '../db/rows';
import { lastSyncedAt, readNumber } from '../db/settings';
import { pendingChanges } from './outbox';
import type { Collection, OutboxKind } from './outbox-kind';
import { collections, outboxKinds } from './outbox-kinds';

interface World {
  readonly kinds: Readonly<Record<string, OutboxKind<unknown, unknown>>>;
  readonly collections: Readonly<Record<string, Collection<unknown>>>;
}

/** Where tabs cannot wait for each other (plain http), an answer that another tab has overtaken is asked for anew so often. */
const MAX_TRIES = 3;

/**
 * Runs `work` while a collection is not being settled, so that no answer from before a change is written after it.
 * @param name the collection
 */
export function withCollectionLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return oneAtATime(`settle:${name}`, work);
}

/**
 * Replaces a collection's rows by the server's and puts the changes that still wait on top, in one transaction, and notes
 * when that was: from then on an empty collection is known to be empty.
 * Two settlings of one collection never overlap, so that an older answer cannot overwrite a newer one. What was asked for
 * one user is never written for another.
 * @throws ApiError when the server cannot be asked; the rows stay as they are
 */
export function rebase(
  store: ShopStore,
  name: string,
  world: World = { kinds: outboxKinds, collections },
): Promise<void> {
  return withCollectionLock(name, async () => {
    const rows = world.collections[name];
    if (!rows) throw new Error(`There is no collection ${name}`);
    const kinds = Object.keys(world.kinds).filter((kind) => world.kinds[kind]?.collection === name);
    const owner = await ownerOf(store);
    if (!owner) return;
    for (let tries = 1; ; tries += 1) {
      const before = await pendingChanges(store, kinds);
      const truth = await rows.fetch(owner);
      let overtaken = false;
      await whileOwned(store, owner, [...rows.tables(store), store.outbox], async () => {
        const pending = await pendingChanges(store, kinds);
        overtaken = tries < MAX_TRIES && before.some(({ seq }) => !pending.some((row) => row.seq === seq));
        if (overtaken) return;
        const blind = (await readNumber(store, lastSyncedAt(name))) === 0;
        await rows.write(store, truth);
        const applyPending = blind ? await broughtOnTop(store, rows, pending) : pending;
        for (const change of applyPending) await rows.replay(store, change);
        await store.settings.put({ key: lastSyncedAt(name), value: Date.now() });
      });
      if (!overtaken) return;
    }
  });
}

/** Changes that were made before the rows were known, as they are on top of them. */
async function broughtOnTop(
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
