import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSlices } from './use-slices';

it('begins with what a phone shows on the first page, and on those that slide in behind it with an empty frame', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const firstOf = () => {
    const seen: unknown[] = [];
    renderHook(() => seen.push(useSlices())).unmount();
    return seen[0];
  };
  expect(firstOf()).toBe(1);
  expect(firstOf()).toBeUndefined();
  vi.unstubAllGlobals();
});
