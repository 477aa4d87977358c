import { translate } from '../../../i18n/locale';
import { useActionWithToast } from '../../../ui/toasts/use-action-with-toast';
import { notificationTexts } from '../texts';

/** Something about notifications that a shopper starts by a button, and waits for. */
export const useAction = () => useActionWithToast(wordsOf);

function wordsOf(error: unknown): string {
  console.warn('Notifications were not changed', error);
  // What the browser says of itself is in its own words and language.
  const browsers = error instanceof DOMException || !(error instanceof Error);
  return browsers ? translate(notificationTexts).failed : error.message;
}
