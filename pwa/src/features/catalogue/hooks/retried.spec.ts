import { expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { retried } from './retried';

const unreachable = new ApiError('network.unreachable', 'offline', 0);

it('tries two more times, a second apart, then gives up', async () => {
  const work = vi.fn().mockRejectedValue(unreachable);
  const wait = vi.fn(async () => {});
  await expect(retried(work, wait)).rejects.toBe(unreachable);
  expect(work).toHaveBeenCalledTimes(3);
  expect(wait.mock.calls).toEqual([[1000], [1000]]);
});

it('stops at the first success', async () => {
  const work = vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue(undefined);
  await retried(work, async () => {});
  expect(work).toHaveBeenCalledTimes(2);
});

it('does not repeat what was refused', async () => {
  const missing = new ApiError('product.missing', 'This product does not exist.', 404);
  const work = vi.fn().mockRejectedValue(missing);
  await expect(retried(work, async () => {})).rejects.toBe(missing);
  expect(work).toHaveBeenCalledTimes(1);
});
