import { eventType } from '../../../platform/events/event-type.js';

/** A visitor has asked for a code to set a new password. Whether the address is known is checked later. */
export const resetCodeWanted = eventType<{
  /** The id of the mail. */
  mailId: string;
  email: string;
  /** In milliseconds. */
  at: number;
}>('account.reset-code-wanted');
