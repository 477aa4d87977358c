import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { isDemoPassword } from '../../../platform/config/demo-accounts.js';
import { readCommonPasswords } from './common-passwords.js';

/** The rules for a new password beyond its length, which the contract checks. */
@Injectable()
export class PasswordRules {
  private common: Promise<ReadonlySet<string>> | undefined;

  /**
   * Accepts or refuses a new password, in any case (`PassWord1` is as common as `password1`). The demo's
   * passwords are in the documentation and refused too.
   * @throws ShopError account.common-password
   */
  async check(newPassword: string): Promise<void> {
    if (isDemoPassword(newPassword)) throw new ShopError('account.common-password');
    this.common ??= readCommonPasswords();
    if ((await this.common).has(newPassword.toLowerCase())) throw new ShopError('account.common-password');
  }
}
