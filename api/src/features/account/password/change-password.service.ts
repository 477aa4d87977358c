import type { ChangePasswordRequest } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Principal } from '#platform/auth/principal.js';
import { AccountAudit } from '../account-audit.service.js';
import type { Device } from '../devices/device.js';
import { AccountMails } from '../mails/account-mails.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { SessionIssuer, type Tokens } from '../sessions/session-issuer.service.js';
import { PasswordRules } from './password-rules.service.js';
import { Passwords } from './passwords.service.js';
import { Reauthentication } from './reauthentication.service.js';

/** Another password for a signed-in user, or the first one of an account that the provider opened. */
@Injectable()
export class ChangePassword {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly reauthentication: Reauthentication,
    private readonly rules: PasswordRules,
    private readonly passwords: Passwords,
    private readonly sessionIssuer: SessionIssuer,
    private readonly mails: AccountMails,
    private readonly audit: AccountAudit,
  ) {}

  /**
   * Sets the password. Every session ends, the calling device gets a new one, and a mail reports it.
   * @throws ShopError as Reauthentication.prove and PasswordRules.check
   */
  async change(user: Principal, request: ChangePasswordRequest, device: Device): Promise<Tokens> {
    const { userId, sessionId } = user;
    const proved = await this.reauthentication.prove(userId, request);
    const owner = await this.users.findById(proved._id, { name: 1, email: 1 }).lean();
    if (!owner) throw new ShopError('account.missing');
    await this.rules.check(request.newPassword, owner);
    const passwordHash = await this.passwords.hash(request.newPassword);
    return this.sessionIssuer.admitAlone(
      proved,
      sessionId,
      device,
      { passwordHash },
      async (changed, transaction) => {
        await this.mails.passwordChanged(transaction, changed);
        await this.audit.add(transaction, userId, device, { action: 'account.password-changed' });
      },
    );
  }
}
