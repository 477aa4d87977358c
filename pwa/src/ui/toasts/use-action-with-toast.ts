import { useState } from 'react';
import { showToast } from './toast-store';

interface ActionWithToast {
  readonly busy: boolean;
  /** Runs a command and waits; its words become a toast, those of its failure an error toast. @returns whether it worked */
  readonly run: (command: () => Promise<string>) => Promise<boolean>;
}

/**
 * Something a shopper starts by a button, and sees how it ended.
 * @param wordsOf what is said of a failure
 */
export function useActionWithToast(wordsOf: (error: unknown) => string): ActionWithToast {
  const [busy, setBusy] = useState(false);
  const run: ActionWithToast['run'] = async (command) => {
    setBusy(true);
    try {
      showToast('success', await command());
      return true;
    } catch (error) {
      showToast('error', wordsOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
