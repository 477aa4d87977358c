import { useState } from 'react';
import { showToast } from '../../../ui/toasts/toast-store';
import { accountTexts } from '../texts';

interface Submit {
  readonly busy: boolean;
  /** Runs the command; its words become a toast, the server's message an error toast when it fails. */
  readonly submit: (command: () => Promise<string>) => Promise<boolean>;
}

/** Submits a form that talks to the API directly and waits (section 7, What the product does with answers). */
export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false);
  const submit = async (command: () => Promise<string>) => {
    setBusy(true);
    try {
      showToast('success', await command());
      return true;
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : accountTexts.wentWrong);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, submit };
}
