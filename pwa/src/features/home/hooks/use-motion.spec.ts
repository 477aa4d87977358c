import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMotion } from './use-motion';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A device that asks for less motion, or not, and may change its mind. */
function device(asksForLess: boolean) {
  const mediaQuery = Object.assign(new EventTarget(), { matches: asksForLess });
  vi.stubGlobal('matchMedia', () => mediaQuery);
  return (asksNow: boolean) =>
    act(() => {
      mediaQuery.matches = asksNow;
      mediaQuery.dispatchEvent(new Event('change'));
    });
}

it('moves unless the device asks for less motion, now or later', () => {
  const change = device(false);
  const { result } = renderHook(useMotion);
  expect(result.current.moving).toBe(true);
  change(true);
  expect(result.current.moving).toBe(false);
});

it('does what the shopper chose on the page, whatever the device asks for', () => {
  const change = device(true);
  const { result } = renderHook(useMotion);
  act(() => result.current.toggle());
  expect(result.current.moving).toBe(true);
  change(false);
  act(() => result.current.toggle());
  expect(result.current.moving).toBe(false);
});
