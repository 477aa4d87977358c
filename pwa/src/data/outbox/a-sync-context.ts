import { vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { ShopStore } from '../db/db';
import { lastSyncedAt } from '../db/settings';
import type { SyncContext } from './flush-outbox';
import { appendToOutbox } from './outbox';
import { collection, outboxOperation, type Recovery } from './outbox-operation';
import { refusalsOf } from './refusals';

interface Sent {
  readonly target: string;
  readonly body: unknown;
  readonly call: number;
  readonly id: string;
}

/**
 * A server that stores a number for each key, and a flush that talks to it.
 * @param answers what comes of a change that reaches it; what it throws is the server's answer
 */
export function aSyncContext(answers: (change: Sent) => Promise<void> = async () => {}) {
  const serverState = new Map<string, number>();
  const sent: Sent[] = [];
  const retries: number[] = [];
  const recover = vi.fn(async (): Promise<Recovery<number, number> | undefined> => undefined);
  const context: SyncContext = {
    operations: {
      put: outboxOperation<number>({
        collection: 'numbers',
        plan: async ({ body }) => body,
        send: async (call, { id, target, body }) => {
          sent.push({ id, target, body, call });
          await answers({ id, target, body, call });
          serverState.set(target, call);
          return undefined;
        },
        recover,
        nameOf: async ({ target }) => target,
      }),
    },
    collections: {
      numbers: collection<[string, number][]>({
        fetch: async () => [...serverState],
        tables: (store) => [store.cartLines],
        write: async (store, rows) => {
          await store.cartLines.clear();
          await store.cartLines.bulkPut(rows.map(([key, quantity]) => aLine(key, quantity)));
        },
        replay: async (store, { target, body }) => {
          await store.cartLines.put(aLine(target, body as number));
        },
      }),
    },
    retryAfter: (milliseconds) => retries.push(milliseconds),
  };
  return { serverState, sent, retries, context, recover };
}

const aLine = (key: string, quantity: number) => ({ key, quantity, addedAt: 0, product: {} as never });
/** What comes of a call without a network. */
export const noNetwork = () => new ApiError('network.unreachable', 'offline', 0);

/** A device whose shopper changes numbers; its cart stands for them. */
export class TestDevice {
  /** @param store a store of its own, synced with the server */
  private constructor(readonly store: ShopStore) {}

  /** Opens one with an empty store. */
  static async open(): Promise<TestDevice> {
    const store = new ShopStore(`push-${crypto.randomUUID()}`);
    await store.settings.put({ key: lastSyncedAt('numbers'), value: 1 });
    return new TestDevice(store);
  }

  /** Sets a number, as a command does. */
  put(target: string, value: number): Promise<void> {
    const { store } = this;
    return store.transaction('rw', store.cartLines, store.outbox, store.settings, async () => {
      await store.cartLines.put(aLine(target, value));
      await appendToOutbox(store, { kind: 'put', target, body: value });
    });
  }

  /** The numbers that the screen shows. */
  async rows(): Promise<Readonly<Record<string, number>>> {
    return Object.fromEntries((await this.store.cartLines.toArray()).map((row) => [row.key, row.quantity]));
  }

  /** The refusals that are reported to the shopper. */
  async refusals(): Promise<readonly string[]> {
    return (await refusalsOf(this.store)).map(({ name, message }) => `${name}: ${message}`);
  }
}
