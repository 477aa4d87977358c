import { describe, expect, it } from 'vitest';
import { timeAgo } from './time-ago';

const now = Date.parse('2026-01-10T12:00:00.000Z');

describe('how long ago a moment was', () => {
  it.each([
    ['2026-01-08T11:00:00.000Z', 2, 'day'],
    ['2026-01-10T09:30:00.000Z', 2, 'hour'],
    ['2026-01-10T11:59:00.000Z', 1, 'minute'],
    ['2026-01-10T11:59:18.000Z', 42, 'second'],
    ['2026-01-10T12:00:05.000Z', 0, 'second'],
  ])('%s is %i %s ago', (moment, amount, unit) => {
    expect(timeAgo(moment, now)).toEqual({ amount, unit });
  });
});
