/** A mail could not be sent this time; its message names the cause, never the mail's content or its recipient. */
export class MailNotSent extends Error {}
