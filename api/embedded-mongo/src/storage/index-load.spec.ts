import { afterEach, expect, it, vi } from 'vitest';
import { IndexLoad } from './index-load.js';

afterEach(() => {
  vi.useRealTimers();
});

it('is heavy while checkpoints with much of the indexes follow each other, and not long after', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const load = new IndexLoad();
  const after = (ms: number, hasMuch?: boolean): boolean => {
    vi.advanceTimersByTime(ms);
    if (hasMuch !== undefined) load.checkpoint(hasMuch);
    return load.isHeavy;
  };
  expect(load.isHeavy).toBe(false);
  expect(after(1000, true)).toBe(false);
  expect(after(5000, false)).toBe(false);
  expect(after(5000, true)).toBe(true);
  expect(after(5000, false)).toBe(true);
  expect(after(16_000)).toBe(false);
  expect(after(60_000, true)).toBe(false);
  expect(after(2000, true)).toBe(true);
});
