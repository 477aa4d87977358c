import { translate } from '../../../i18n/locale';
import { useActionWithToast } from '../../../ui/toasts/use-action-with-toast';
import { accountTexts } from '../texts';

/**
 * Something a shopper starts by a button that asks the API; the server's message is shown when it fails
 * (docs/product.md#server-messages).
 */
export const useAction = () => useActionWithToast(wordsOf);

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : translate(accountTexts).wentWrong;
