import { failureWords } from '#data/queries/use-mutation.ts';
import { translate } from '#i18n/locale.ts';
import { notificationTexts } from './texts';

/** What is said when notifications were not changed: what a browser says of itself is in its own words and language. */
export function wordsOfFailure(error: unknown): string {
  console.warn('Notifications were not changed', error);
  const { failed } = translate(notificationTexts);
  return error instanceof DOMException ? failed : failureWords(error, failed);
}
