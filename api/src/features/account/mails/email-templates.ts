import { signOutPage } from '@jhola/shared/contracts/sessions.contract';
import { INDIA_TIME_ZONE } from '@jhola/shared/domain/time/india-time';
import { code, type EmailMessage, link, text } from '#integrations/mail/message/email-message.js';
import type { MailingShop } from '#integrations/mail/message/email-text.js';
import { salutation } from '#integrations/mail/message/salutation.js';
import { maskedEmail } from './masked-email.js';

/** Who gets a mail. */
export interface Recipient {
  readonly email: string;
  readonly name: string;
}

/** A device in a mail that reports it. */
export interface ReportedDevice {
  /** Its browser and system, e.g. `Chrome on Android`. */
  readonly name: string;
  /** Its network address. */
  readonly address: string;
  /** When it signed in, in milliseconds. */
  readonly at: number;
  /** What signs it out, see signOutTokens. */
  readonly token: string;
}

const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: INDIA_TIME_ZONE,
});
const whenInIndia = (at: number): string => `${inIndia.format(at)} (India)`;

const keepSecret = 'Tell this code to nobody: we never ask for it, neither by phone nor by mail.';
const goodFor = 'It is good for 10 minutes and works once. If you ask again, only the newest code works.';
const forgotPage = '/forgot-password';

