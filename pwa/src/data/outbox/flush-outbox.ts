import { ApiError } from '../api/api-error';
import { withLock } from '../api/with-lock';
import type { ShopStore } from '../db/db';
import { knownOwner, ownerOf } from '../db/owner';
import type { OutboxRow } from '../db/rows';
import { lastSyncedAt, readNumber } from '../db/settings';
import { waitBeforeRetry } from './backoff';
import { planMerges } from './merge';
import type { Collection, OutboxOperation } from './outbox-operation';
import { rebase } from './rebase';
import { sendChange } from './send-change';

/** What the flush works with; tests bring their own. */
export interface SyncContext {
  readonly operations: Readonly<Record<string, OutboxOperation<unknown, unknown>>>;
  readonly collections: Readonly<Record<string, Collection<unknown>>>;
  /** Flushes again after some milliseconds. */
  readonly retryAfter: (milliseconds: number) => void;
}

/**
 * Sends the outbox in order, under one lock for all tabs and the service worker, in the name of the store's owner and
 * only while they own it. A change that fails for now stops the flush and is tried again later; a refused one is rolled
 * back and stored as a refusal. Afterwards the collections for which the answers were not enough are rebased onto the server's rows.
 * @returns whether a change is left that can be sent as soon as the server is reached
 */
export function flushOutbox(store: ShopStore, context: SyncContext): Promise<boolean> {
  return withLock('outbox', async () => {
    const owner = await ownerOf(store);
    if (!owner) return false;
    const toFetch = new Set<string>();
    let left = false;
    for (;;) {
      const change = await nextChange(store, owner, context);
      if (!change) break;
      const kind = context.operations[change.kind];
      try {
        if (kind && (await rebaseFirst(store, kind.collection, context))) continue;
        const enough = await sendChange(store, change, context);
        if (kind && !enough) toFetch.add(kind.collection);
      } catch (error) {
        if (kind) toFetch.add(kind.collection);
        left = await keepForLater(store, change, error, context);
        break;
      }
    }
    for (const name of toFetch) {
      // The next query or flush rebases again; a failed fetch does not make the flush fail.
      await rebase(store, name, context).catch(() => undefined);
    }
    return left;
  });
}

/**
 * Changes that were made before the rows were known are recomputed from them: the rows are fetched before a change is sent.
 * @returns whether the rows were fetched now: pending changes may be different then
 */
async function rebaseFirst(store: ShopStore, collection: string, context: SyncContext): Promise<boolean> {
  if ((await readNumber(store, lastSyncedAt(collection))) > 0) return false;
  await rebase(store, collection, context);
  return true;
}

/** The oldest change of `owner` after merging; undefined when there is none, or the store is another's by now. */
async function nextChange(
  store: ShopStore,
  owner: string,
  { operations }: SyncContext,
): Promise<OutboxRow | undefined> {
  return store.transaction('rw', store.outbox, store.settings, async () => {
    if ((await knownOwner(store)) !== owner) return undefined;
    const own = (await store.outbox.orderBy('seq').toArray()).filter((change) => change.owner === owner);
    const plan = planMerges(own, operations);
    await store.outbox.bulkDelete(plan.dropped);
    await store.outbox.bulkPut(plan.rewritten);
    const next = await store.outbox
      .orderBy('seq')
      .filter((change) => change.owner === owner && change.state !== 'held')
      .first();
    if (next) await store.outbox.put({ ...next, state: 'sending' });
    return next;
  });
}

/** @returns whether it will be sent as soon as the server is reached */
async function keepForLater(
  store: ShopStore,
  change: OutboxRow,
  error: unknown,
  context: SyncContext,
): Promise<boolean> {
  const tries = change.tries + 1;
  const words = error instanceof Error ? error.message : String(error);
  // It may be gone: the shopper has logged out meanwhile.
  await store.outbox.update(change.seq ?? 0, { state: 'waiting', tries, error: words });
  if (error instanceof ApiError && !error.retryable) return false;
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  context.retryAfter(waitBeforeRetry(tries, asked));
  return true;
}
