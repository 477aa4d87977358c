import { type Mail, Mailer } from '../mailer.js';

const MAX_KEPT = 50;

/** A mail in the mailbox, with its time of arrival. */
export interface KeptMail extends Mail {
  readonly at: Date;
}

/** Keeps the newest fifty mails in this process instead of sending them, for trying the shop out. */
export class DevMailbox extends Mailer {
  private kept: readonly KeptMail[] = [];

  /** The newest first. */
  get mails(): readonly KeptMail[] {
    return this.kept;
  }

  async send(mail: Mail): Promise<void> {
    this.kept = [{ ...mail, at: new Date() }, ...this.kept].slice(0, MAX_KEPT);
  }
}