/** The texts of all account emails. @param shopUrl the address shoppers use, without a slash at the end */
export const emailTemplates = ({ name: shop, supportEmail, supportPhone }: MailingShop, shopUrl: string) => {
  const resetLink = link('Set a new password', `${shopUrl}${forgotPage}`);
  const shopLink = link(`Go to ${shop}`, shopUrl);
  const helpIfNot = `If this was not you, set a new password at once and write to ${supportEmail}.`;

  return {
    /** The code that allows a new password. */
    resetCode: ({ name }: Recipient, digits: string): EmailMessage => ({
      subject: `Your code for a new ${shop} password`,
      greeting: salutation(name),
      parts: [
        text(`Somebody asked for a new password for your ${shop} account. Enter this code where you asked:`),
        code(digits),
        text(goodFor),
        text(`${keepSecret} If it was not you who asked, do nothing: your password stays as it is.`),
      ],
    }),

    /** The code that proves that a new e-mail address can be read; it goes there. */
    emailChangeCode: ({ name }: Recipient, digits: string): EmailMessage => ({
      subject: `Your code to confirm this address at ${shop}`,
      greeting: salutation(name),
      parts: [
        text(
          `Somebody wants to use this e-mail address for their ${shop} account. Enter this code in your profile:`,
        ),
        code(digits),
        text(goodFor),
        text(`${keepSecret} If it was not you who asked, do nothing: this address will not be used.`),
      ],
    }),

    /** Reports to the current address that another one was requested. */
    emailChangeAsked: ({ name }: Recipient, newEmail: string): EmailMessage => ({
      subject: `Another e-mail address for your ${shop} account`,
      greeting: salutation(name),
      parts: [
        text(
          `Your ${shop} account is to get another e-mail address: ${maskedEmail(newEmail)}. We have sent a code there; until it is entered, this address here stays in use.`,
        ),
        text(helpIfNot),
        resetLink,
      ],
    }),

    /** Reports to the old address that it is no longer in use. */
    emailChanged: ({ name }: Recipient, newEmail: string): EmailMessage => ({
      subject: `The e-mail address of your ${shop} account was changed`,
      greeting: salutation(name),
      parts: [
        text(
          `Your ${shop} account now uses ${maskedEmail(newEmail)}. You sign in with that address, and we no longer write to this one.`,
        ),
        text(`If this was not you, write to ${supportEmail} or call ${supportPhone} at once.`),
      ],
    }),

    /** Reports a sign-in on a device that is new to the account. */
    newDevice: ({ name }: Recipient, device: ReportedDevice): EmailMessage => ({
      subject: `A new device signed in to your ${shop} account`,
      greeting: salutation(name),
      parts: [
        text(
          `Somebody signed in to your ${shop} account on a device that is new to it: ${device.name}, on ${whenInIndia(device.at)}, from the network address ${device.address}.`,
        ),
        text('If it was you, there is nothing to do.'),
        text('If it was not you, sign that device out at once, and then set a new password:'),
        link('Sign that device out', `${shopUrl}${signOutPage.path}#${device.token}`),
        resetLink,
      ],
    }),

    /** Reports that a second factor is asked for from now on. */
    secondFactorOn: ({ name }: Recipient): EmailMessage => ({
      subject: `Two-step sign-in is on for your ${shop} account`,
      greeting: salutation(name),
      parts: [
        text(
          `From now on, signing in to your ${shop} account asks for a code of your authenticator app after the password. All other devices were signed out. Keep your recovery codes where you find them without your phone.`,
        ),
        text(helpIfNot),
        resetLink,
      ],
    }),

    /** Reports that no second factor is asked for any more. */
    secondFactorOff: ({ name }: Recipient): EmailMessage => ({
      subject: `Two-step sign-in is off for your ${shop} account`,
      greeting: salutation(name),
      parts: [
        text(`From now on, signing in to your ${shop} account asks for the password alone.`),
        text(helpIfNot),
        resetLink,
      ],
    }),

    /** Reports that a passkey opens the account from now on. */
    passkeyAdded: ({ name }: Recipient): EmailMessage => ({
      subject: `A passkey was added to your ${shop} account`,
      greeting: salutation(name),
      parts: [
        text(`From now on, the passkey opens your ${shop} account without the password.`),
        text(helpIfNot),
        resetLink,
      ],
    }),

    /** Reports that a passkey opens the account no more. */
    passkeyRemoved: ({ name }: Recipient): EmailMessage => ({
      subject: `A passkey was removed from your ${shop} account`,
      greeting: salutation(name),
      parts: [text(`It does not open your ${shop} account any more.`), text(helpIfNot), resetLink],
    }),

    /** Reports a sign-in by a recovery code. */
    recoveryCodeUsed: ({ name }: Recipient): EmailMessage => ({
      subject: `A recovery code was used for your ${shop} account`,
      greeting: salutation(name),
      parts: [
        text(
          `Somebody signed in to your ${shop} account with one of your recovery codes. That code does not work again; you can get new ones in your profile.`,
        ),
        text(helpIfNot),
        resetLink,
      ],
    }),

    /** Reports a changed password. */
    passwordChanged: ({ name }: Recipient): EmailMessage => ({
      subject: `The password of your ${shop} account was changed`,
      greeting: salutation(name),
      parts: [
        text(
          `The password of your ${shop} account was changed just now, and all other devices were signed out.`,
        ),
        text(helpIfNot),
        resetLink,
      ],
    }),

    /** Reports to the owner of an account that an account with the same address was attempted. */
    addressTaken: ({ name }: Recipient): EmailMessage => ({
      subject: `You already have an account at ${shop}`,
      greeting: salutation(name),
      parts: [
        text(
          `Somebody just tried to use this e-mail address for a ${shop} account. It belongs to yours already, so nothing was changed.`,
        ),
        text('If it was you, just sign in. If you have forgotten your password, you can set a new one:'),
        resetLink,
        text(
          'If it was not you, do nothing: nobody was let in, and nobody was told that you have an account.',
        ),
      ],
    }),

    /** Confirms that an account was deleted. */
    accountDeleted: ({ name }: Recipient): EmailMessage => ({
      subject: `Your ${shop} account is deleted`,
      greeting: salutation(name),
      parts: [
        text(
          `Your ${shop} account and what we kept with it are deleted. Your past orders stay in our books, as the law asks, without your name, your address and your phone number; orders that were still under way are cancelled.`,
        ),
        text('Thank you for shopping with us. You are welcome to open a new account at any time.'),
        shopLink,
        text(`If it was not you who deleted it, write to ${supportEmail}.`),
      ],
    }),
  };
};

/** The mails of accounts. */
export type EmailTemplates = ReturnType<typeof emailTemplates>;
