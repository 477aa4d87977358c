import { beforeEach, expect, it, vi } from 'vitest';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { appendToOutbox } from '#data/outbox/outbox.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { changesLeft } from './changes-left';

const flush = vi.hoisted(() => vi.fn());
vi.mock('#data/outbox/flush.ts', () => ({ flush }));

beforeEach(async () => {
  const store = await openStore();
  await store.forgetShopper();
  storeTokens(tokensFor('asha'));
  for (const target of ['tea', 'dal'])
    await appendToOutbox(store, { kind: 'wishlist', target, body: { wished: true } });
  flush.mockReset().mockImplementation(async () => {});
});

it('sends what waits first', async () => {
  flush.mockImplementation(async () => (await openStore()).outbox.clear());
  expect(await changesLeft()).toBe(0);
});

it('says how many changes cannot be sent', async () => {
  expect(await changesLeft()).toBe(2);
});

it('asks nobody offline, nor where nothing waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await changesLeft()).toBe(2);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await (await openStore()).outbox.clear();
  expect(await changesLeft()).toBe(0);
  expect(flush).not.toHaveBeenCalled();
});

it('does not wait for a silent server for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  flush.mockReturnValue(new Promise(() => {}));
  const left = changesLeft();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(flush).toHaveBeenCalled();
  });
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(await left).toBe(2);
});
