import { useState } from 'react';
import { ApiError } from '../../../data/api/api-error';
import { translate } from '../../../i18n/locale';
import { showToast } from '../../../ui/toasts/toast-store';
import { accountTexts } from '../texts';

/** What a right code has led to, with the words for the shopper. */
export interface RightCode {
  readonly words: string;
}

interface CodeCheck<Answer> {
  readonly busy: boolean;
  /** Why the last code was refused, until another is begun. */
  readonly refused: string | undefined;
  /** Begins another code. */
  readonly anew: () => void;
  /**
   * Shows a code to the server. Returns what it has led to; `refused` for a wrong one, `failed` when the server could
   * not be asked; a toast says how it went.
   */
  readonly check: (otp: string) => Promise<Answer | 'refused' | 'failed'>;
}

/**
 * Checks the codes that were mailed to an address (docs/product.md#otp-screen).
 * @param show shows one to the server; throws ApiError
 */
export function useCodeCheck<Answer extends RightCode>(
  show: (otp: string) => Promise<Answer>,
): CodeCheck<Answer> {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  return {
    busy,
    refused,
    anew: () => setRefused(undefined),
    async check(otp) {
      setBusy(true);
      try {
        const answer = await show(otp);
        showToast('success', answer.words);
        return answer;
      } catch (error) {
        const words = error instanceof Error ? error.message : translate(accountTexts).wentWrong;
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
