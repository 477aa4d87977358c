import { useState } from 'react';
import { ApiError } from '../../../data/api/api-error';
import { translate } from '../../../i18n/locale';
import { showToast } from '../../../ui/toasts/toast-store';
import { askForCode } from '../commands/recover';
import { accountTexts } from '../texts';
import { useSecondsLeft } from './use-seconds-left';

/** A mail may take a moment: after this, in milliseconds, another can be asked for. */
const WAIT_MS = 60_000;

interface Resend {
  readonly busy: boolean;
  /** How long until another code can be asked for. */
  readonly secondsLeft: number;
  /** Asks for another code; a toast says how it went. Returns whether it was sent. */
  readonly send: () => Promise<boolean>;
}

/**
 * Asking for another code.
 * @param sentAt when the last one was asked for, in milliseconds since 1970
 */
export function useResend(email: string, sentAt: number): Resend {
  const [busy, setBusy] = useState(false);
  const [refusedUntil, setRefusedUntil] = useState(0);
  const secondsLeft = useSecondsLeft(Math.max(sentAt + WAIT_MS, refusedUntil));
  return {
    busy,
    secondsLeft,
    async send() {
      setBusy(true);
      try {
        showToast('success', await askForCode(email));
        return true;
      } catch (error) {
        const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
        if (wait) setRefusedUntil(Date.now() + wait * 1000);
        showToast('error', error instanceof Error ? error.message : translate(accountTexts).wentWrong);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
