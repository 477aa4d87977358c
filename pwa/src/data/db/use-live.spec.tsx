import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openStore } from './open-store';
import { useLive } from './use-live';

beforeEach(async () => {
  const store = await openStore();
  await store.settings.clear();
  await store.settings.bulkPut([
    { key: 'tea', value: 1 },
    { key: 'salt', value: 2 },
  ]);
});

const useSetting = (key: string) => useLive(async (store) => (await store.settings.get(key))?.value, [key]);

it('shows what is in the store, and every change of it', async () => {
  const { result } = renderHook(() => useSetting('tea'));
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toBe(1));
  await (await openStore()).settings.put({ key: 'tea', value: 5 });
  await waitFor(() => expect(result.current).toBe(5));
});

it('never shows what belongs to earlier inputs', async () => {
  const seen: unknown[] = [];
  const { rerender, result } = renderHook(
    ({ name }) => {
      const value = useSetting(name);
      seen.push([name, value]);
      return value;
    },
    { initialProps: { name: 'tea' } },
  );
  await waitFor(() => expect(result.current).toBe(1));
  rerender({ name: 'salt' });
  await waitFor(() => expect(result.current).toBe(2));
  expect(seen).not.toContainEqual(['salt', 1]);
});
