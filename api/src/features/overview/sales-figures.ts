import { OVERVIEW_DAYS, type SalesDay, type SalesHour } from '@jhola/shared/contracts/overview.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import { firstHourOf, HOURS_A_DAY, indiaDate } from '@jhola/shared/domain/time/india-time';

/** The sales of an hour; hours as `indiaHour` counts. */
interface HourlySales {
  readonly _id: number;
  readonly orders: number;
  readonly paise: number;
}

/** The days of the overview up to `today`, the earliest first; days as `indiaDay` counts. */
export const daysUntil = (today: number): number[] =>
  Array.from({ length: OVERVIEW_DAYS }, (_, back) => today - OVERVIEW_DAYS + 1 + back);

/** All hours of a day, those without orders too. */
export function hoursOf(day: number, sales: readonly HourlySales[]): SalesHour[] {
  const byHour = new Map(sales.map((sold) => [sold._id, sold]));
  return Array.from({ length: HOURS_A_DAY }, (_, hour) => {
    const { orders = 0, paise = 0 } = byHour.get(firstHourOf(day) + hour) ?? {};
    return { hour, orders, revenue: toRupees(paise) };
  });
}

/**
 * Some days, each with the sum of its hours.
 * @param newCustomers how many there were on each of these days
 */
export function daysOf(
  days: readonly number[],
  sales: readonly HourlySales[],
  newCustomers: readonly number[],
): SalesDay[] {
  const sums = new Map<number, { orders: number; paise: number }>();
  for (const { _id, orders, paise } of sales) {
    const day = Math.floor(_id / HOURS_A_DAY);
    const before = sums.get(day) ?? { orders: 0, paise: 0 };
    sums.set(day, { orders: before.orders + orders, paise: before.paise + paise });
  }
  return days.map((day, at) => {
    const { orders, paise } = sums.get(day) ?? { orders: 0, paise: 0 };
    return { date: indiaDate(day), orders, revenue: toRupees(paise), newCustomers: newCustomers[at] ?? 0 };
  });
}
