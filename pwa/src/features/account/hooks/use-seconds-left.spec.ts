import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSecondsLeft } from './use-seconds-left';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('counts down to a moment, and no further', () => {
  const moment = Date.now() + 2500;
  const { result } = renderHook(() => useSecondsLeft(moment));
  expect(result.current).toBe(3);
  pass(1000);
  expect(result.current).toBe(2);
  pass(1500);
  expect(result.current).toBe(1);
  pass(10_000);
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('counts anew to another moment', () => {
  const { result, rerender } = renderHook(({ moment }) => useSecondsLeft(moment), {
    initialProps: { moment: 0 },
  });
  expect(result.current).toBe(0);
  rerender({ moment: Date.now() + 60_000 });
  expect(result.current).toBe(60);
  pass(59_000);
  expect(result.current).toBe(1);
});
