import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { currentToasts, dismissToast } from '#ui/toasts/toast-store.ts';
import { ApiError } from '../api/api-error';
import { useMutation } from './use-mutation';

afterEach(() =>
  act(() => {
    for (const { id } of currentToasts()) dismissToast(id);
  }),
);

const toasts = () => currentToasts().map(({ kind, text }) => `${kind}: ${text}`);
const failing = (error: Error): Promise<undefined> => Promise.reject(error);
const refusal = new ApiError('account.common-password', 'Too common', 400);

it('is busy until the answer is there, whose words become a toast', async () => {
  const { result } = renderHook(() => useMutation('Failed'));
  let answer = (_words: string) => {};
  let worked: Promise<boolean> | undefined;
  act(() => {
    worked = result.current.run(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    );
  });
  expect(result.current.busy).toBe(true);
  await act(async () => answer('Saved'));
  expect(await worked).toBe(true);
  expect(result.current.busy).toBe(false);
  expect(toasts()).toEqual(['success: Saved']);
});

it('says why it failed: in words of the failure, the screen’s or none', async () => {
  const { result, rerender } = renderHook(({ failed }) => useMutation(failed), {
    initialProps: { failed: 'Failed' as string | (() => undefined) },
  });
  await act(async () => {
    expect(await result.current.run(() => failing(new Error('Sold out')))).toBe(false);
    await result.current.run(() => failing(new Error()));
  });
  rerender({ failed: () => undefined });
  await act(() => result.current.run(() => failing(new Error('Cancelled'))));
  expect(result.current.busy).toBe(false);
  expect(toasts()).toEqual(['error: Sold out', 'error: Failed']);
});

it('shows a refusal at the field it is about, and sends nothing while fields are wrong', async () => {
  const { result } = renderHook(() =>
    useMutation<'password'>('Failed', { fieldOf: { 'account.common-password': 'password' } }),
  );
  await act(() =>
    result.current.run(
      () => Promise.resolve('Saved'),
      async () => ({ password: 'Too short' }),
    ),
  );
  expect(result.current.problems).toEqual({ password: 'Too short' });
  await act(() => result.current.run(() => failing(refusal)));
  expect(result.current.problems).toEqual({ password: 'Too common' });
  expect(toasts()).toEqual([]);
});

it('keeps the key of an attempt as long as the same is sent', () => {
  const { result } = renderHook(() => useMutation('Failed'));
  const fields = { name: 'Rice' };
  const key = result.current.keyOf(fields);
  expect(result.current.keyOf(fields)).toBe(key);
  expect(result.current.keyOf({ ...fields })).not.toBe(key);
});
