import { useState } from 'react';
import { showToast } from '../../../ui/toasts/toast-store';

interface Task {
  readonly busy: boolean;
  /**
   * Runs something the shopper has started; the words it answers become a toast.
   * @param failed the words when it does not work
   */
  readonly run: (work: () => Promise<string>, failed: string) => Promise<void>;
}

/** Something that takes a while, started by a button. */
export function useTask(): Task {
  const [busy, setBusy] = useState(false);
  const run: Task['run'] = async (work, failed) => {
    setBusy(true);
    try {
      showToast('success', await work());
    } catch (error) {
      console.warn(failed, error);
      showToast('error', failed);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
