import { INDIA_TIME_ZONE } from '@jhola/shared/domain/time/india-time';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { languages } from './languages';
import { timeAgo } from './time-ago';

/**
 * How long ago a moment was, in words: `2 hours ago`, `yesterday`, and `now` within the first minute.
 * @param moment ISO 8601
 * @param now milliseconds since 1970
 */
export function formatTimeAgo(moment: string, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(languages[language].tag, { numeric: 'auto' });
  const { amount, unit } = timeAgo(moment, now);
  return words.format(unit === 'second' ? 0 : -amount, unit);
}

/** Writes moments in a language, by India's clock wherever the device is (docs/product.md#times). */
export function indiaFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languages[language].tag, { ...options, timeZone: INDIA_TIME_ZONE });
}

/** Day and time of a moment as they are written in a language: `21 Nov 2026, 2:05 pm`. @param moment in milliseconds */
export function formatMoment(moment: number, language: Language): string {
  return indiaFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}

/** The day of a moment as it is written in a language: `21 Nov 2026`. */
export function formatDay(moment: string, language: Language): string {
  return indiaFormat(language, { dateStyle: 'medium' }).format(Date.parse(moment));
}

/**
 * Day and time of a moment in short, for dense tables: `21 Nov` and `2:05 pm`; another year than this is named.
 * @param moment in milliseconds
 */
export function formatShortMoment(
  moment: number,
  language: Language,
  now = Date.now(),
): { readonly day: string; readonly time: string } {
  const year = indiaFormat('en', { year: 'numeric' });
  const isThisYear = year.format(moment) === year.format(now);
  return {
    day: indiaFormat(language, {
      day: 'numeric',
      month: 'short',
      year: isThisYear ? undefined : 'numeric',
    }).format(moment),
    time: indiaFormat(language, { timeStyle: 'short' }).format(moment),
  };
}
