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
import { type PasskeyRecord, passkeyModel } from '../passkeys/models/passkey.model.js';
import { type SecondFactorRecord, secondFactorModel } from '../second-factor/models/second-factor.model.js';

/** The second factors that were removed from an account. */
export interface RemovedFactors {
  /** Whether an authenticator app was among them, with its recovery codes. */
  readonly app: boolean;
  /** How many passkeys. */
  readonly passkeys: number;
}

/** Makes administrators at the shop's own computer; no request reaches this. */
@Injectable()
export class AdministratorAccounts {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    @InjectModel(sessionModel.name) private readonly sessions: Model<SessionRecord>,
    @InjectModel(secondFactorModel.name) private readonly factors: Model<SecondFactorRecord>,
    @InjectModel(passkeyModel.name) private readonly passkeys: Model<PasskeyRecord>,
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

  /**
   * Removes every second factor of the account of this e-mail, for an owner who has lost them. Whoever found them may be signed
   * in by them, so all its sessions end.
   * @returns what was removed; undefined when there was nothing, and nothing was changed
   */
  async removeSecondFactors(email: string): Promise<RemovedFactors | undefined> {
    return this.transactions.run(async (session) => {
      const user = await this.users.exists({ email }).session(session);
      if (!user) return undefined;
      const userId = user._id;
      const app = await this.factors.findOneAndDelete({ userId }, { session }).lean<SecondFactorRecord>();
      const passkeys = await this.passkeys.find({ userId }).session(session).lean<PasskeyRecord[]>();
      const removed = { app: app?.confirmedAt !== undefined, passkeys: passkeys.length };
      if (!removed.app && removed.passkeys === 0) return undefined;
      await this.passkeys.deleteMany({ userId }, { session });
      await this.sessions.deleteMany({ userId }, { session });
      const subject = { type: 'user', id: userId.toHexString() } as const;
      if (removed.app)
        await this.audit.add(session, atTheCommandLine, { action: 'account.second-factor-off', subject });
      for (const { name } of passkeys)
        await this.audit.add(session, atTheCommandLine, {
          action: 'account.passkey-removed',
          subject,
          before: { name },
        });
      return removed;
    });
  }
}
