import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIndiaDate } from './use-india-date';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T18:29:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is another day within a minute of midnight in India', () => {
  const { result } = renderHook(() => useIndiaDate(true));
  expect(result.current).toBe('2026-11-26');
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-11-27');
});

it('is today’s as soon as a device that slept is looked at, and while the page is away nobody looks', () => {
  const { result, rerender } = renderHook(({ running }) => useIndiaDate(running), {
    initialProps: { running: true },
  });
  vi.setSystemTime(new Date('2026-11-29T06:00:00Z'));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-11-29');
  rerender({ running: false });
  vi.setSystemTime(new Date('2026-11-30T06:00:00Z'));
  act(() => vi.advanceTimersByTime(120_000));
  expect(result.current).toBe('2026-11-29');
  rerender({ running: true });
  expect(result.current).toBe('2026-11-30');
});
