import { useState } from 'react';
import { ApiError, type FailureCode } from '../../../data/api/api-error';
import { translate } from '../../../i18n/locale';
import { showToast } from '../../../ui/toasts/toast-store';
import type { Field, Problems } from '../commands/form-problems';
import { accountTexts } from '../texts';

/** Refusals that are about one field: their words are shown at it. */
export type RefusedFields = Readonly<Partial<Record<FailureCode, Field>>>;

interface Submit {
  readonly busy: boolean;
  /** What was wrong with the fields when they were last submitted. */
  readonly problems: Problems;
  /**
   * Checks the fields, then runs the command; its words become a toast, the server's message an error toast when it
   * fails, or the note of the field it is about. With problems nothing is run.
   * @returns whether it worked
   */
  readonly submit: (
    check: () => Promise<Problems>,
    command: () => Promise<string>,
    refusedFields?: RefusedFields,
  ) => Promise<boolean>;
}

const none: Problems = {};

/** Submits a form that talks to the API directly and waits (docs/product.md#server-messages). */
export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(none);
  const submit: Submit['submit'] = async (check, command, refusedFields = {}) => {
    setBusy(true);
    try {
      const found = await check();
      setProblems(found);
      if (Object.keys(found).length > 0) return false;
      showToast('success', await command());
      return true;
    } catch (error) {
      const field = error instanceof ApiError ? refusedFields[error.code] : undefined;
      const words = error instanceof Error ? error.message : translate(accountTexts).wentWrong;
      if (field) setProblems({ [field]: words });
      else showToast('error', words);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problems, submit };
}
