import { useState } from 'react';
import { translate } from '../../../../i18n/locale';
import { showToast } from '../../../../ui/toasts/toast-store';
import { adminOrderTexts } from '../../admin-texts';

interface Command {
  readonly busy: boolean;
  /**
   * Runs what asks the API and waits; a failure becomes an error toast.
   * @returns whether it worked
   */
  readonly run: (command: () => Promise<void>) => Promise<boolean>;
}

/** Something an administrator starts by a button. */
export function useCommand(): Command {
  const [busy, setBusy] = useState(false);
  const run: Command['run'] = async (command) => {
    setBusy(true);
    try {
      await command();
      return true;
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : translate(adminOrderTexts).failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
