import type { RegisterRequest } from '@jhola/shared/contracts/account.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { atTheCommandLine } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Transactions } from '#platform/database/transactions.js';
import { type SessionRecord, sessionModel } from '../models/session.model.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { NewAccounts } from '../new-accounts.service.js';
import { type SecondFactorRecord, secondFactorModel } from '../second-factor/models/second-factor.model.js';

/** Makes administrators at the shop's own computer; no request reaches this. */
@Injectable()
export class AdministratorAccounts {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    @InjectModel(sessionModel.name) private readonly sessions: Model<SessionRecord>,
    @InjectModel(secondFactorModel.name) private readonly factors: Model<SecondFactorRecord>,
    private readonly newAccounts: NewAccounts,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** What the account of this e-mail may do now; null when there is none. */
  find(email: string): Promise<Pick<UserRecord, 'name' | 'role' | 'status'> | null> {
    return this.users
      .findOne({ email }, { name: 1, role: 1, status: 1 })
      .lean<Pick<UserRecord, 'name' | 'role' | 'status'>>();
  }

  /**
   * A new administrator.
   * @throws ShopError as NewAccounts.withPassword
   */
  create(account: Omit<RegisterRequest, 'confirmPassword'>): Promise<void> {
    return this.newAccounts.withPassword(account, { role: 'ADMIN' });
  }

  /** Gives the account of this e-mail the administrator role and unblocks it; its user has to sign in anew. */
  async promote(email: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const user = await this.users
        .findOneAndUpdate({ email }, { $set: { role: 'ADMIN', status: 'Active' } }, { session })
        .lean<UserRecord>();
      if (!user) return;
      await this.sessions.deleteMany({ userId: user._id }, { session });
      await this.audit.add(session, atTheCommandLine, {
        action: 'people.role-changed',
        subject: { type: 'user', id: user._id.toHexString() },
        before: { role: user.role, status: user.status },
        after: { role: 'ADMIN', status: 'Active' },
      });
    });
  }

  /** Removes the second factor of the account of this e-mail, for an owner who has lost the app and the recovery codes. */
  async removeSecondFactor(email: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const user = await this.users.exists({ email }).session(session);
      if (!user) return;
      await this.factors.deleteOne({ userId: user._id }, { session });
      await this.audit.add(session, atTheCommandLine, {
        action: 'account.second-factor-off',
        subject: { type: 'user', id: user._id.toHexString() },
      });
    });
  }
}
