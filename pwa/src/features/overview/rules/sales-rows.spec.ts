import { expect, it } from 'vitest';
import { axisNumber, dayRows, hourRows } from './sales-rows';

it('names hours by the clock, the last of them until midnight', () => {
  const hours = [0, 9, 23].map((hour) => ({ hour, orders: hour, revenue: 1 }));
  expect(hourRows(hours).map(({ tick, name }) => [tick, name])).toEqual([
    ['00', '00:00–01:00'],
    ['09', '09:00–10:00'],
    ['23', '23:00–00:00'],
  ]);
});

it('names days in the language, wherever the device is', () => {
  const day = { date: '2026-11-22', orders: 2, revenue: 10.5, newCustomers: 1 };
  expect(dayRows([day], 'en-IN')).toEqual([
    { tick: '22 Nov', name: 'Sun, 22 Nov', orders: 2, revenue: 10.5, newCustomers: 1 },
  ]);
  expect(dayRows([day], 'hi-IN')[0]?.name).toContain('22 नव');
});

it('counts in lakhs', () => {
  expect([999, 150_000].map(axisNumber)).toEqual(['999', '1.5L']);
});
