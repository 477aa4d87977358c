import { vi } from 'vitest';
import { ApiError } from '../data/api/api-error';
import { ShopStore } from '../data/db/db';
import { lastSyncedAt } from '../data/db/settings';
import type { PushWorld } from '../data/outbox/flush-outbox';
import { appendToOutbox } from '../data/outbox/outbox';
import { collection, outboxKind, type Recovery } from '../data/outbox/outbox-kind';
import { refusalsOf } from '../data/outbox/refusals';

interface Sent {
  readonly target: string;
  readonly body: unknown;
  readonly call: number;
  readonly id: string;
}

/**
 * A server whose truth is a number for each key, and a flush that talks to it.
 * @param answers what comes of a change that reaches it; what it throws is the server's answer
 */
export function aPushWorld(answers: (change: Sent) => Promise<void> = async () => {}) {
  const truth = new Map<string, number>();
  const sent: Sent[] = [];
  const retries: number[] = [];
  const instead = vi.fn(async (): Promise<Recovery<number, number> | undefined> => undefined);
  const world: PushWorld = {
    kinds: {
      put: outboxKind<number>({
        collection: 'numbers',
        plan: async ({ body }) => body,
        send: async (call, { id, target, body }) => {
          sent.push({ id, target, body, call });
          await answers({ id, target, body, call });
          truth.set(target, call);
          return undefined;
        },
        instead,
        nameOf: async ({ target }) => target,
      }),
    },
    collections: {
      numbers: collection<[string, number][]>({
        fetch: async () => [...truth],
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
  return { truth, sent, retries, world, instead };
}

const aLine = (key: string, quantity: number) => ({ key, quantity, addedAt: 0, product: {} as never });
/** What comes of a call without a network. */
export const noNetwork = () => new ApiError('network.unreachable', 'offline', 0);

/** A device whose shopper changes numbers; its cart stands for them. */
export class PushDevice {
  /** @param store a store of its own, settled with the server */
  private constructor(readonly store: ShopStore) {}

  /** Opens one with an empty store. */
  static async open(): Promise<PushDevice> {
    const store = new ShopStore(`push-${crypto.randomUUID()}`);
    await store.settings.put({ key: lastSyncedAt('numbers'), value: 1 });
    return new PushDevice(store);
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

  /** What the shopper is told of refusals. */
  async told(): Promise<readonly string[]> {
    return (await refusalsOf(this.store)).map(({ name, message }) => `${name}: ${message}`);
  }
}
