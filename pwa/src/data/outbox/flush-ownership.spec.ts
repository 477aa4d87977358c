import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSyncContext, noNetwork, TestDevice } from '#data/outbox/a-sync-context.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { ApiError } from '../api/api-error';
import { clearTokens, storeTokens } from '../api/tokens';
import { giveTo } from '../db/owner';
import { flushOutbox, type SyncContext } from './flush-outbox';

let device: TestDevice;

beforeEach(async () => {
  device = await TestDevice.open();
  storeTokens(tokensFor('asha'));
});

describe('whose changes they are', () => {
  const becomesBelas = async () => {
    storeTokens(tokensFor('bela'));
    await device.store.forgetShopper();
    await giveTo(device.store, 'bela');
  };

  it('takes no change of nobody', async () => {
    clearTokens();
    await expect(device.put('tea', 1)).rejects.toThrow('Nobody is signed in');
    expect(await device.rows()).toEqual({});
  });

  it('sends nothing while the device is nobody’s', async () => {
    const { sent, context } = aSyncContext();
    await device.put('tea', 1);
    clearTokens();
    await device.store.settings.delete('owner');
    expect(await flushOutbox(device.store, context)).toBe(false);
    expect([sent, await device.store.outbox.count()]).toEqual([[], 1]);
  });

  it('never sends what is another’s', async () => {
    const { sent, context } = aSyncContext();
    await device.put('tea', 1);
    await giveTo(device.store, 'bela');
    await device.put('salt', 2);
    await flushOutbox(device.store, context);
    expect(sent.map(({ target }) => target)).toEqual(['salt']);
  });

  it('stops when another user signs in while a change is on its way, and writes nothing of it', async () => {
    const { sent, context } = aSyncContext(async ({ target }) => {
      if (target === 'tea') await becomesBelas();
    });
    await device.put('tea', 1);
    await device.put('salt', 2);
    await flushOutbox(device.store, context);
    expect(sent.map(({ target }) => target)).toEqual(['tea']);
    expect(await device.rows()).toEqual({ tea: 1 });
  });

  it('leaves nothing behind when the shopper logs out while a change fails', async () => {
    for (const failure of [noNetwork(), new ApiError('stock.none', 'Out of stock.', 409)]) {
      storeTokens(tokensFor('asha'));
      const { context } = aSyncContext(async () => {
        clearTokens();
        await device.store.forgetShopper();
        throw failure;
      });
      await device.put('tea', 1);
      await flushOutbox(device.store, context);
      const left = await Promise.all(device.store.privateTables.map((table) => table.count()));
      expect(left.every((count) => count === 0)).toBe(true);
    }
  });

  it('does not write the one’s rows into the other’s store', async () => {
    const { context } = aSyncContext();
    await device.put('tea', 1);
    const fetch = vi.spyOn(context.collections.numbers as SyncContext['collections'][string], 'fetch');
    fetch.mockImplementationOnce(async () => {
      await becomesBelas();
      return [['tea', 1]];
    });
    await flushOutbox(device.store, context);
    expect(await device.rows()).toEqual({});
  });
});
