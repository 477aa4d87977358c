import { expect, it } from 'vitest';
import { formatDay, formatShortMoment, formatTimeAgo } from './format-time';

const now = Date.parse('2026-11-21T12:00:00Z');
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();

it.each([
  [0, 'now', 'अब'],
  [59, 'now', 'अब'],
  [60, '1 minute ago', '1 मिनट पहले'],
  [7_199, '1 hour ago', '1 घंटे पहले'],
  [86_400, 'yesterday', 'कल'],
  [259_200, '3 days ago', '3 दिन पहले'],
])('says how long ago %i seconds are', (seconds, english, hindi) => {
  expect(formatTimeAgo(before(seconds), now, 'en')).toBe(english);
  expect(formatTimeAgo(before(seconds), now, 'hi')).toBe(hindi);
});

it('takes a clock that runs behind the server’s for now', () => {
  expect(formatTimeAgo(before(-30), now, 'en')).toBe('now');
});

it('writes a day as one does in the language', () => {
  expect(formatDay('2026-11-21T12:00:00Z', 'en')).toBe('21 Nov 2026');
  expect(formatDay('2026-11-21T12:00:00Z', 'hi')).toBe('21 नव॰ 2026');
});

it('writes day and time in short, with the year where it is another', () => {
  expect(formatShortMoment(now, 'en', now)).toEqual({
    day: '21 Nov',
    time: expect.stringMatching(/^\d+:\d\d/),
  });
  expect(formatShortMoment(Date.parse('2025-06-05T12:00:00Z'), 'en', now).day).toBe('5 Jun 2025');
  expect(formatShortMoment(now, 'hi', now).day).toBe('21 नव॰');
});
