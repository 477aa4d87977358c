import type { NewPasskey, Passkey, RemovePasskeyRequest } from '@jhola/shared/contracts/passkeys.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Model } from 'mongoose';
import { Transactions } from '#platform/database/transactions.js';
import { AccountAudit } from '../account-audit.service.js';
import type { Device } from '../devices/device.js';
import { AccountMails } from '../mails/account-mails.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import { Reauthentication } from '../password/reauthentication.service.js';

/** Adds and removes passkeys of an account, for its signed-in owner who proves the password. */
@Injectable()
export class PasskeyChanges {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly passkeys: Passkeys,
    private readonly reauthentication: Reauthentication,
    private readonly mails: AccountMails,
    private readonly audit: AccountAudit,
    private readonly transactions: Transactions,
  ) {}

  /** @throws ShopError as Reauthentication.prove and Passkeys.startAdding */
  async start(userId: string, password: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    await this.reauthentication.prove(userId, { password });
    return this.passkeys.startAdding(userId, await this.owner(userId));
  }

  /** Adds the passkey that was begun by the password; a mail reports it. @throws ShopError as Passkeys.add */
  async add(userId: string, passkey: NewPasskey, device: Device): Promise<Passkey> {
    const owner = await this.owner(userId);
    const verified = await this.passkeys.verify(userId, passkey, device.name);
    return this.transactions.run(async (transaction) => {
      const added = await this.passkeys.add(verified, transaction);
      await this.mails.passkeyAdded(transaction, owner);
      await this.audit.add(transaction, userId, device, {
        action: 'account.passkey-added',
        after: { name: added.name },
      });
      return added;
    });
  }

  /** Removes a passkey; a mail reports it. @throws ShopError as Reauthentication.prove; passkey.missing */
  async remove(userId: string, { passkeyId, password }: RemovePasskeyRequest, device: Device): Promise<void> {
    await this.reauthentication.prove(userId, { password });
    const owner = await this.owner(userId);
    await this.transactions.run(async (transaction) => {
      const name = await this.passkeys.remove(userId, passkeyId, transaction);
      await this.mails.passkeyRemoved(transaction, owner);
      await this.audit.add(transaction, userId, device, {
        action: 'account.passkey-removed',
        before: { name },
      });
    });
  }

  private async owner(userId: string): Promise<Pick<UserRecord, 'name' | 'email'>> {
    const owner = await this.users.findById(userId, { name: 1, email: 1 }).lean();
    if (!owner) throw new ShopError('account.missing');
    return owner;
  }
}
