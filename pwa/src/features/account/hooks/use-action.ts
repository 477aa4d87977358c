import { translate } from '../../../i18n/spoken';
import { useToldAction } from '../../../ui/toasts/use-told-action';
import { accountTexts } from '../texts';

/**
 * Something a shopper starts by a button that asks the API; the server's message is told when it fails
 * (docs/product.md#server-messages).
 */
export const useAction = () => useToldAction(wordsOf);

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : translate(accountTexts).wentWrong;
