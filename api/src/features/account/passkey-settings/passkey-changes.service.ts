import type { NewPasskey, Passkey, RemovePasskeyRequest } from '@jhola/shared/contracts/passkeys.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Model } from 'mongoose';
import type { Principal } from '#platform/auth/principal.js';
import { Transactions } from '#platform/database/transactions.js';
import { AccountAudit } from '../account-audit.service.js';
import type { Device } from '../devices/device.js';
import { AccountMails } from '../mails/account-mails.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import { Reauthentication } from '../password/reauthentication.service.js';
import { SecondFactorGate } from '../second-factor-gate.service.js';

/** Adds and removes passkeys of an account, for its signed-in owner who proves the password. */
@Injectable()
export class PasskeyChanges {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly passkeys: Passkeys,
    private readonly reauthentication: Reauthentication,
    private readonly gate: SecondFactorGate,
    private readonly mails: AccountMails,
    private readonly audit: AccountAudit,
    private readonly transactions: Transactions,
  ) {}

  /** @throws ShopError as Reauthentication.prove, SecondFactorGate.pass and Passkeys.startAdding */
  async start(user: Principal, password: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { userId } = user;
    await this.reauthentication.prove(userId, { password });
    await this.gate.pass(user);
    return this.passkeys.startAdding(userId, await this.owner(userId));
  }

  /** Adds the passkey that was begun by the password; a mail reports it. @throws ShopError as SecondFactorGate.pass and Passkeys.add */
  async add(user: Principal, passkey: NewPasskey, device: Device): Promise<Passkey> {
    const { userId } = user;
    await this.gate.pass(user);
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

  /** Removes a passkey; a mail reports it. @throws ShopError as Reauthentication.prove and SecondFactorGate.pass; passkey.missing */
  async remove(
    user: Principal,
    { passkeyId, password }: RemovePasskeyRequest,
    device: Device,
  ): Promise<void> {
    const { userId } = user;
    await this.reauthentication.prove(userId, { password });
    await this.gate.pass(user);
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
