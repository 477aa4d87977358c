/** How long ago something was: the largest unit that is at least 1. */
export interface TimeAgo {
  readonly amount: number;
  readonly unit: 'day' | 'hour' | 'minute' | 'second';
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Days, hours, minutes or seconds since a moment (docs/product.md#orders-page).
 * @param moment ISO 8601
 * @param now milliseconds since 1970
 */
export function timeAgo(moment: string, now: number): TimeAgo {
  const seconds = Math.max(0, Math.floor((now - Date.parse(moment)) / 1000));
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  return { amount: Math.floor(seconds / length), unit };
}
