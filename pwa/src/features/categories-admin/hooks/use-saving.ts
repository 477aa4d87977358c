import { useState } from 'react';
import { showToast } from '../../../ui/toasts/toast-store';
import { useAttemptKey } from './use-attempt-key';

/**
 * Sends the fields of a dialog and says how it went.
 * @param save sends them with the key of the attempt and answers the words for the administrator
 * @param onSaved called once they are saved
 * @param otherwise the words for a failure that has none
 */
export function useSaving<Fields>(
  save: (fields: Fields, key: string) => Promise<string>,
  onSaved: () => void,
  otherwise: string,
): { readonly busy: boolean; readonly send: (fields: Fields) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const keyOf = useAttemptKey();
  const send = async (fields: Fields) => {
    setBusy(true);
    try {
      showToast('success', await save(fields, keyOf(fields)));
      onSaved();
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : otherwise);
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
