import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShopStore } from '../db/db';
import { flush } from './flush';
import { flushOutbox } from './flush-outbox';

vi.mock('./flush-outbox', () => ({ flushOutbox: vi.fn(async () => true) }));

const store = {} as ShopStore;
/** The flush that is under way asks for another one after so many milliseconds. */
const askForAnother = (milliseconds: number) =>
  vi.mocked(flushOutbox).mock.lastCall?.[1].retryAfter(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(flushOutbox).mockClear();
});
afterEach(() => void vi.useRealTimers());

it('flushes again when it was asked to, once', async () => {
  expect(await flush(store)).toBe(true);
  askForAnother(500);
  await vi.advanceTimersByTimeAsync(499);
  expect(flushOutbox).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(flushOutbox).toHaveBeenCalledTimes(2);
  expect(vi.mocked(flushOutbox).mock.lastCall?.[0]).toBe(store);
  await vi.advanceTimersByTimeAsync(5000);
  expect(flushOutbox).toHaveBeenCalledTimes(2);
});

it('waits no longer when somebody flushes before', async () => {
  await flush(store);
  askForAnother(500);
  await flush(store);
  await vi.advanceTimersByTimeAsync(5000);
  expect(flushOutbox).toHaveBeenCalledTimes(2);
});
