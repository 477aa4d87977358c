import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-client/api-error';
import { ShopStore } from '../store/db';
import { appendToOutbox } from '../store/outbox';
import { collection, outboxKind } from './outbox-kind';
import { flushOutbox, type PushWorld } from './push';

interface Sent {
  readonly target: string;
  readonly body: unknown;
  readonly id: string;
}

/** A server whose truth is a number for each key, and a flush that talks to it. */
function aWorld(answers: (change: Sent) => Promise<void> = async () => {}) {
  const truth = new Map<string, number>();
  const sent: Sent[] = [];
  const told: string[] = [];
  const retries: number[] = [];
  const world: PushWorld = {
    kinds: {
      put: outboxKind<number>({
        collection: 'numbers',
        send: async ({ id, target, body }) => {
          sent.push({ id, target, body });
          await answers({ id, target, body });
          truth.set(target, body);
        },
      }),
    },
    collections: {
      numbers: collection<[string, number][]>({
        fetch: async () => [...truth],
        tables: (store) => [store.settings],
        write: async (store, rows) => {
          await store.settings.clear();
          await store.settings.bulkPut(rows.map(([key, value]) => ({ key, value })));
        },
        replay: async (store, { target, body }) => {
          await store.settings.put({ key: target, value: body });
        },
      }),
    },
    tell: (words) => told.push(words),
    retryAfter: (milliseconds) => retries.push(milliseconds),
  };
  return { truth, sent, told, retries, world };
}

let store: ShopStore;
let shopNumber = 0;

beforeEach(() => {
  store = new ShopStore(`push-${++shopNumber}`);
});

const put = (target: string, value: number) =>
  store.transaction('rw', store.settings, store.outbox, async () => {
    await store.settings.put({ key: target, value });
    await appendToOutbox(store, { kind: 'put', target, body: value });
  });
const rows = async () =>
  Object.fromEntries((await store.settings.toArray()).map((row) => [row.key, row.value]));

describe('the flush', () => {
  it('sends what waits in the order in which it was done, each with its own key', async () => {
    const { sent, world } = aWorld();
    await put('tea', 1);
    await put('salt', 2);
    await put('tea', 3);
    await flushOutbox(store, world);
    expect(sent.map(({ target, body }) => [target, body])).toEqual([
      ['tea', 1],
      ['salt', 2],
      ['tea', 3],
    ]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect(await store.outbox.count()).toBe(0);
  });

  it('rolls a refused change back to the server’s truth, tells why, and goes on', async () => {
    const { truth, told, world } = aWorld(async ({ target }) => {
      if (target === 'tea') throw new ApiError('stock.none', 'Tea is out of stock.', 409);
    });
    truth.set('tea', 7);
    await put('tea', 8);
    await put('salt', 2);
    await flushOutbox(store, world);
    expect(told).toEqual(['Tea is out of stock.']);
    expect(await rows()).toEqual({ tea: 7, salt: 2 });
    expect(await store.outbox.count()).toBe(0);
  });

  it('keeps a change that could not be sent, with its key, and tries it again before all later ones', async () => {
    let online = false;
    const { sent, retries, told, world } = aWorld(async () => {
      if (!online) throw new ApiError('network.unreachable', 'offline', 0);
    });
    await put('tea', 1);
    await put('salt', 2);
    await flushOutbox(store, world);
    expect(sent).toHaveLength(1);
    expect(retries).toHaveLength(1);
    expect(told).toEqual([]);
    expect(await rows()).toEqual({ tea: 1, salt: 2 });

    online = true;
    await flushOutbox(store, world);
    expect(sent.map(({ target }) => target)).toEqual(['tea', 'tea', 'salt']);
    expect(sent[0]?.id).toBe(sent[1]?.id);
  });

  it('keeps what waits when the session has ended, without trying again by itself', async () => {
    const { retries, told, world } = aWorld(async () => {
      throw new ApiError('auth.expired', 'Your session has ended.', 401);
    });
    await put('tea', 1);
    await flushOutbox(store, world);
    expect([retries, told]).toEqual([[], []]);
    expect(await store.outbox.count()).toBe(1);
  });

  it('puts what was done meanwhile on top of the server’s answer', async () => {
    const { world, truth } = aWorld();
    await put('tea', 1);
    const fetch = vi.spyOn(world.collections.numbers as { fetch: () => Promise<unknown> }, 'fetch');
    fetch.mockImplementationOnce(async () => {
      await put('tea', 5);
      return [...truth];
    });
    await flushOutbox(store, world);
    expect(await rows()).toEqual({ tea: 5 });
    expect(await store.outbox.count()).toBe(1);
  });

  it('sends a change once when two flushes run at the same time', async () => {
    const { sent, world } = aWorld();
    await put('tea', 1);
    await Promise.all([flushOutbox(store, world), flushOutbox(store, world)]);
    expect(sent).toHaveLength(1);
  });
});
