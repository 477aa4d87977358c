import type { Role } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { WrongEnvironment } from '../../platform/config/environment.js';
import { ShopConfig, type StartingAccount } from '../../platform/config/shop-config.js';
import { type UserRecord, userModel } from './models/user.model.js';
import { NewAccounts } from './new-accounts.service.js';

/** Makes the administrator, and the shopper of the demo, when they are missing. */
@Injectable()
export class StartingAccounts implements OnApplicationBootstrap {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly newAccounts: NewAccounts,
    private readonly config: ShopConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { admin, demoShopper } = this.config;
    await Promise.all([
      this.ensure(admin, 'Shop Admin', 'ADMIN'),
      this.ensure(demoShopper, 'Asha Rao', 'USER'),
    ]);
  }

  /** An account that exists is left as it is: its password may have been changed since. */
  private async ensure(wanted: StartingAccount | undefined, name: string, role: Role): Promise<void> {
    if (!wanted || (await this.users.exists({ email: wanted.email }))) return;
    try {
      await this.newAccounts.withPassword({ name, ...wanted }, role);
    } catch (error) {
      if (error instanceof ShopError && error.code === 'account.common-password') {
        throw new WrongEnvironment('ADMIN_PASSWORD is wrong: it is one of the most common passwords.');
      }
      // Another process that started at the same moment was quicker.
      if (!(error instanceof ShopError) || error.code !== 'account.email-taken') throw error;
    }
  }
}
