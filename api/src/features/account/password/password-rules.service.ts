import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { isDemoPassword } from '../../../platform/config/demo-accounts.js';
import { readCommonPasswords } from './common-passwords.js';

/** What a new password must be beyond its length, which the contract checks. */
@Injectable()
export class PasswordRules {
  private common: Promise<ReadonlySet<string>> | undefined;

  /**
   * Lets a new password pass, or refuses it; however it is written (`PassWord1` is as common as `password1`). The
   * demo's own passwords stand in the documentation: they are as well known as any.
   * @throws ShopError account.common-password
   */
  async check(newPassword: string): Promise<void> {
    if (isDemoPassword(newPassword)) throw new ShopError('account.common-password');
    this.common ??= readCommonPasswords();
    if ((await this.common).has(newPassword.toLowerCase())) throw new ShopError('account.common-password');
  }
}
