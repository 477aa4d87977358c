import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions.js';
import { AccountAudit } from '../account-audit.service.js';
import { Administrators } from '../administrators.service.js';
import type { Device } from '../devices/device.js';
import { AccountMails } from '../mails/account-mails.service.js';
import { type Proof, Reauthentication } from '../password/reauthentication.service.js';
import { AccountRemoval } from './account-removal.service.js';

/** Deletes accounts at their owners' request. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly administrators: Administrators,
    private readonly removal: AccountRemoval,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
    private readonly audit: AccountAudit,
  ) {}

  /**
   * Deletes an account and all personal data, completely or not at all; a mail confirms it.
   * @throws ShopError account.last-admin; as Reauthentication.prove
   */
  async delete(userId: string, proof: Proof, device: Device): Promise<void> {
    const proved = await this.reauthentication.prove(userId, proof);
    await this.transactions.run(async (transaction) => {
      await this.audit.add(transaction, userId, device, { action: 'account.deleted' });
      const user = await this.removal.remove(proved, transaction);
      if (!user) throw new ShopError('account.wrong-credentials');
      if (user.role === 'ADMIN') await this.administrators.keepAnother(userId, transaction);
      await this.mails.accountDeleted(transaction, user);
    });
  }
}
