import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../ui/toasts/toast-store';
import { isOnline, onConnectionChange, reportAnswered, reportUnanswered } from './connection';
import { sayBackOnline } from './say-back-online';

let hasNetwork = true;
const online = vi.fn();
const changed = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  hasNetwork = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork);
  reportAnswered();
  online.mockClear();
  changed.mockClear();
  window.addEventListener('online', online);
  stop = onConnectionChange(changed);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  window.removeEventListener('online', online);
  vi.useRealTimers();
});

it('stays online when only one call failed, and the shop answers', async () => {
  const ask = vi.fn(async () => true);
  await reportUnanswered(ask);
  expect(isOnline()).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
  expect(changed).not.toHaveBeenCalled();
});

it('is offline while the shop is silent, asks again, and reports when it is back', async () => {
  const ask = vi.fn(async () => false);
  const asking = reportUnanswered(ask);
  await reportUnanswered(ask);
  await vi.advanceTimersByTimeAsync(0);
  expect(isOnline()).toBe(false);
  // who fails meanwhile asks no second time
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(500);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(changed).toHaveBeenCalledOnce();
  ask.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(1000);
  await asking;
  expect(isOnline()).toBe(true);
  expect(online).toHaveBeenCalledOnce();
});

describe('a page whose shop was away', () => {
  /** A shop that swallows questions while it is away: each is given up after five seconds. */
  const aShop = () => {
    const shop = { isBack: false, asked: 0 };
    const ask = (): Promise<boolean> => {
      shop.asked += 1;
      if (shop.isBack) return Promise.resolve(true);
      return new Promise((resolve) => setTimeout(() => resolve(false), 5000));
    };
    return { shop, ask };
  };
  const lookedAt = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it.each([100, 700, 1600, 3600, 7900, 20_000, 59_990])(
    'is back within 3 s of the shop, after %i ms',
    async (awayMs) => {
      const { shop, ask } = aShop();
      const waiting = reportUnanswered(ask);
      await vi.advanceTimersByTimeAsync(5000 + awayMs);
      expect(isOnline()).toBe(false);
      shop.isBack = true;
      await vi.advanceTimersByTimeAsync(3000);
      expect(isOnline()).toBe(true);
      await waiting;
    },
  );

  it('checks every 15 s while it is hidden, and immediately when it becomes visible', async () => {
    const { shop, ask } = aShop();
    const waiting = reportUnanswered(ask);
    await vi.advanceTimersByTimeAsync(5000);
    lookedAt('hidden');
    const before = shop.asked;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shop.asked - before).toBe(4);
    shop.isBack = true;
    expect(isOnline()).toBe(false);
    lookedAt('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(true);
    await waiting;
  });

  it('says so, each time it is back', async () => {
    const stopSaying = sayBackOnline();
    for (const times of [1, 2]) {
      const waiting = reportUnanswered(async () => false);
      await vi.advanceTimersByTimeAsync(0);
      reportAnswered();
      await waiting;
      expect(currentToasts().filter(({ text }) => text === 'You are back online.')).toHaveLength(times);
    }
    stopSaying();
  });
});

it('is back as soon as any call is answered', async () => {
  const asking = reportUnanswered(async () => false);
  await vi.advanceTimersByTimeAsync(0);
  expect(isOnline()).toBe(false);
  reportAnswered();
  expect(isOnline()).toBe(true);
  await vi.runAllTimersAsync();
  await asking;
  expect(isOnline()).toBe(true);
});

it('leaves it to the browser to report that there is no network', async () => {
  const ask = vi.fn(async () => {
    hasNetwork = false;
    return false;
  });
  const asking = reportUnanswered(ask);
  await vi.runAllTimersAsync();
  await asking;
  expect(isOnline()).toBe(false);
  expect(ask).toHaveBeenCalledOnce();
  hasNetwork = true;
  expect(isOnline()).toBe(true);
  expect(online).not.toHaveBeenCalled();
});
