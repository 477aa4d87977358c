import { describe, expect, it } from 'vitest';
import { offerEndsAt, timeLeft } from './offer-countdown';

const OPENED = Date.parse('2026-01-15T10:00:00Z');
const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe('the offer countdown', () => {
  const end = offerEndsAt(OPENED);

  it('begins with 24 hours', () => {
    expect(timeLeft(end, OPENED)).toEqual({ hours: 24, minutes: 0, seconds: 0 });
  });

  it('counts down hours, minutes and seconds', () => {
    expect(timeLeft(end, OPENED + SECOND)).toEqual({ hours: 23, minutes: 59, seconds: 59 });
    expect(timeLeft(end, OPENED + 22 * HOUR + 30 * 60 * SECOND)).toEqual({
      hours: 1,
      minutes: 30,
      seconds: 0,
    });
  });

  it('is gone at zero', () => {
    expect(timeLeft(end, OPENED + 24 * HOUR - 1)).toEqual({ hours: 0, minutes: 0, seconds: 1 });
    expect(timeLeft(end, OPENED + 24 * HOUR)).toBeUndefined();
  });
});
