import { eventType } from '../../../platform/events/event-type.js';

/** Somebody signed in wants another e-mail address. Whether it is free is found out afterwards. */
export const emailChangeWanted = eventType<{
  /** Names the mail. */
  mailId: string;
  userId: string;
  /** The new address. */
  email: string;
  /** In milliseconds. */
  at: number;
}>('account.email-change-wanted');
