import type { SalesDay, SalesHour } from '@jhola/shared/contracts/overview.contract';

/** An hour or a day as a chart and a table show it. */
export interface SalesRow {
  /** Under the axis: short. */
  readonly tick: string;
  /** In the table and beside the bar: whole. */
  readonly name: string;
  readonly orders: number;
  /** In rupees. */
  readonly revenue: number;
  /** Where it is known. */
  readonly newCustomers?: number;
}

const twoDigits = (hour: number): string => `${hour % 24}`.padStart(2, '0');

/** The hours of a day by the clock. */
export function hourRows(hours: readonly SalesHour[]): SalesRow[] {
  return hours.map(({ hour, ...sales }) => ({
    tick: twoDigits(hour),
    name: `${twoDigits(hour)}:00–${twoDigits(hour + 1)}:00`,
    ...sales,
  }));
}

/** Days by the calendar. @param tag of the language, `en-IN` */
export function dayRows(days: readonly SalesDay[], tag: string): SalesRow[] {
  // a date without a time is midnight UTC
  const short = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return days.map(({ date, ...sales }) => ({
    tick: short.format(Date.parse(date)),
    name: long.format(Date.parse(date)),
    ...sales,
  }));
}

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** A number beside an axis: `1.5L`, as Indians count. */
export const axisNumber = (value: number): string => compact.format(value);
