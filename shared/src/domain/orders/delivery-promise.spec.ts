import { expect, it } from 'vitest';
import { promisedBy } from './delivery-promise.js';

it('promises an order within ten minutes of being placed', () => {
  const placed = Date.parse('2026-11-26T23:55:00+05:30');
  expect(promisedBy(placed)).toBe(Date.parse('2026-11-27T00:05:00+05:30'));
});
