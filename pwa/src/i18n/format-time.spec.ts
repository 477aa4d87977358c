import { expect, it, vi } from 'vitest';
import { formatDay, formatMoment, formatShortMoment, formatTimeAgo, indiaFormat } from './format-time';

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

it.each(['America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata'])('writes India’s time in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  // new year's night in India
  const moment = Date.parse('2025-12-31T19:00:00Z');
  expect(new Date(moment).getHours()).toBe({ 'America/Los_Angeles': 11, 'Pacific/Auckland': 8 }[zone] ?? 0);
  const plain = (words: string) => words.replace(/\s/g, ' ');
  expect(plain(formatMoment(moment, 'en'))).toBe('1 Jan 2026, 12:30 am');
  expect(formatDay('2025-12-31T19:00:00Z', 'en')).toBe('1 Jan 2026');
  expect(formatShortMoment(moment, 'en', moment + 60_000).day).toBe('1 Jan');
  expect(formatShortMoment(moment - 3_600_000, 'en', moment).day).toBe('31 Dec 2025');
  expect(plain(indiaFormat('hi', { timeStyle: 'short' }).format(moment))).toBe('12:30 am');
  vi.unstubAllEnvs();
});
