import type { Role } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ShopConfig, type StartingAccount } from '../../platform/config/shop-config.js';
import { AccountService } from './account.service.js';
import { type UserRecord, userModel } from './models/user.model.js';

/** Makes the administrator, and the shopper of the demo, when they are missing. */
@Injectable()
export class StartingAccounts implements OnApplicationBootstrap {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly account: AccountService,
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
      await this.account.register({ name, ...wanted }, role);
    } catch (error) {
      // Another process that started at the same moment was quicker.
      if (!(error instanceof ShopError)) throw error;
    }
  }
}
