import { beforeEach, describe, expect, it } from 'vitest';
import { aSyncContext, TestDevice } from '#data/outbox/a-sync-context.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { ApiError } from '../api/api-error';
import { storeTokens } from '../api/tokens';
import { flushOutbox } from './flush-outbox';
import { refusalsOf } from './refusals';

let device: TestDevice;

beforeEach(async () => {
  device = await TestDevice.open();
  storeTokens(tokensFor('asha'));
});

describe('what the server answered', () => {
  it('rolls a refused change back to the server’s rows, notes why, and goes on', async () => {
    const { serverState, context } = aSyncContext(async ({ target }) => {
      if (target === 'tea') throw new ApiError('stock.none', 'Out of stock.', 409);
    });
    serverState.set('tea', 7);
    await device.put('tea', 8);
    await device.put('salt', 2);
    await flushOutbox(device.store, context);
    expect(await device.refusals()).toEqual(['tea: Out of stock.']);
    expect(await device.rows()).toEqual({ tea: 7, salt: 2 });
    expect(await device.store.outbox.count()).toBe(0);
  });

  it('makes another call instead of a refused one, with a key of its own, and says what came of it', async () => {
    const { serverState, sent, context, recover } = aSyncContext(async ({ call }) => {
      if (call > 3) throw new ApiError('stock.short', 'Only 3 left.', 409);
    });
    recover.mockResolvedValue({ call: 3, body: 3, kept: 3 });
    await device.put('tea', 8);
    await flushOutbox(device.store, context);
    expect(sent.map(({ call }) => call)).toEqual([8, 3]);
    expect(sent[0]?.id).not.toBe(sent[1]?.id);
    expect(serverState.get('tea')).toBe(3);
    expect(await refusalsOf(device.store)).toMatchObject([{ code: 'stock.short', name: 'tea', kept: 3 }]);
  });

  it('gives up a change whose every other call is refused too', async () => {
    const { sent, context, recover } = aSyncContext(async () => {
      throw new ApiError('stock.short', 'Fewer by now.', 409);
    });
    recover.mockResolvedValue({ call: 1, body: 1 });
    await device.put('tea', 8);
    await flushOutbox(device.store, context);
    expect(sent.length).toBeLessThan(10);
    expect(await device.refusals()).toEqual(['tea: Fewer by now.']);
    expect(await device.store.outbox.count()).toBe(0);
  });

  it('takes a change whose answer nobody understands for done', async () => {
    const { sent, context } = aSyncContext(async () => {
      throw new ApiError('answer.broken', 'Something went wrong!', 200);
    });
    await device.put('tea', 1);
    await flushOutbox(device.store, context);
    expect(sent).toHaveLength(1);
    expect(await device.store.outbox.count()).toBe(0);
    expect(await device.refusals()).toEqual([]);
  });
});
