import { randomUUID } from 'node:crypto';
import type { ChangeEmailRequest, ConfirmEmailRequest } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Principal } from '#platform/auth/principal.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { Transactions } from '#platform/database/transactions.js';
import { eventType } from '#platform/events/event-type.js';
import { Events } from '#platform/events/events.service.js';
import { AccountAudit } from '../account-audit.service.js';
import type { Device } from '../devices/device.js';
import { AccountMails } from '../mails/account-mails.service.js';
import { maskedEmail } from '../mails/masked-email.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { CODE_MS, type CodeKey, OneTimeCodes } from '../one-time-codes/one-time-codes.service.js';
import { Reauthentication } from '../password/reauthentication.service.js';
import { ResetPermits } from '../recovery/reset-permits.service.js';
import { SecondFactorGate } from '../second-factor-gate.service.js';

/** A signed-in user wants another e-mail address. Whether it is free is checked later. */
const emailChangeWanted = eventType<{
  /** The id of the mail. */
  mailId: string;
  userId: string;
  /** The new address. */
  email: string;
  /** In milliseconds. */
  at: number;
}>('account.email-change-wanted');

/**
 * Another e-mail address for an account: its owner proves again who they are, and that they read mail at the
 * new address. No answer shows whether the address belongs to another account.
 */
@Injectable()
export class EmailChange implements OnModuleInit {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly reauthentication: Reauthentication,
    private readonly gate: SecondFactorGate,
    private readonly codes: OneTimeCodes,
    private readonly permits: ResetPermits,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly audit: AccountAudit,
  ) {}

  onModuleInit(): void {
    this.events.on(emailChangeWanted, (request) => this.send(request));
  }

  /**
   * Has a code mailed to the new address, and a notice to the one in use.
   * @throws ShopError as Reauthentication.prove and SecondFactorGate.pass
   */
  async request(user: Principal, { email, ...proof }: ChangeEmailRequest): Promise<void> {
    const { userId } = user;
    await this.reauthentication.prove(userId, proof);
    await this.gate.pass(user);
    const request = { mailId: randomUUID(), userId, email, at: Date.now() };
    await this.transactions.run((session) => this.events.publish(session, emailChangeWanted(request)));
  }

  /**
   * Sets the new address for the holder of the code.
   * @throws ShopError account.code-wrong, also when another account has taken the address meanwhile
   */
  async confirm(userId: string, { email, otp }: ConfirmEmailRequest, device: Device): Promise<void> {
    if ((await this.codes.redeem(codeKeyOf(userId, email), otp)) !== userId) {
      throw new ShopError('account.code-wrong');
    }
    try {
      await this.move(userId, email, device);
    } catch (error) {
      throw isDuplicateKey(error) ? new ShopError('account.code-wrong') : error;
    }
  }

  /** Sets the new address; codes mailed to the old one no longer work. */
  private move(userId: string, email: string, device: Device): Promise<void> {
    return this.transactions.run(async (session) => {
      const before = await this.users
        .findOneAndUpdate({ _id: userId }, { $set: { email, verify_email: true } }, { session })
        .lean();
      if (!before) throw new ShopError('account.code-wrong');
      await this.codes.invalidateAllOf(userId, session);
      await this.permits.forget(userId, session);
      if (before.email === email) return;
      await this.mails.emailChanged(session, before, email);
      await this.audit.add(session, userId, device, {
        action: 'account.email-changed',
        before: { email: maskedEmail(before.email) },
        after: { email: maskedEmail(email) },
      });
    });
  }

  private async send({ mailId, userId, email, at }: Parameters<typeof emailChangeWanted>[0]): Promise<void> {
    if (Date.now() - at > CODE_MS) return;
    const user = await this.users.findById(userId, { email: 1, name: 1 }).lean();
    if (!user) return;
    const code = await this.codes.issue({
      ...codeKeyOf(userId, email),
      userId,
      mailId,
      askedAt: new Date(at),
    });
    if (!code) return;
    const taken = await this.users.exists({ email, _id: trusted({ $ne: user._id }) });
    if (!taken) await this.mails.emailChangeCode(mailId, { name: user.name, email }, code);
    await this.transactions.run(async (session) => {
      if (taken) await this.mails.addressTaken(session, email);
      if (user.email !== email) await this.mails.emailChangeAsked(session, user, email);
    });
  }
}

const codeKeyOf = (userId: string, email: string): CodeKey => ({
  purpose: 'email-change',
  subject: userId,
  email,
});
