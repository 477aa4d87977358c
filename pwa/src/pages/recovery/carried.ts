import { useSyncExternalStore } from 'react';
import type { CodeVerified } from '#features/account/commands/recover.ts';
import type { CameFrom } from '#features/account/components/RequireSignIn.tsx';

/**
 * The navigation state that /verification-otp receives (docs/product.md#recovery-screens): it stands in the browser's history, which survives
 * a reload.
 */
export interface CarriedEmail extends CameFrom {
  readonly email: string;
  /** When the code was asked for, in milliseconds since 1970. */
  readonly sentAt: number;
}

/** The navigation state that /reset-password receives: the answer to the right code, and the e-mail. */
export interface CarriedAnswer extends CameFrom {
  readonly email: string;
  readonly data: CodeVerified;
}

/** What was carried to /verification-otp; undefined when it was opened by its address. */
export function carriedEmail(state: unknown): CarriedEmail | undefined {
  const { email, sentAt } = fieldsOf(state);
  return typeof email === 'string' && typeof sentAt === 'number' ? (state as CarriedEmail) : undefined;
}

/** What was carried to /reset-password; undefined when it lacks the flag of success. */
export function carriedAnswer(state: unknown): CarriedAnswer | undefined {
  const { email, data } = fieldsOf(state);
  return typeof email === 'string' && fieldsOf(data).success === true ? (state as CarriedAnswer) : undefined;
}

const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

const never = () => () => {};

/** Whether a page is drawn where the history can be read: the server does not know what was carried. */
export const useKnowsHistory = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
