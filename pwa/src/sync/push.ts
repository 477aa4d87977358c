import { ApiError } from '../api-client/api-error';
import { oneAtATime } from '../api-client/one-at-a-time';
import type { ShopStore } from '../store/db';
import type { OutboxRow } from '../store/rows';
import { showToast } from '../ui/toasts/toast-store';
import { waitBeforeRetry } from './backoff';
import { planMerges } from './merge';
import { collections, outboxKinds } from './outbox-kinds';
import { betweenSettlings, settle } from './settle';

/** What the flush works with; tests bring their own. */
export interface PushWorld {
  readonly kinds: typeof outboxKinds;
  readonly collections: typeof collections;
  /** Tells the shopper that a change was refused. */
  readonly tell: (words: string) => void;
  /** Flushes again after some milliseconds. */
  readonly retryAfter: (milliseconds: number) => void;
}

/**
 * Sends what waits in the outbox, in order, under one lock for all tabs and the service worker. A change that fails for
 * now stops the flush and is tried again later; a refused one is dropped and told. Afterwards the collections that were
 * touched are brought up to the server's truth, with what still waits on top.
 */
export function flushOutbox(store: ShopStore, world: PushWorld): Promise<void> {
  return oneAtATime('outbox', async () => {
    const touched = new Set<string>();
    for (;;) {
      const change = await nextChange(store, world);
      if (!change) break;
      const kind = world.kinds[change.kind];
      if (kind) touched.add(kind.collection);
      if (!(await sendOne(store, change, world))) break;
    }
    for (const name of touched) {
      // A refused or sent change is settled as soon as the server can be asked; a failed pull is no failed push.
      await settle(store, name, world).catch(() => undefined);
    }
  });
}

async function nextChange(store: ShopStore, { kinds }: PushWorld): Promise<OutboxRow | undefined> {
  return store.transaction('rw', store.outbox, async () => {
    const plan = planMerges(await store.outbox.orderBy('seq').toArray(), kinds);
    await store.outbox.bulkDelete(plan.dropped);
    await store.outbox.bulkPut(plan.rewritten);
    const next = await store.outbox.orderBy('seq').first();
    if (next) await store.outbox.put({ ...next, state: 'sending' });
    return next;
  });
}

/** Sends one change. Returns whether the next may follow. */
async function sendOne(store: ShopStore, change: OutboxRow, world: PushWorld): Promise<boolean> {
  try {
    // A change of a kind that this version no longer knows cannot be sent by anyone.
    const kind = world.kinds[change.kind];
    if (kind) await betweenSettlings(kind.collection, () => kind.send(change, store));
  } catch (error) {
    if (error instanceof ApiError && error.refused && error.status !== 401) {
      world.tell(error.message);
    } else {
      await keepForLater(store, change, error, world);
      return false;
    }
  }
  await store.outbox.delete(change.seq ?? 0);
  return true;
}

async function keepForLater(
  store: ShopStore,
  change: OutboxRow,
  error: unknown,
  world: PushWorld,
): Promise<void> {
  const tries = change.tries + 1;
  const words = error instanceof Error ? error.message : String(error);
  await store.outbox.put({ ...change, state: 'waiting', tries, error: words });
  if (error instanceof ApiError && !error.retryable) return;
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  world.retryAfter(waitBeforeRetry(tries, asked));
}

let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits, now. Call it after each command; sync also calls it at start, when the network comes back and when
 * the page becomes visible.
 */
export async function flush(store: ShopStore): Promise<void> {
  clearTimeout(retry);
  await flushOutbox(store, {
    kinds: outboxKinds,
    collections,
    tell: (words) => showToast('error', words),
    retryAfter: (milliseconds) => {
      retry = setTimeout(() => flush(store), milliseconds);
    },
  });
}
