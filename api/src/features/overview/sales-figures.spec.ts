import { firstHourOf, indiaDate } from '@jhola/shared/domain/time/india-time';
import { daysOf, daysUntil, hoursOf } from './sales-figures.js';

const today = 20_779;
const sales = [
  { _id: firstHourOf(today - 1) + 23, orders: 2, paise: 5_000 },
  { _id: firstHourOf(today), orders: 1, paise: 1_050 },
  { _id: firstHourOf(today) + 14, orders: 3, paise: 30_000 },
];

it('covers thirty days, today last', () => {
  const days = daysUntil(today);
  expect([days.length, days[0], days.at(-1)]).toEqual([30, today - 29, today]);
});

it('has every hour of a day, also those in which nothing was sold', () => {
  const hours = hoursOf(today, sales);
  expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  expect(hours[0]).toEqual({ hour: 0, orders: 1, revenue: 10.5 });
  expect(hours[14]).toEqual({ hour: 14, orders: 3, revenue: 300 });
  expect(hours[23]).toEqual({ hour: 23, orders: 0, revenue: 0 });
});

it('adds the hours of each day up', () => {
  expect(daysOf([today - 2, today - 1, today], sales, [4, 0, 1])).toEqual([
    { date: indiaDate(today - 2), orders: 0, revenue: 0, newCustomers: 4 },
    { date: indiaDate(today - 1), orders: 2, revenue: 50, newCustomers: 0 },
    { date: indiaDate(today), orders: 4, revenue: 310.5, newCustomers: 1 },
  ]);
});
