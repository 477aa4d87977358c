import { expect, it } from 'vitest';
import { firstHourOf, indiaDate, indiaDay, indiaHour, startOfIndiaDay } from './india-time.js';

const at = (moment: string) => new Date(moment);

it('begins the day at 18:30 UTC, when it is midnight in India', () => {
  expect(indiaDate(indiaDay(at('2026-11-22T18:29:59.999Z')))).toBe('2026-11-22');
  expect(indiaDate(indiaDay(at('2026-11-22T18:30:00.000Z')))).toBe('2026-11-23');
});

it('counts hours by India’s clock: they begin at the half hour of UTC', () => {
  const day = indiaDay(at('2026-11-22T12:00:00Z'));
  const clock = (moment: string) => indiaHour(at(moment)) - firstHourOf(day);
  expect(clock('2026-11-22T08:29:59Z')).toBe(13);
  expect(clock('2026-11-22T08:30:00Z')).toBe(14);
});

it('finds the first moment of a day again, also in leap years and before 1970', () => {
  for (const date of ['2024-02-29', '2026-12-31', '1969-08-15']) {
    const start = startOfIndiaDay(indiaDay(at(`${date}T12:00:00Z`)));
    expect(indiaDate(indiaDay(start))).toBe(date);
    expect(indiaDay(new Date(start.getTime() - 1))).toBe(indiaDay(start) - 1);
  }
});
