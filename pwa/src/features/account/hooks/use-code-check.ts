import { useState } from 'react';
import { ApiError } from '../../../api-client/api-error';
import { inWords } from '../../../language/spoken';
import { showToast } from '../../../ui/toasts/toast-store';
import { type CodeVerified, verifyCode } from '../commands/recover';
import { accountTexts } from '../texts';

interface CodeCheck {
  readonly busy: boolean;
  /** Why the last code was refused, until another is begun. */
  readonly refused: string | undefined;
  /** Begins another code. */
  readonly anew: () => void;
  /**
   * Shows a code to the server. Returns its answer; `refused` for a wrong one, `failed` when the server could not be
   * asked; a toast says why.
   */
  readonly check: (otp: string) => Promise<CodeVerified | 'refused' | 'failed'>;
}

/** Checks the codes that were mailed to an address (section 5, OTP). */
export function useCodeCheck(email: string): CodeCheck {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  return {
    busy,
    refused,
    anew: () => setRefused(undefined),
    async check(otp) {
      setBusy(true);
      try {
        const { words, verified } = await verifyCode({ email, otp });
        showToast('success', words);
        return verified;
      } catch (error) {
        const words = error instanceof Error ? error.message : inWords(accountTexts).wentWrong;
        showToast('error', words);
        if (!(error instanceof ApiError) || !error.refused) return 'failed';
        setRefused(words);
        return 'refused';
      } finally {
        setBusy(false);
      }
    },
  };
}
