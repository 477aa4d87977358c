import { expect, it } from 'vitest';
import { waitBeforeRetry } from './backoff';

it('doubles from a second to a minute', () => {
  expect([1, 2, 3, 10].map((tries) => waitBeforeRetry(tries, 0, 1))).toEqual([1000, 2000, 4000, 60_000]);
});

it('waits at least as long as the server asks', () => {
  expect(waitBeforeRetry(1, 30, 0)).toBe(30_000);
});
