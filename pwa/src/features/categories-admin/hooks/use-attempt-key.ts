import { useRef } from 'react';

/**
 * The key of an attempt to send something: the same again after a lost answer carries the same key; something else is
 * another attempt.
 * @returns the key for what is sent now, which is compared by identity
 */
export function useAttemptKey(): (sent: unknown) => string {
  const attempt = useRef<{ readonly sent: unknown; readonly key: string }>(undefined);
  return (sent) => {
    const last = attempt.current;
    if (last && last.sent === sent) return last.key;
    const key = crypto.randomUUID();
    attempt.current = { sent, key };
    return key;
  };
}
