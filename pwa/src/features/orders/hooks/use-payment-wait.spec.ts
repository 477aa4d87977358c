import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOrder } from '#data/queries/fetch-order.ts';
import { usePaymentWait } from './use-payment-wait';

vi.mock('#data/queries/fetch-order.ts', () => ({ fetchOrder: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(fetchOrder).mockReset().mockResolvedValue();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const asked = () => vi.mocked(fetchOrder).mock.calls.length;

it('asks ever less often, and says when it takes long', async () => {
  const { result } = renderHook(() => usePaymentWait('ORD-000001', true));
  await pass(5000);
  const soon = asked();
  expect(soon).toBeGreaterThan(1);
  expect(result.current).toBe(false);
  await pass(15_000);
  expect(result.current).toBe(true);
  const first20 = asked();
  await pass(60_000);
  expect(asked() - first20).toBeLessThan(first20);
});

it('goes on after a failed question', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(fetchOrder).mockRejectedValueOnce(new Error('offline'));
  renderHook(() => usePaymentWait('ORD-000001', true));
  await pass(5000);
  expect(warned).toHaveBeenCalledOnce();
  expect(asked()).toBeGreaterThan(1);
});

it('stops once nothing is waited for, and forgets that it took long', async () => {
  const { result, rerender } = renderHook(({ waiting }) => usePaymentWait('ORD-000001', waiting), {
    initialProps: { waiting: true },
  });
  await pass(21_000);
  rerender({ waiting: false });
  const before = asked();
  await pass(120_000);
  expect([asked(), result.current]).toEqual([before, false]);
});
