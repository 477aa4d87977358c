import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { demoAccounts } from '../../../platform/config/demo-accounts.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { PasswordRules } from '../password/password-rules.service.js';
import { Passwords } from '../password/passwords.service.js';
import { AccountRemoval } from '../personal-data/account-removal.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { DemoPasswords, type OpenAccount } from './demo-passwords.service.js';

/** What is to become of an account that a password of the demo opens. */
export interface DemoEnd {
  readonly account: OpenAccount;
  /** `remove`: nobody needs it; `new-password`: the shop would be without this administrator. */
  readonly by: 'remove' | 'new-password';
}

/** Ends the demo: no account is left that a known password opens. */
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
  ) {}

  /** What has to be done: the demo's accounts go, but for an administrator without whom there would be none. */
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

  /** Removes an account with all that is held of its person, its sessions too. */
  async remove({ _id }: OpenAccount): Promise<void> {
    await this.transactions.run((session) => this.removal.remove({ _id }, session));
  }

  /**
   * Gives an account a password of its own and ends its sessions.
   * @throws ShopError account.common-password
   */
  async setPassword({ _id }: OpenAccount, password: string): Promise<void> {
    await this.rules.check(password);
    const passwordHash = await this.passwords.hash(password);
    await this.transactions.run(async (session) => {
      await this.users.updateOne({ _id }, { $set: { passwordHash } }, { session });
      await this.sessions.endAllOf(_id.toHexString(), session);
    });
  }
}

/** A password that nobody can guess, short enough to be copied by hand. */
export const generatedPassword = (): string => randomBytes(12).toString('base64url');
