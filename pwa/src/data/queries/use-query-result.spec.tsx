import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePagedQuery } from './use-paged-query';
import { useQueryResult } from './use-query-result';

/** A shop whose answers the test controls. */
function aShop() {
  const waiting: ((answer: string) => void)[] = [];
  const ask = vi.fn(() => new Promise<string>((answer) => waiting.push(answer)));
  const answer = (words: string) => act(async () => waiting.shift()?.(words));
  return { ask, answer };
}

it('shows what was put, not what was on its way meanwhile, until it is fetched again', async () => {
  const { ask, answer } = aShop();
  const { result } = renderHook(() => useQueryResult('job', ask));
  await answer('ready');
  act(() => result.current.refetch());
  act(() => result.current.setData((now) => `${now}, begun`));
  expect(result.current.answer).toBe('ready, begun');
  await answer('ready');
  expect(result.current.answer).toBe('ready, begun');
  act(() => result.current.refetch());
  await answer('over');
  expect(result.current.answer).toBe('over');
});

it('applies one change after the other', async () => {
  const { ask, answer } = aShop();
  const { result } = renderHook(() => useQueryResult('sum', ask));
  await answer('1');
  const { setData } = result.current;
  act(() => setData((now) => `${now} 2`));
  act(() => setData((now) => `${now} 3`));
  expect(result.current.answer).toBe('1 2 3');
});

it('shows the page before until the other is here, to whoever asks for it at the same time', async () => {
  const { ask, answer } = aShop();
  const aList = (page: number) =>
    renderHook((shown: { page: number }) => usePagedQuery(`list:${shown.page}`, ask, true), {
      initialProps: { page },
    });
  const list = aList(1);
  expect([list.result.current.found, list.result.current.busy]).toEqual([undefined, true]);
  await answer('one');
  list.rerender({ page: 2 });
  expect([list.result.current.found, list.result.current.busy]).toEqual(['one', true]);
  act(() => list.result.current.setData((now) => now && 'changed'));
  expect(list.result.current.found).toBe('one');
  const opened = aList(2);
  expect(ask).toHaveBeenCalledTimes(2);
  await answer('two');
  expect([list.result.current.found, list.result.current.busy]).toEqual(['two', false]);
  expect([opened.result.current.found, opened.result.current.busy]).toEqual(['two', false]);
});

it('fails where the page does not come, and asks anew when the list is on the screen again', async () => {
  const ask = vi.fn(async () => 'page');
  ask.mockRejectedValueOnce(new Error('Failed to load products.'));
  const { result, rerender } = renderHook(
    (shown: { current: boolean }) => usePagedQuery('failing', ask, shown.current),
    { initialProps: { current: true } },
  );
  await waitFor(() => expect(result.current.failed).toBe(true));
  rerender({ current: false });
  rerender({ current: true });
  await waitFor(() => expect(result.current.found).toBe('page'));
  expect(result.current.failed).toBe(false);
});
