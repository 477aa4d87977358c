import { useState } from 'react';
import { ApiError } from '../../../api-client/api-error';
import { inWords } from '../../../language/spoken';
import { showToast } from '../../../ui/toasts/toast-store';
import { confirmEmail, sendEmailCode } from '../commands/change-email';
import { accountTexts } from '../texts';
import { useAction } from './use-action';

/** The two steps to another e-mail address. */
export interface EmailChange {
  readonly busy: boolean;
  /** A code is on its way to the other address. */
  readonly sent: boolean;
  /** Why the last code was refused. */
  readonly refused: string | undefined;
  /** Forgets why: another code is being written. */
  readonly anew: () => void;
  /** Has a code sent, for who knows the password. */
  readonly send: (password: string) => Promise<boolean>;
  /** Shows the code. `refused` is a wrong one; `failed` when the server could not be asked; a toast says why. */
  readonly confirm: (code: string) => Promise<'done' | 'refused' | 'failed'>;
}

/**
 * Changes the e-mail address of the shopper who is signed in.
 * @param email the address that is wanted
 */
export function useEmailChange(email: string): EmailChange {
  const { busy: sending, run } = useAction();
  const [confirming, setConfirming] = useState(false);
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<string>();

  const send = async (password: string) => {
    setRefused(undefined);
    const worked = await run(() => sendEmailCode(email, password));
    if (worked) setSent(true);
    return worked;
  };

  const confirm: EmailChange['confirm'] = async (code) => {
    setConfirming(true);
    try {
      showToast('success', await confirmEmail(email, code));
      return 'done';
    } catch (error) {
      const words = error instanceof Error ? error.message : inWords(accountTexts).wentWrong;
      showToast('error', words);
      if (!(error instanceof ApiError) || !error.refused) return 'failed';
      setRefused(words);
      return 'refused';
    } finally {
      setConfirming(false);
    }
  };

  return { busy: sending || confirming, sent, refused, anew: () => setRefused(undefined), send, confirm };
}
