import { afterEach, expect, it, vi } from 'vitest';
import { loaded } from './loaded';

afterEach(() => vi.restoreAllMocks());

it('waits for a network and loads again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => 'sync').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const waiting = loaded(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await waiting).toBe('sync');
});

it('says what is wrong while there is a network', async () => {
  await expect(loaded(() => Promise.reject(new TypeError('no such file')))).rejects.toThrow('no such file');
});
