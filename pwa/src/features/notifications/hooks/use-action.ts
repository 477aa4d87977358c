import { useState } from 'react';
import { inWords } from '../../../language/spoken';
import { showToast } from '../../../ui/toasts/toast-store';
import { notificationTexts } from '../texts';

interface Action {
  readonly busy: boolean;
  /** Runs a command; its words become a toast, those of its failure too. @returns whether it worked */
  readonly run: (command: () => Promise<string>) => Promise<boolean>;
}

/** Something a shopper starts by a button, and waits for. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const run: Action['run'] = async (command) => {
    setBusy(true);
    try {
      showToast('success', await command());
      return true;
    } catch (error) {
      console.warn('Notifications were not changed', error);
      // What the browser says of itself is in its own words and language.
      const browsers = error instanceof DOMException || !(error instanceof Error);
      showToast('error', browsers ? inWords(notificationTexts).failed : error.message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
