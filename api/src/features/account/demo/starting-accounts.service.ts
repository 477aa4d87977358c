import type { Role } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type DemoAccount, demoAdmin } from '#platform/config/demo-accounts.js';
import { WrongEnvironment } from '#platform/config/environment.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { NewAccounts } from '../new-accounts.service.js';
import { DemoEnding, generatedPassword } from './demo-end.service.js';
import { DemoPasswords } from './demo-passwords.service.js';

/** Creates the accounts that a shop starts with, and refuses to open a real shop that a known password still enters. */
@Injectable()
export class StartingAccounts implements OnApplicationBootstrap {
  /** Sign-ins to show to the person who starts the shop: those of the demo, and a password that was just generated. */
  signIns: readonly DemoAccount[] = [];

  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly newAccounts: NewAccounts,
    private readonly demoPasswords: DemoPasswords,
    private readonly demoEnding: DemoEnding,
    private readonly config: ShopConfig,
  ) {}

  /** @throws WrongEnvironment in one sentence, when the shop must not open like this */
  async onApplicationBootstrap(): Promise<void> {
    const { admin, demo } = this.config;
    if (demo.name === 'off') await this.refuseKnownPasswords();
    const isNew = !(await this.users.exists({ role: 'ADMIN' }));
    if (admin) await this.makeOwner(admin);
    // Once there is an administrator, known passwords do not come back: the demo may have been ended.
    if (isNew || demo.name === 'public') {
      await Promise.all(this.config.demoAccounts.map((account) => this.ensure(account)));
    }
    const generated = demo.name === 'public' ? await this.generateAdminPasswords() : [];
    this.signIns = [...generated, ...(await this.workingDemoAccounts())];
  }

  private async refuseKnownPasswords(): Promise<void> {
    const open = await this.demoPasswords.openAccounts();
    if (open.length === 0) return;
    throw new WrongEnvironment(
      `The shop stays closed while everybody knows the password of ${open.map(({ email }) => email).join(' and ')}, which is the demo's: run "npm run demo:end", then start the shop again.`,
    );
  }

  /** An account that exists is left as it is: its password may have been changed since. */
  private async makeOwner(account: DemoAccount): Promise<void> {
    if (await this.users.exists({ email: account.email })) return;
    try {
      await unlessTaken(this.newAccounts.withPassword({ name: 'Shop Admin', ...account }, { role: 'ADMIN' }));
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      throw new WrongEnvironment(`ADMIN_PASSWORD is wrong: ${error.message}`);
    }
  }

  private async ensure(account: DemoAccount): Promise<void> {
    if (await this.users.exists({ email: account.email })) return;
    const [name, role]: [string, Role] =
      account.email === demoAdmin.email ? ['Shop Admin', 'ADMIN'] : ['Asha Rao', 'USER'];
    await unlessTaken(this.newAccounts.ofDemo(account, name, role));
  }

  /** A demo that is shown to others: its administrator's password is shown once, at the start that created it. */
  private async generateAdminPasswords(): Promise<DemoAccount[]> {
    const generated: DemoAccount[] = [];
    for (const account of await this.demoPasswords.openAccounts()) {
      if (account.role !== 'ADMIN') continue;
      const password = generatedPassword();
      await this.demoEnding.setPassword(account, password);
      generated.push({ email: account.email, password });
    }
    if (await this.users.exists({ role: 'ADMIN' })) return generated;
    const made = { email: demoAdmin.email, password: generatedPassword() };
    const isMade = await unlessTaken(
      this.newAccounts.withPassword({ name: 'Shop Admin', ...made }, { role: 'ADMIN' }),
    );
    return isMade ? [...generated, made] : generated;
  }

  /** The sign-ins of demo accounts that still have their demo password; an owner's own account is never listed. */
  private async workingDemoAccounts(): Promise<DemoAccount[]> {
    const work = await Promise.all(this.config.demoAccounts.map((one) => this.demoPasswords.works(one)));
    return this.config.demoAccounts.filter((_, at) => work[at]);
  }
}

/** Creates an account; false when another process that started concurrently was quicker. */
async function unlessTaken(making: Promise<void>): Promise<boolean> {
  try {
    await making;
    return true;
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'account.email-taken') throw error;
    return false;
  }
}
