import { eventType } from '../../../platform/events/event-type.js';

/** A signed-in user wants another e-mail address. Whether it is free is checked later. */
export const emailChangeWanted = eventType<{
  /** The id of the mail. */
  mailId: string;
  userId: string;
  /** The new address. */
  email: string;
  /** In milliseconds. */
  at: number;
}>('account.email-change-wanted');
