import { eventType } from '../../../platform/events/event-type.js';

/** Somebody who has forgotten a password asks for a code. Whether the address is known is found out afterwards. */
export const resetCodeWanted = eventType<{
  /** Names the mail. */
  mailId: string;
  email: string;
  /** In milliseconds. */
  at: number;
}>('account.reset-code-wanted');
