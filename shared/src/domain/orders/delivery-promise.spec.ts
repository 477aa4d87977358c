import { expect, it } from 'vitest';
import { promisedBy } from './delivery-promise.js';

const placed = Date.parse('2026-11-26T23:55:00+05:30');

it('promises an order within ten minutes of being placed', () => {
  expect(promisedBy(placed)).toBe(Date.parse('2026-11-27T00:05:00+05:30'));
});

it.each([
  [{ unit: 'minutes', count: 45 } as const, '2026-11-27T00:40:00+05:30'],
  [{ unit: 'days', count: 3 } as const, '2026-11-29T23:55:00+05:30'],
])('promises it as soon as its area does: %j', (promise, by) => {
  expect(promisedBy(placed, promise)).toBe(Date.parse(by));
});
