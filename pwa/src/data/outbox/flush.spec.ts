import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSyncContext, noNetwork, TestDevice } from '#data/outbox/a-sync-context.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { ApiError } from '../api/api-error';
import { storeTokens } from '../api/tokens';
import { flushOutbox, type SyncContext } from './flush-outbox';
import { rebase } from './rebase';

let device: TestDevice;

beforeEach(async () => {
  device = await TestDevice.open();
  storeTokens(tokensFor('asha'));
});

/** A server that cannot be reached before `goOnline`. */
function anUnreachableServer() {
  let online = false;
  const context = aSyncContext(async () => {
    if (!online) throw noNetwork();
  });
  return {
    ...context,
    goOnline() {
      online = true;
    },
  };
}

/** A change that was planned and sent in vain; whoever plans it again, plans 99. */
async function sentInVain() {
  const { sent, context, goOnline } = anUnreachableServer();
  const plan = vi.spyOn(context.operations.put as SyncContext['operations'][string], 'plan');
  await device.put('tea', 1);
  await flushOutbox(device.store, context);
  plan.mockResolvedValue(99);
  goOnline();
  return { sent, context };
}

describe('the flush', () => {
  it('sends what waits in the order in which it was done, each with its own key', async () => {
    const { sent, context } = aSyncContext();
    await device.put('tea', 1);
    await device.put('salt', 2);
    await device.put('tea', 3);
    expect(await flushOutbox(device.store, context)).toBe(false);
    expect(sent.map(({ target, body }) => [target, body])).toEqual([
      ['tea', 1],
      ['salt', 2],
      ['tea', 3],
    ]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect(await device.store.outbox.count()).toBe(0);
  });

  it('keeps a change that could not be sent, with its key, and tries it again before all later ones', async () => {
    const { sent, retries, context, goOnline } = anUnreachableServer();
    await device.put('tea', 1);
    await device.put('salt', 2);
    expect(await flushOutbox(device.store, context)).toBe(true);
    expect(sent).toHaveLength(1);
    expect(retries).toHaveLength(1);
    expect(await device.refusals()).toEqual([]);
    expect(await device.rows()).toEqual({ tea: 1, salt: 2 });

    goOnline();
    await flushOutbox(device.store, context);
    expect(sent.map(({ target }) => target)).toEqual(['tea', 'tea', 'salt']);
    expect(sent[0]?.id).toBe(sent[1]?.id);
  });

  it('stores with each change its state, its tries and its last failure', async () => {
    const states: unknown[] = [];
    const { context } = aSyncContext(async () => {
      states.push(await device.store.outbox.toArray());
      throw noNetwork();
    });
    await device.put('tea', 1);
    await device.put('salt', 2);
    for (const tries of [1, 2]) {
      await flushOutbox(device.store, context);
      expect(await device.store.outbox.toArray()).toMatchObject([
        { target: 'tea', state: 'waiting', tries, error: 'offline' },
        { target: 'salt', state: 'waiting', tries: 0 },
      ]);
    }
    const sending = [{ state: 'sending' }, { state: 'waiting' }];
    expect(states).toMatchObject([sending, sending]);
  });

  it('waits longer after each try in vain, and as long as the server asks', async () => {
    let asked: number | undefined;
    const { retries, context } = aSyncContext(async () => {
      throw new ApiError('server.busy', 'Busy.', 503, {}, asked);
    });
    await device.put('tea', 1);
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    await flushOutbox(device.store, context);
    await flushOutbox(device.store, context);
    asked = 90;
    await flushOutbox(device.store, context);
    expect(retries).toEqual([750, 1500, 90_000]);
  });

  it('fetches the rows of a change that failed, as far as they can be had', async () => {
    const { context, serverState } = aSyncContext(async () => {
      throw new ApiError('auth.expired', 'Your session has ended.', 401);
    });
    serverState.set('salt', 7);
    await device.put('tea', 1);
    await flushOutbox(device.store, context);
    expect(await device.rows()).toEqual({ tea: 1, salt: 7 });
  });

  it('takes out a change that no version knows any more, and goes on', async () => {
    const { sent, context } = aSyncContext();
    await device.put('tea', 1);
    await device.store.outbox.toCollection().modify({ kind: 'of-the-version-before' });
    await device.put('salt', 2);
    expect(await flushOutbox(device.store, context)).toBe(false);
    expect(sent.map(({ target }) => target)).toEqual(['salt']);
    expect(await device.store.outbox.count()).toBe(0);
  });

  it('repeats the very same call, whatever has come to be known meanwhile', async () => {
    const { sent, context } = await sentInVain();
    await flushOutbox(device.store, context);
    expect(sent.map(({ call }) => call)).toEqual([1, 1]);
  });

  it('plans again from the server’s rows, when the server may have forgotten the key', async () => {
    const { sent, context } = await sentInVain();
    await device.store.outbox.toCollection().modify({ decidedAt: Date.now() - 41 * 3_600_000 });
    await flushOutbox(device.store, context);
    expect(sent.map(({ call }) => call)).toEqual([1, 99]);
    expect(sent[0]?.id).not.toBe(sent[1]?.id);
  });

  it('keeps what waits when the session has ended, without trying again by itself', async () => {
    const { retries, context } = aSyncContext(async () => {
      throw new ApiError('auth.expired', 'Your session has ended.', 401);
    });
    await device.put('tea', 1);
    expect(await flushOutbox(device.store, context)).toBe(false);
    expect([retries, await device.refusals()]).toEqual([[], []]);
    expect(await device.store.outbox.count()).toBe(1);
  });

  it('applies what was done meanwhile to the server’s answer', async () => {
    const { context, serverState } = aSyncContext();
    await device.put('tea', 1);
    const fetch = vi.spyOn(context.collections.numbers as SyncContext['collections'][string], 'fetch');
    fetch.mockImplementationOnce(async () => {
      await device.put('tea', 5);
      return [...serverState];
    });
    await flushOutbox(device.store, context);
    expect(await device.rows()).toEqual({ tea: 5 });
    expect(await device.store.outbox.count()).toBe(1);
  });

  it('fetches again when a change was sent while the rows were on their way, and not for ever', async () => {
    const { context, serverState } = aSyncContext();
    const numbers = context.collections.numbers as SyncContext['collections'][string];
    const fetch = vi.spyOn(numbers, 'fetch');
    /** Another tab sends a change, whose effect this answer does not contain. */
    const whileAnotherTabSends = async () => {
      const before = [...serverState];
      const [sent] = await device.store.outbox.toArray();
      if (sent) await device.store.outbox.delete(sent.seq ?? 0);
      serverState.set('tea', (sent?.body as number) ?? 0);
      return before;
    };
    await device.put('tea', 1);
    await device.put('salt', 5);
    fetch.mockImplementationOnce(whileAnotherTabSends);
    await rebase(device.store, 'numbers', context);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(await device.rows()).toEqual({ tea: 1, salt: 5 });

    for (const number of [2, 3, 4, 5]) await device.put('tea', number);
    fetch.mockClear();
    fetch.mockImplementation(whileAnotherTabSends);
    await rebase(device.store, 'numbers', context);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('knows no collection but its own', async () => {
    const { context } = aSyncContext();
    await expect(rebase(device.store, 'numerals', context)).rejects.toThrow('numerals');
  });

  it('sends a change once when two flushes run at the same time', async () => {
    const { sent, context } = aSyncContext();
    await device.put('tea', 1);
    await Promise.all([flushOutbox(device.store, context), flushOutbox(device.store, context)]);
    expect(sent).toHaveLength(1);
  });
});
