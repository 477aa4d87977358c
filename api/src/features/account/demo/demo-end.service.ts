import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { atTheCommandLine } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { demoAccounts } from '#platform/config/demo-accounts.js';
import { Transactions } from '#platform/database/transactions.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { PasswordRules } from '../password/password-rules.service.js';
import { Passwords } from '../password/passwords.service.js';
import { AccountRemoval } from '../personal-data/account-removal.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { DemoPasswords, type OpenAccount } from './demo-passwords.service.js';

/** An account that a demo password opens, and what to do with it. */
export interface DemoEnd {
  readonly account: OpenAccount;
  /** `remove`: nothing depends on it; `new-password`: the shop would be without this administrator. */
  readonly by: 'remove' | 'new-password';
}

/** Ends the demo: afterwards no known password opens an account. */
@Injectable()
export class DemoEnding {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly demoPasswords: DemoPasswords,
    private readonly passwords: Passwords,
    private readonly rules: PasswordRules,
    private readonly removal: AccountRemoval,
    private readonly sessions: Sessions,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /**
   * What has to be done: the demo's accounts are removed, except an administrator without whom the shop would
   * have none.
   */
  async plan(): Promise<DemoEnd[]> {
    const open = await this.demoPasswords.openAccounts();
    const others = await this.users.exists({
      _id: trusted({ $nin: open.map(({ _id }) => _id) }),
      role: 'ADMIN',
      status: 'Active',
    });
    return open.map((account) => {
      const isOfDemo = demoAccounts.some(({ email }) => email === account.email);
      const mayGo = account.role !== 'ADMIN' || (isOfDemo && others !== null);
      return { account, by: mayGo ? 'remove' : 'new-password' };
    });
  }

  /** Removes an account with all personal data, its sessions included. */
  async remove({ _id }: OpenAccount): Promise<void> {
    await this.transactions.run(async (session) => {
      await this.removal.remove({ _id }, session);
      await this.audit.add(session, atTheCommandLine, { action: 'account.deleted' });
    });
  }

  /**
   * Gives an account a password of its own and ends its sessions.
   * @throws ShopError as PasswordRules.check
   */
  async setPassword({ _id, name, email }: OpenAccount, password: string): Promise<void> {
    await this.rules.check(password, { name, email });
    const passwordHash = await this.passwords.hash(password);
    await this.transactions.run(async (session) => {
      await this.users.updateOne({ _id }, { $set: { passwordHash } }, { session });
      await this.sessions.endAllOf(_id.toHexString(), session);
      await this.audit.add(session, atTheCommandLine, {
        action: 'account.password-reset',
        subject: { type: 'user', id: _id.toHexString() },
      });
    });
  }
}

/** A password that cannot be guessed, short enough to be copied by hand. */
export const generatedPassword = (): string => randomBytes(12).toString('base64url');
