import { expect, it } from 'vitest';
import { mayOffer, memoryIn, withVisit } from './install-memory';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = Date.parse('2026-11-21T12:00:00Z');
const first = withVisit(memoryIn(undefined), now);

it('counts a visit after a while away, and not each page', () => {
  expect(first.visits).toBe(1);
  const later = withVisit(first, now + 29 * MINUTE);
  expect(later.visits).toBe(1);
  // from when the shop was last seen
  expect(withVisit(later, now + 58 * MINUTE).visits).toBe(1);
  expect(withVisit(later, now + 60 * MINUTE).visits).toBe(2);
});

it('offers after the first product in the cart, or on the second visit', () => {
  expect(mayOffer(first, 0, now)).toBe(false);
  expect(mayOffer(first, 1, now)).toBe(true);
  expect(mayOffer(withVisit(first, now + DAY), 0, now + DAY)).toBe(true);
});

it('leaves who has put it away in peace for 90 days', () => {
  const dismissed = { ...first, visits: 5, putAwayAt: now };
  expect(mayOffer(dismissed, 3, now + 90 * DAY)).toBe(false);
  expect(mayOffer(dismissed, 3, now + 91 * DAY)).toBe(true);
});

it.each([undefined, null, 7, 'visits', { visits: 'many', seenAt: {} }])('takes %j for no memory', (value) => {
  expect(memoryIn(value)).toEqual({ visits: 0, seenAt: 0, putAwayAt: 0 });
});
