import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Transactions } from '#platform/database/transactions.js';
import { AccountAudit } from '../account-audit.service.js';
import type { Device } from '../devices/device.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { AccountMails } from '../mails/account-mails.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { OneTimeCodes } from '../one-time-codes/one-time-codes.service.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import { PasswordRules } from '../password/password-rules.service.js';
import { Passwords } from '../password/passwords.service.js';
import { SecondFactorGate } from '../second-factor-gate.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { ResetPermits } from './reset-permits.service.js';

/** The input of a password reset. */
export interface Reset {
  readonly email: string;
  readonly newPassword: string;
  /** The secret that the correct code was exchanged for; undefined when it was not sent along. */
  readonly secret: string | undefined;
  /** Where it is set: the account is known there alone from then on. */
  readonly device: Device;
}

/** Sets a new password for a user who has entered a correct code. */
@Injectable()
export class Recovery {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly permits: ResetPermits,
    private readonly codes: OneTimeCodes,
    private readonly rules: PasswordRules,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly passkeys: Passkeys,
    private readonly gate: SecondFactorGate,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
    private readonly audit: AccountAudit,
  ) {}

  /**
   * Sets the password. The secret is used up, every session ends, passkeys open the account no more (but those of administrators who need a second factor), and the e-mail address counts as verified:
   * its owner has read the code there.
   * @throws ShopError account.reset-refused (without the reason); as PasswordRules.check
   */
  async reset({ email, newPassword, secret = '', device }: Reset): Promise<void> {
    const user = await this.users.findOne({ email }, { email: 1, name: 1 }).lean();
    if (!user) throw new ShopError('account.reset-refused');
    const userId = user._id.toHexString();
    const holder = { userId, email, secret };
    // Checked before the costly hash, and used up with the new password: a refused password costs no secret.
    if (!(await this.permits.isGood(holder))) throw new ShopError('account.reset-refused');
    await this.rules.check(newPassword, user);
    const passwordHash = await this.passwords.hash(newPassword);
    const needsSecondFactor = await this.gate.isNeededBy(userId);

    await this.transactions.run(async (session) => {
      if (!(await this.permits.use(holder, session))) throw new ShopError('account.reset-refused');
      const { matchedCount } = await this.users.updateOne(
        { _id: userId, email },
        { $set: { passwordHash, verify_email: true } },
        { session },
      );
      if (matchedCount === 0) throw new ShopError('account.reset-refused');
      await this.codes.invalidateAllOf(userId, session);
      await this.sessions.endAllOf(userId, session);
      // Somebody who was in the account may have added one. Where it is the second factor that an administrator needs, the
      // mailbox alone must not do away with it.
      if (!needsSecondFactor) await this.passkeys.removeAllOf(userId, session);
      await this.devices.forgetAllOf(userId, session);
      await this.devices.note(userId, device, session);
      await this.mails.passwordChanged(session, user);
      await this.audit.add(session, userId, device, { action: 'account.password-reset' });
    });
  }
}
