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

/** Day and time of a moment as they are written in a language: `21 Nov 2026, 2:05 pm`. @param moment in milliseconds */
export function formatMoment(moment: number, language: Language): string {
  const form = new Intl.DateTimeFormat(languages[language].tag, { dateStyle: 'medium', timeStyle: 'short' });
  return form.format(moment);
}

/** The day of a moment as it is written in a language: `21 Nov 2026`. */
export function formatDay(moment: string, language: Language): string {
  const form = new Intl.DateTimeFormat(languages[language].tag, { dateStyle: 'medium' });
  return form.format(Date.parse(moment));
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
  const { tag } = languages[language];
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  const year = isThisYear ? undefined : 'numeric';
  return {
    day: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year }).format(moment),
    time: new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(moment),
  };
}
