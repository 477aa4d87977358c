import { useState } from 'react';
import { translate } from '../../../i18n/locale';
import { showToast } from '../../../ui/toasts/toast-store';
import { fileTexts } from '../texts';

interface FileCommand {
  readonly busy: boolean;
  /** Runs what asks the API and waits; a failure becomes an error toast. */
  readonly run: (command: () => Promise<void>) => Promise<void>;
}

/** Something an administrator starts by a button. */
export function useFileCommand(): FileCommand {
  const [busy, setBusy] = useState(false);
  const run: FileCommand['run'] = async (command) => {
    setBusy(true);
    try {
      await command();
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : translate(fileTexts).wentWrong);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
