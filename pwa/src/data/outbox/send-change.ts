import type { Table } from 'dexie';
import { ApiError } from '../api/api-error';
import type { ShopStore } from '../db/db';
import { whileOwned } from '../db/owner';
import type { OutboxRow } from '../db/rows';
import type { Collection, OutboxOperation, WriteAcknowledgement } from './outbox-operation';
import { rebase, withCollectionLock } from './rebase';
import { noteRefusal } from './refusals';

/** The server knows a key for 48 hours: a repeat after this, in milliseconds, might be done a second time. */
const KEY_KNOWN_MS = 40 * 60 * 60 * 1000;

/** How often a refused call is replaced by another before the change is given up. */
const MAX_CALLS = 5;

interface SendContext {
  readonly operations: Readonly<Record<string, OutboxOperation<unknown, unknown>>>;
  readonly collections: Readonly<Record<string, Collection<unknown>>>;
}

/**
 * Sends one change and removes it from the outbox; its result is stored in the same transaction. A change that was
 * removed meanwhile (logging out, another user) leaves nothing behind.
 * @returns whether the answer was enough; otherwise the collection is to be fetched
 * @throws ApiError when it cannot be sent now: no answer, no session
 */
export async function sendChange(
  store: ShopStore,
  change: OutboxRow,
  context: SendContext,
): Promise<boolean> {
  const kind = context.operations[change.kind];
  // A change of an operation that this version no longer knows cannot be sent by anyone.
  if (!kind) {
    await takeOut(store, change);
    return true;
  }
  const known = await withKnownKey(store, change, kind, context);
  const tables = context.collections[kind.collection]?.tables(store) ?? [];
  const outcome = await withCollectionLock(kind.collection, () => sendDecided(store, known, kind, tables));
  // The answer to a repeat is the first one, and may be out of date.
  return outcome === 'answered' && !known.decidedAt && kind.answersRow === true;
}

/** A change whose key the server may have forgotten is planned again, from the server's rows of now. */
async function withKnownKey(
  store: ShopStore,
  change: OutboxRow,
  kind: OutboxOperation<unknown, unknown>,
  context: SendContext,
): Promise<OutboxRow> {
  if (!change.decidedAt || Date.now() - change.decidedAt < KEY_KNOWN_MS) return change;
  await rebase(store, kind.collection, context);
  return { ...change, id: crypto.randomUUID(), call: undefined, decidedAt: undefined };
}

/** @returns `answered` when the first call was; undefined after a refusal, and when there was nothing to send */
async function sendDecided(
  store: ShopStore,
  planned: OutboxRow,
  kind: OutboxOperation<unknown, unknown>,
  tables: readonly Table[],
): Promise<'answered' | undefined> {
  let change = planned;
  let call = change.decidedAt ? change.call : await kind.plan(change, store);
  let acknowledge: WriteAcknowledgement | undefined;
  for (let calls = 1; call !== undefined; calls += 1) {
    change = { ...change, call, decidedAt: change.decidedAt ?? Date.now() };
    if (!(await noted(store, change, acknowledge))) return undefined;
    try {
      await takeOut(store, change, await kind.send(call, change), tables);
      return calls === 1 ? 'answered' : undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The server did it; only its answer could not be parsed.
      if (error.code === 'answer.broken' && error.status < 300) break;
      if (!error.refused || error.status === 401) throw error;
      const recovery = calls < MAX_CALLS ? await kind.recover?.(error, call, change) : undefined;
      const name = await kind.nameOf?.(change, store);
      if (!recovery) return takeOut(store, change, (its) => noteRefusal(its, error, { name }));
      if (recovery.hold)
        return hold(store, change, recovery.body, (its) => noteRefusal(its, error, { name }));
      const { kept } = recovery;
      acknowledge = kept === undefined ? undefined : (its) => noteRefusal(its, error, { name, kept });
      call = recovery.call;
      if (call === undefined) return takeOut(store, change, acknowledge);
      // Another call than the one of the key before needs a key of its own.
      change = {
        ...change,
        id: crypto.randomUUID(),
        body: recovery.body ?? change.body,
        decidedAt: undefined,
      };
    }
  }
  return takeOut(store, change);
}

/** Stores a change as it is about to be sent. @returns false when it was removed meanwhile */
async function noted(
  store: ShopStore,
  change: OutboxRow,
  acknowledge?: WriteAcknowledgement,
): Promise<boolean> {
  let there = false;
  await whileOwned(store, change.owner, [store.outbox], async () => {
    there = (await store.outbox.get(change.seq ?? 0)) !== undefined;
    if (!there) return;
    await store.outbox.put({ ...change, state: 'sending' });
    await acknowledge?.(store);
  });
  return there;
}

/** Keeps a refused change, as one that was never sent: the server knows nothing of it. */
async function hold(
  store: ShopStore,
  change: OutboxRow,
  body: unknown,
  acknowledge: WriteAcknowledgement,
): Promise<undefined> {
  await whileOwned(store, change.owner, [store.outbox], async () => {
    if (!(await store.outbox.get(change.seq ?? 0))) return;
    const id = crypto.randomUUID();
    const { call: _, decidedAt: __, ...held } = { ...change, body, id, state: 'held' as const };
    await store.outbox.put(held);
    await acknowledge(store);
  });
}

async function takeOut(
  store: ShopStore,
  change: OutboxRow,
  acknowledge?: WriteAcknowledgement,
  tables: readonly Table[] = [],
): Promise<undefined> {
  await whileOwned(store, change.owner, [store.outbox, ...tables], async () => {
    if (!(await store.outbox.get(change.seq ?? 0))) return;
    await store.outbox.delete(change.seq ?? 0);
    await acknowledge?.(store);
  });
}
