import type { RegisterRequest } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.js';
import { AccountMails } from './mails/account-mails.service.js';
import { NewAccounts } from './new-accounts.service.js';

/** Registering, which tells nobody who has an account here. */
@Injectable()
export class Registration {
  constructor(
    private readonly newAccounts: NewAccounts,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Makes an account. Who asks for an address that has one is answered the same, and as late; its owner gets a mail.
   * @throws ShopError account.common-password
   */
  async register(request: RegisterRequest): Promise<void> {
    try {
      await this.newAccounts.withPassword(request);
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'account.email-taken') throw error;
      await this.transactions.run((session) => this.mails.addressTaken(session, request.email));
    }
  }
}
