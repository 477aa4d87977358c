import { useState } from 'react';
import { inWords } from '../../../language/spoken';
import { showToast } from '../../../ui/toasts/toast-store';
import type { Problems } from '../commands/form-problems';
import { accountTexts } from '../texts';

interface Submit {
  readonly busy: boolean;
  /** What was wrong with the fields when they were last submitted. */
  readonly problems: Problems;
  /**
   * Checks the fields, then runs the command; its words become a toast, the server's message an error toast when it
   * fails. With problems nothing is run.
   * @returns whether it worked
   */
  readonly submit: (check: () => Promise<Problems>, command: () => Promise<string>) => Promise<boolean>;
}

const none: Problems = {};

/** Submits a form that talks to the API directly and waits (section 7, What the product does with answers). */
export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(none);
  const submit: Submit['submit'] = async (check, command) => {
    setBusy(true);
    try {
      const found = await check();
      setProblems(found);
      if (Object.keys(found).length > 0) return false;
      showToast('success', await command());
      return true;
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : inWords(accountTexts).wentWrong);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problems, submit };
}
