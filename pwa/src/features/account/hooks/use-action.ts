import { inWords } from '../../../language/spoken';
import { useToldAction } from '../../../ui/toasts/use-told-action';
import { accountTexts } from '../texts';

/**
 * Something a shopper starts by a button that asks the API; the server's message is told when it fails (section 7, What
 * the product does with answers).
 */
export const useAction = () => useToldAction(wordsOf);

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : inWords(accountTexts).wentWrong;
