import { useState } from 'react';
import { inWords } from '../../../language/spoken';
import { showToast } from '../../../ui/toasts/toast-store';
import { accountTexts } from '../texts';

interface Action {
  readonly busy: boolean;
  /**
   * Runs a command that asks the API and waits; its words become a toast, the server's message an error toast when it
   * fails.
   * @returns whether it worked
   */
  readonly run: (command: () => Promise<string>) => Promise<boolean>;
}

/** Something a shopper starts by a button (section 7, What the product does with answers). */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const run: Action['run'] = async (command) => {
    setBusy(true);
    try {
      showToast('success', await command());
      return true;
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : inWords(accountTexts).wentWrong);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
