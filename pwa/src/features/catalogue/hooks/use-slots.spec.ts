import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSlots } from './use-slots';

const products = (ids: string) => [...ids].map((_id) => ({ _id }));

/** Shows lists of products, each by a letter, and gives their slots by numbers from 1. */
function aList() {
  const { result, rerender } = renderHook(
    ({ ids, selection }: { ids: string; selection: string }) => useSlots(products(ids), selection),
    { initialProps: { ids: '', selection: '' } },
  );
  return (ids: string, selection: string) => {
    rerender({ ids, selection });
    return products(ids).map((product) => Number(result.current(product).split('-')[1]));
  };
}

it('gives what comes at a new turn the slots of what goes; what stays keeps its own', () => {
  const slots = aList();
  expect(slots('abc', '')).toEqual([1, 2, 3]);
  expect(slots('xby', 'sort=newest')).toEqual([1, 2, 3]);
  expect(slots('byz', 'sort=oldest')).toEqual([2, 3, 1]);
});

it('gives nothing another slot within a turn, so that no button becomes another product’s', () => {
  const slots = aList();
  expect(slots('abc', '')).toEqual([1, 2, 3]);
  expect(slots('xac', '')).toEqual([4, 1, 3]);
  expect(slots('xacde', '')).toEqual([4, 1, 3, 5, 6]);
});

it('never gives a slot to two, whatever comes back', () => {
  const slots = aList();
  slots('abc', '');
  slots('de', 'search=d');
  const later = slots('abcde', '');
  expect(new Set(later).size).toBe(5);
});
