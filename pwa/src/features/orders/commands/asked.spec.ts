import { expect, it } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { asked } from './asked';

it('hands on what the server answers', async () => {
  expect(await asked('Error cancelling order', Promise.resolve('Order cancelled'))).toBe('Order cancelled');
});

it('prefers the words of a server that refuses', async () => {
  const refusal = new ApiError('order.not-cancellable', 'This order can no longer be cancelled.', 409);
  await expect(asked('Error cancelling order', Promise.reject(refusal))).rejects.toBe(refusal);
});

it('says what failed, and why, where no server had a say', async () => {
  const offline = new ApiError('network.unreachable', 'You seem to be offline.', 0);
  await expect(asked('Error cancelling order', Promise.reject(offline))).rejects.toThrow(
    'Error cancelling order. You seem to be offline.',
  );
});
