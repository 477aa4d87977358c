/** A mail that is ready to be sent. */
export interface Mail {
  /** The id of this mail; when it is sent again, after a crash for instance, mail programs show it once. */
  readonly id: string;
  /** The shop's name, shown as the sender's where MAIL_FROM gives none. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mails: by SMTP, into the development mailbox, or nowhere (mail.module.ts chooses). */
export abstract class Mailer {
  /**
   * Sends a mail; resolves once another system has accepted it.
   * @throws MailNotSent when another try may succeed
   */
  abstract send(mail: Mail): Promise<void>;
}
