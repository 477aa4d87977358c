import type { Role } from '@jhola/shared/contracts/account.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { type DemoAccount, demoAccounts } from '#platform/config/demo-accounts.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { Passwords } from '../password/passwords.service.js';

/** An account that anybody can enter, since its password is in the documentation. */
export interface OpenAccount {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** Finds the accounts that a password of the demo still opens. */
@Injectable()
export class DemoPasswords {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly passwords: Passwords,
  ) {}

  /** Those of the demo, and every administrator, whose password is one of the demo's. */
  async openAccounts(): Promise<OpenAccount[]> {
    const emails = demoAccounts.map(({ email }) => email);
    const asked = await this.users
      .find(
        { $or: [{ email: trusted({ $in: emails }) }, { role: 'ADMIN' }] },
        { name: 1, email: 1, role: 1, passwordHash: 1 },
      )
      .lean();
    const open: OpenAccount[] = [];
    for (const { _id, name, email, role, passwordHash } of asked) {
      const tries = demoAccounts.map(({ password }) => this.passwords.matches(password, passwordHash));
      if ((await Promise.all(tries)).includes(true)) open.push({ _id, name, email, role });
    }
    return open;
  }

  /** Whether this account exists and still has its known password. */
  async works({ email, password }: DemoAccount): Promise<boolean> {
    const user = await this.users.findOne({ email, status: 'Active' }, { passwordHash: 1 }).lean();
    return this.passwords.matches(password, user?.passwordHash);
  }
}
