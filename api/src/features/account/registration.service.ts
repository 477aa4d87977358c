import type { RegisterRequest } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions.js';
import type { Device } from './devices/device.js';
import { AccountMails } from './mails/account-mails.service.js';
import { NewAccounts } from './new-accounts.service.js';

/** Registration; no answer shows whether an address has an account. */
@Injectable()
export class Registration {
  constructor(
    private readonly newAccounts: NewAccounts,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Creates an account. For a taken address the answer and its timing are the same; the owner gets a mail.
   * @throws ShopError as PasswordRules.check
   */
  async register(request: RegisterRequest, device: Device): Promise<void> {
    try {
      await this.newAccounts.withPassword(request, { device });
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'account.email-taken') throw error;
      await this.transactions.run((session) => this.mails.addressTaken(session, request.email));
    }
  }
}
