import { eventType } from '../../../platform/events/event-type.js';
import type { Recipient } from './email-templates.js';

/** The types of notices; no notice holds a secret. */
export type NoticeType =
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'passwordChanged'
  | 'addressTaken'
  | 'accountDeleted';

/** A notice that is to be mailed. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeType;
  readonly to: Recipient;
  /** The other e-mail address, for notices that mention one. */
  readonly newEmail: string;
  /** When it was created, in milliseconds. */
  readonly at: number;
}

/** A notice is to be mailed. */
export const noticeDue = eventType<Notice>('account.notice-due');
