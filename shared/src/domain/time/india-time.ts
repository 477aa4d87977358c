/** The time zone of all that the shop shows, by its IANA name (docs/product.md#times). */
export const INDIA_TIME_ZONE = 'Asia/Kolkata';

const HOUR_MS = 3_600_000;
/** India is this far ahead of UTC, all year round. */
const AHEAD_MS = 5.5 * HOUR_MS;
export const HOURS_A_DAY = 24;

/** The hour by India's clock in which a moment lies, counted from the beginning of 1970 there. */
export function indiaHour(moment: Date): number {
  return Math.floor((moment.getTime() + AHEAD_MS) / HOUR_MS);
}

/** The day by India's calendar in which a moment lies, counted from the beginning of 1970 there. */
export function indiaDay(moment: Date): number {
  return Math.floor(indiaHour(moment) / HOURS_A_DAY);
}

/** The first hour of a day, counted as `indiaHour` counts. */
export function firstHourOf(day: number): number {
  return day * HOURS_A_DAY;
}

/** When a day counted by `indiaDay` begins. */
export function startOfIndiaDay(day: number): Date {
  return new Date(firstHourOf(day) * HOUR_MS - AHEAD_MS);
}

/** A day counted by `indiaDay` as it travels: `2026-11-22`. */
export function indiaDate(day: number): string {
  return new Date(firstHourOf(day) * HOUR_MS).toISOString().slice(0, 10);
}
