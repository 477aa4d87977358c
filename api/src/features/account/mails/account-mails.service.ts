import { randomUUID } from 'node:crypto';
import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { isGivenUp } from '#integrations/mail/given-up.js';
import { Mailer } from '#integrations/mail/mailer.js';
import type { EmailMessage } from '#integrations/mail/message/email-message.js';
import { mailOf } from '#integrations/mail/message/mail-of.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { eventType } from '#platform/events/event-type.js';
import { Events } from '#platform/events/events.service.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import { type KeyedHash, keyedHash } from '../keyed-hash.js';
import { type SignOutTokens, signOutTokens } from '../sign-out-tokens.js';
import { type EmailTemplates, emailTemplates, type Recipient } from './email-templates.js';
import { MailAllowances } from './mail-allowances.service.js';

/** The types of notices; no notice holds a secret. */
type NoticeType =
  | 'newDevice'
  | 'secondFactorOn'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondFactorOff'
  | 'recoveryCodeUsed'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'passwordChanged'
  | 'addressTaken'
  | 'accountDeleted';

/** A device on which somebody has just signed in for the first time. */
export interface NewDevice {
  readonly id: string;
  /** Its browser and system, e.g. `Chrome on Android`. */
  readonly name: string;
  /** Its network address. */
  readonly address: string;
}

/** A notice that is to be mailed. */
interface Notice {
  readonly id: string;
  readonly kind: NoticeType;
  readonly to: Recipient;
  /** The other e-mail address, for notices that mention one. */
  readonly newEmail: string;
  /** For the notice of a new device; it is in no other. */
  readonly device?: NewDevice;
  /** When it was created, in milliseconds. */
  readonly at: number;
}

/** A notice is to be mailed. */
const noticeDue = eventType<Notice>('account.notice-due');

/**
 * The mails of accounts. A notice is written into the transaction it reports and is sent after the commit,
 * repeatedly while the mail server is down. Codes are mailed by ResetCodes and EmailChange, which create
 * them: they are never stored.
 */
@Injectable()
export class AccountMails implements OnModuleInit {
  private readonly log = new Logger('Mail');
  private readonly shopUrl: string;
  private readonly hash: KeyedHash;
  private readonly tokens: SignOutTokens;

  constructor(
    private readonly mailer: Mailer,
    private readonly events: Events,
    private readonly allowances: MailAllowances,
    private readonly settings: CurrentShopSettings,
    { publicUrl, jwtSecret }: ShopConfig,
  ) {
    this.shopUrl = publicUrl;
    this.hash = keyedHash(jwtSecret, 'jhola mail allowance');
    this.tokens = signOutTokens(jwtSecret);
  }

  onModuleInit(): void {
    this.events.on(noticeDue, (notice) => this.sendNotice(notice));
  }

  /** Reports that the password was changed. */
  passwordChanged(session: ClientSession, to: Recipient): Promise<void> {
    return this.notice(session, 'passwordChanged', to);
  }

  /** Reports that sign-in asks for a second factor from now on. */
  secondFactorOn(session: ClientSession, to: Recipient): Promise<void> {
    return this.notice(session, 'secondFactorOn', to);
  }

  /** Reports that sign-in asks for no second factor any more. */
  secondFactorOff(session: ClientSession, to: Recipient): Promise<void> {
    return this.notice(session, 'secondFactorOff', to);
  }

  /** Reports that a passkey opens the account from now on. */
  passkeyAdded(session: ClientSession, to: Recipient): Promise<void> {
    return this.notice(session, 'passkeyAdded', to);
  }

  /** Reports that a passkey opens the account no more. */
  passkeyRemoved(session: ClientSession, to: Recipient): Promise<void> {
    return this.notice(session, 'passkeyRemoved', to);
  }

  /** Reports a sign-in by a recovery code. */
  recoveryCodeUsed(session: ClientSession, to: Recipient): Promise<void> {
    return this.notice(session, 'recoveryCodeUsed', to);
  }

  /** Reports a sign-in on a device where the account was never signed in before, with a link that signs it out. */
  newDevice(session: ClientSession, to: Recipient, { id, name, address }: NewDevice): Promise<void> {
    return this.notice(session, 'newDevice', to, { device: { id, name, address } });
  }

  /** Reports to the current address that a code was sent to another one. @param to the current address */
  emailChangeAsked(session: ClientSession, to: Recipient, newEmail: string): Promise<void> {
    return this.notice(session, 'emailChangeAsked', to, { newEmail });
  }

  /** Reports to the old address that it is no longer in use. @param to the old address */
  emailChanged(session: ClientSession, to: Recipient, newEmail: string): Promise<void> {
    return this.notice(session, 'emailChanged', to, { newEmail });
  }

  /** Reports to the owner of an address that an account with it was attempted; at most three times an hour. */
  addressTaken(session: ClientSession, email: string): Promise<void> {
    return this.notice(session, 'addressTaken', { email, name: '' });
  }

  /** Confirms the deletion. @param to the former owner: by then the account can no longer be looked up */
  accountDeleted(session: ClientSession, to: Recipient): Promise<void> {
    return this.notice(session, 'accountDeleted', to);
  }

  /**
   * Sends the code that allows a new password, immediately.
   * @param mailId the id of the mail, see Mail
   * @throws MailNotSent when another try may succeed
   */
  resetCode(mailId: string, to: Recipient, code: string): Promise<void> {
    return this.send(mailId, to.email, (templates) => templates.resetCode(to, code));
  }

  /**
   * Sends the code that proves a new address, immediately.
   * @param to the new address
   * @throws MailNotSent when another try may succeed
   */
  emailChangeCode(mailId: string, to: Recipient, code: string): Promise<void> {
    return this.send(mailId, to.email, (templates) => templates.emailChangeCode(to, code));
  }

  private notice(
    session: ClientSession,
    kind: Notice['kind'],
    { email, name }: Recipient,
    more: Partial<Pick<Notice, 'newEmail' | 'device'>> = {},
  ): Promise<void> {
    const notice: Notice = {
      id: randomUUID(),
      kind,
      to: { email, name },
      newEmail: '',
      at: Date.now(),
      ...more,
    };
    return this.events.publish(session, noticeDue(notice));
  }

  private async sendNotice(notice: Notice): Promise<void> {
    const { id, kind, to, at } = notice;
    if (isGivenUp(at)) {
      this.log.warn({ mail: id, kind }, 'A mail was given up: no mail server took it for three days');
      return;
    }
    // The only notice that a stranger can cause.
    const limited = kind === 'addressTaken';
    if (limited && !(await this.allowances.claim(`${kind}:${this.hash(to.email)}`, id))) return;
    await this.send(id, to.email, (templates) => this.messageOf(notice, templates));
  }

  private messageOf({ kind, to, newEmail, device, at }: Notice, templates: EmailTemplates): EmailMessage {
    if (kind !== 'newDevice') return templates[kind](to, newEmail);
    if (!device) throw new Error('A notice of a new device names none.');
    return templates.newDevice(to, { ...device, at, token: this.tokens.token(device.id) });
  }

  /** Sends a mail in the name that the shop has at this moment. */
  private async send(
    id: string,
    to: string,
    write: (templates: EmailTemplates) => EmailMessage,
  ): Promise<void> {
    const shop = await this.settings.get();
    const message = write(emailTemplates(shop, this.shopUrl));
    await this.mailer.send(mailOf(message, { id, to, shop, shopUrl: this.shopUrl }));
  }
}
