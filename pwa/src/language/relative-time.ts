import { type Language, languages } from './languages';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/**
 * How long ago a moment was, in words: `2 hours ago`, `yesterday`, and `now` within the first minute.
 * @param moment ISO 8601
 * @param now milliseconds since 1970
 */
export function timeAgoInWords(moment: string, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(languages[language].tag, { numeric: 'auto' });
  const seconds = Math.max(0, Math.floor((now - Date.parse(moment)) / 1000));
  const found = units.find(([, length]) => seconds >= length);
  return found ? words.format(-Math.floor(seconds / found[1]), found[0]) : words.format(0, 'second');
}

/** The day of a moment as it is written in a language: `21 Nov 2026`. */
export function dayInWords(moment: string, language: Language): string {
  const form = new Intl.DateTimeFormat(languages[language].tag, { dateStyle: 'medium' });
  return form.format(Date.parse(moment));
}
