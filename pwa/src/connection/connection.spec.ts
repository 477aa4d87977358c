import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOnline, onConnectionChange, reportAnswered, reportUnanswered } from './connection';

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
  await vi.advanceTimersByTimeAsync(2000);
  // who fails meanwhile asks no second time
  expect(ask).toHaveBeenCalledTimes(2);
  expect(changed).toHaveBeenCalledOnce();
  ask.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(4000);
  await asking;
  expect(isOnline()).toBe(true);
  expect(online).toHaveBeenCalledOnce();
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
