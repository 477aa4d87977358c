import { beforeEach, describe, expect, it } from 'vitest';
import { aPushWorld, PushDevice } from '../../test-data/a-push-world';
import { tokensFor } from '../../test-data/a-token';
import { ApiError } from '../api/api-error';
import { storeTokens } from '../api/tokens';
import { flushOutbox } from './flush-outbox';
import { refusalsOf } from './refusals';

let device: PushDevice;

beforeEach(async () => {
  device = await PushDevice.open();
  storeTokens(tokensFor('asha'));
});

describe('what the server answered', () => {
  it('rolls a refused change back to the server’s truth, notes why, and goes on', async () => {
    const { truth, world } = aPushWorld(async ({ target }) => {
      if (target === 'tea') throw new ApiError('stock.none', 'Out of stock.', 409);
    });
    truth.set('tea', 7);
    await device.put('tea', 8);
    await device.put('salt', 2);
    await flushOutbox(device.store, world);
    expect(await device.told()).toEqual(['tea: Out of stock.']);
    expect(await device.rows()).toEqual({ tea: 7, salt: 2 });
    expect(await device.store.outbox.count()).toBe(0);
  });

  it('makes another call in place of a refused one, with a key of its own, and tells what came of it', async () => {
    const { truth, sent, world, instead } = aPushWorld(async ({ call }) => {
      if (call > 3) throw new ApiError('stock.short', 'Only 3 left.', 409);
    });
    instead.mockResolvedValue({ call: 3, body: 3, kept: 3 });
    await device.put('tea', 8);
    await flushOutbox(device.store, world);
    expect(sent.map(({ call }) => call)).toEqual([8, 3]);
    expect(sent[0]?.id).not.toBe(sent[1]?.id);
    expect(truth.get('tea')).toBe(3);
    expect(await refusalsOf(device.store)).toMatchObject([{ code: 'stock.short', name: 'tea', kept: 3 }]);
  });

  it('gives up a change whose every other call is refused too', async () => {
    const { sent, world, instead } = aPushWorld(async () => {
      throw new ApiError('stock.short', 'Fewer by now.', 409);
    });
    instead.mockResolvedValue({ call: 1, body: 1 });
    await device.put('tea', 8);
    await flushOutbox(device.store, world);
    expect(sent.length).toBeLessThan(10);
    expect(await device.told()).toEqual(['tea: Fewer by now.']);
    expect(await device.store.outbox.count()).toBe(0);
  });

  it('takes a change whose answer nobody understands for done', async () => {
    const { sent, world } = aPushWorld(async () => {
      throw new ApiError('answer.broken', 'Something went wrong!', 200);
    });
    await device.put('tea', 1);
    await flushOutbox(device.store, world);
    expect(sent).toHaveLength(1);
    expect(await device.store.outbox.count()).toBe(0);
    expect(await device.told()).toEqual([]);
  });
});
