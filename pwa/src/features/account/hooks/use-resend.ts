import { useState } from 'react';
import { ApiError } from '#data/api/api-error.ts';
import { failureWords, useMutation } from '#data/queries/use-mutation.ts';
import { translate } from '#i18n/locale.ts';
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
  const [refusedUntil, setRefusedUntil] = useState(0);
  const secondsLeft = useSecondsLeft(Math.max(sentAt + WAIT_MS, refusedUntil));
  const { busy, run } = useMutation((error) => {
    const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    if (wait) setRefusedUntil(Date.now() + wait * 1000);
    return failureWords(error, translate(accountTexts).wentWrong);
  });
  return {
    busy,
    secondsLeft,
    send: () => run(() => askForCode(email)),
  };
}
