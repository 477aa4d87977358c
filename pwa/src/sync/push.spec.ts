import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-client/api-error';
import { clearTokens, storeTokens } from '../api-client/tokens';
import { ShopStore } from '../store/db';
import { appendToOutbox } from '../store/outbox';
import { giveTo } from '../store/owner';
import { settledAt } from '../store/settings';
import { tokensFor } from '../test-data/a-token';
import { flushOutbox, type PushWorld } from './flush-outbox';
import { collection, type Instead, outboxKind } from './outbox-kind';
import { refusalsOf } from './refusals';

interface Sent {
  readonly target: string;
  readonly body: unknown;
  readonly call: number;
  readonly id: string;
}

/** A server whose truth is a number for each key, and a flush that talks to it. */
function aWorld(answers: (change: Sent) => Promise<void> = async () => {}) {
  const truth = new Map<string, number>();
  const sent: Sent[] = [];
  const retries: number[] = [];
  const instead = vi.fn(async (): Promise<Instead<number, number> | undefined> => undefined);
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
const noNetwork = () => new ApiError('network.unreachable', 'offline', 0);

let store: ShopStore;
let shopNumber = 0;

beforeEach(async () => {
  store = new ShopStore(`push-${++shopNumber}`);
  storeTokens(tokensFor('asha'));
  await store.settings.put({ key: settledAt('numbers'), value: 1 });
});

const put = (target: string, value: number) =>
  store.transaction('rw', store.cartLines, store.outbox, store.settings, async () => {
    await store.cartLines.put(aLine(target, value));
    await appendToOutbox(store, { kind: 'put', target, body: value });
  });
const rows = async () =>
  Object.fromEntries((await store.cartLines.toArray()).map((row) => [row.key, row.quantity]));
const told = async () => (await refusalsOf(store)).map(({ name, message }) => `${name}: ${message}`);

describe('the flush', () => {
  it('sends what waits in the order in which it was done, each with its own key', async () => {
    const { sent, world } = aWorld();
    await put('tea', 1);
    await put('salt', 2);
    await put('tea', 3);
    expect(await flushOutbox(store, world)).toBe(false);
    expect(sent.map(({ target, body }) => [target, body])).toEqual([
      ['tea', 1],
      ['salt', 2],
      ['tea', 3],
    ]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect(await store.outbox.count()).toBe(0);
  });

  it('rolls a refused change back to the server’s truth, notes why, and goes on', async () => {
    const { truth, world } = aWorld(async ({ target }) => {
      if (target === 'tea') throw new ApiError('stock.none', 'Out of stock.', 409);
    });
    truth.set('tea', 7);
    await put('tea', 8);
    await put('salt', 2);
    await flushOutbox(store, world);
    expect(await told()).toEqual(['tea: Out of stock.']);
    expect(await rows()).toEqual({ tea: 7, salt: 2 });
    expect(await store.outbox.count()).toBe(0);
  });

  it('makes another call in place of a refused one, with a key of its own, and tells what came of it', async () => {
    const { truth, sent, world, instead } = aWorld(async ({ call }) => {
      if (call > 3) throw new ApiError('stock.short', 'Only 3 left.', 409);
    });
    instead.mockResolvedValue({ call: 3, body: 3, kept: 3 });
    await put('tea', 8);
    await flushOutbox(store, world);
    expect(sent.map(({ call }) => call)).toEqual([8, 3]);
    expect(sent[0]?.id).not.toBe(sent[1]?.id);
    expect(truth.get('tea')).toBe(3);
    expect(await refusalsOf(store)).toMatchObject([{ code: 'stock.short', name: 'tea', kept: 3 }]);
  });

  it('gives up a change whose every other call is refused too', async () => {
    const { sent, world, instead } = aWorld(async () => {
      throw new ApiError('stock.short', 'Fewer by now.', 409);
    });
    instead.mockResolvedValue({ call: 1, body: 1 });
    await put('tea', 8);
    await flushOutbox(store, world);
    expect(sent.length).toBeLessThan(10);
    expect(await told()).toEqual(['tea: Fewer by now.']);
    expect(await store.outbox.count()).toBe(0);
  });

  it('keeps a change that could not be sent, with its key, and tries it again before all later ones', async () => {
    let online = false;
    const { sent, retries, world } = aWorld(async () => {
      if (!online) throw noNetwork();
    });
    await put('tea', 1);
    await put('salt', 2);
    expect(await flushOutbox(store, world)).toBe(true);
    expect(sent).toHaveLength(1);
    expect(retries).toHaveLength(1);
    expect(await told()).toEqual([]);
    expect(await rows()).toEqual({ tea: 1, salt: 2 });

    online = true;
    await flushOutbox(store, world);
    expect(sent.map(({ target }) => target)).toEqual(['tea', 'tea', 'salt']);
    expect(sent[0]?.id).toBe(sent[1]?.id);
  });

  it('repeats the very same call, whatever has come to be known meanwhile', async () => {
    let online = false;
    const { sent, world } = aWorld(async () => {
      if (!online) throw noNetwork();
    });
    const plan = vi.spyOn(world.kinds.put as PushWorld['kinds'][string], 'plan');
    await put('tea', 1);
    await flushOutbox(store, world);
    plan.mockResolvedValue(99);
    online = true;
    await flushOutbox(store, world);
    expect(sent.map(({ call }) => call)).toEqual([1, 1]);
  });

  it('plans anew, on top of the server’s truth, when the server may have forgotten the key', async () => {
    let online = false;
    const { sent, world } = aWorld(async () => {
      if (!online) throw noNetwork();
    });
    const plan = vi.spyOn(world.kinds.put as PushWorld['kinds'][string], 'plan');
    await put('tea', 1);
    await flushOutbox(store, world);
    await store.outbox.toCollection().modify({ decidedAt: Date.now() - 41 * 3_600_000 });
    plan.mockResolvedValue(99);
    online = true;
    await flushOutbox(store, world);
    expect(sent.map(({ call }) => call)).toEqual([1, 99]);
    expect(sent[0]?.id).not.toBe(sent[1]?.id);
  });

  it('takes a change whose answer nobody understands for done', async () => {
    const { sent, world } = aWorld(async () => {
      throw new ApiError('answer.broken', 'Something went wrong!', 200);
    });
    await put('tea', 1);
    await flushOutbox(store, world);
    expect(sent).toHaveLength(1);
    expect(await store.outbox.count()).toBe(0);
    expect(await told()).toEqual([]);
  });

  it('keeps what waits when the session has ended, without trying again by itself', async () => {
    const { retries, world } = aWorld(async () => {
      throw new ApiError('auth.expired', 'Your session has ended.', 401);
    });
    await put('tea', 1);
    expect(await flushOutbox(store, world)).toBe(false);
    expect([retries, await told()]).toEqual([[], []]);
    expect(await store.outbox.count()).toBe(1);
  });

  it('puts what was done meanwhile on top of the server’s answer', async () => {
    const { world, truth } = aWorld();
    await put('tea', 1);
    const fetch = vi.spyOn(world.collections.numbers as PushWorld['collections'][string], 'fetch');
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

describe('whose changes they are', () => {
  const becomesBelas = async () => {
    storeTokens(tokensFor('bela'));
    await store.forgetShopper();
    await giveTo(store, 'bela');
  };

  it('takes no change of nobody', async () => {
    clearTokens();
    await expect(put('tea', 1)).rejects.toThrow('Nobody is signed in');
    expect(await rows()).toEqual({});
  });

  it('never sends what is another’s', async () => {
    const { sent, world } = aWorld();
    await put('tea', 1);
    await giveTo(store, 'bela');
    await put('salt', 2);
    await flushOutbox(store, world);
    expect(sent.map(({ target }) => target)).toEqual(['salt']);
  });

  it('stops when somebody else signs in while a change is on its way, and writes nothing of it', async () => {
    const { sent, world } = aWorld(async ({ target }) => {
      if (target === 'tea') await becomesBelas();
    });
    await put('tea', 1);
    await put('salt', 2);
    await flushOutbox(store, world);
    expect(sent.map(({ target }) => target)).toEqual(['tea']);
    expect(await rows()).toEqual({ tea: 1 });
  });

  it('leaves nothing behind when the shopper logs out while a change fails', async () => {
    for (const failure of [noNetwork(), new ApiError('stock.none', 'Out of stock.', 409)]) {
      storeTokens(tokensFor('asha'));
      const { world } = aWorld(async () => {
        clearTokens();
        await store.forgetShopper();
        throw failure;
      });
      await put('tea', 1);
      await flushOutbox(store, world);
      const left = await Promise.all(store.privateTables.map((table) => table.count()));
      expect(left.every((count) => count === 0)).toBe(true);
    }
  });

  it('does not write the one’s rows into the other’s store', async () => {
    const { world } = aWorld();
    await put('tea', 1);
    const fetch = vi.spyOn(world.collections.numbers as PushWorld['collections'][string], 'fetch');
    fetch.mockImplementationOnce(async () => {
      await becomesBelas();
      return [['tea', 1]];
    });
    await flushOutbox(store, world);
    expect(await rows()).toEqual({});
  });
});
