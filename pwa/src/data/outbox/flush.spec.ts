import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSyncContext, noNetwork, TestDevice } from '../../test-data/a-sync-context';
import { tokensFor } from '../../test-data/a-token';
import { ApiError } from '../api/api-error';
import { storeTokens } from '../api/tokens';
import { flushOutbox, type SyncContext } from './flush-outbox';

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

  it('sends a change once when two flushes run at the same time', async () => {
    const { sent, context } = aSyncContext();
    await device.put('tea', 1);
    await Promise.all([flushOutbox(device.store, context), flushOutbox(device.store, context)]);
    expect(sent).toHaveLength(1);
  });
});
