import type {
  ChangeSecondFactorRequest,
  RecoveryCodes,
  SecondFactorSecret,
} from '@jhola/shared/contracts/second-factor.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Principal } from '#platform/auth/principal.js';
import { Transactions } from '#platform/database/transactions.js';
import { AccountAudit } from '../account-audit.service.js';
import type { Device } from '../devices/device.js';
import { AccountMails } from '../mails/account-mails.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { Reauthentication } from '../password/reauthentication.service.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { SecondFactorGate } from '../second-factor-gate.service.js';
import { Sessions } from '../sessions/sessions.service.js';

/** Turns the second factor of an account on and off, for its signed-in owner who proves the password. */
@Injectable()
export class SecondFactorChanges {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly factors: SecondFactors,
    private readonly gate: SecondFactorGate,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
    private readonly audit: AccountAudit,
  ) {}

  /** @throws ShopError as Reauthentication.prove, SecondFactorGate.pass and SecondFactors.begin */
  async start(user: Principal, password: string): Promise<SecondFactorSecret> {
    const { userId } = user;
    await this.reauthentication.prove(userId, { password });
    await this.gate.pass(user);
    return this.factors.begin(userId, (await this.owner(userId)).email);
  }

  /**
   * Turns it on: all other sessions end, and a mail reports it.
   * @throws ShopError as SecondFactorGate.pass and SecondFactors.confirm
   */
  async confirm(user: Principal, code: string, device: Device): Promise<RecoveryCodes> {
    const { userId, sessionId } = user;
    await this.gate.pass(user);
    return this.transactions.run(async (transaction) => {
      const recoveryCodes = await this.factors.confirm(userId, code, transaction);
      // A sign-in writes this row, too: one at the same time is tried again, and is asked for its code then.
      await this.users.updateOne({ _id: userId }, { $inc: { signInRevision: 1 } }).session(transaction);
      await this.sessions.endOthers(userId, sessionId, transaction);
      await this.sessions.passedSecondFactor(sessionId, transaction);
      await this.mails.secondFactorOn(transaction, await this.owner(userId, transaction));
      await this.audit.add(transaction, userId, device, { action: 'account.second-factor-on' });
      return { recoveryCodes };
    });
  }

  /** @throws ShopError second-factor.off; as Reauthentication.prove and SecondFactors.check */
  async replaceRecoveryCodes(
    userId: string,
    request: ChangeSecondFactorRequest,
    device: Device,
  ): Promise<RecoveryCodes> {
    return this.withCode(userId, request, device, async (transaction) => {
      await this.audit.add(transaction, userId, device, { action: 'account.recovery-codes-replaced' });
      return { recoveryCodes: await this.factors.replaceRecoveryCodes(userId, transaction) };
    });
  }

  /** Turns it off; a mail reports it. @throws ShopError as replaceRecoveryCodes */
  end(userId: string, request: ChangeSecondFactorRequest, device: Device): Promise<void> {
    return this.withCode(userId, request, device, async (transaction) => {
      await this.factors.remove(userId, transaction);
      await this.mails.secondFactorOff(transaction, await this.owner(userId, transaction));
      await this.audit.add(transaction, userId, device, { action: 'account.second-factor-off' });
    });
  }

  private async withCode<Result>(
    userId: string,
    { password, code }: ChangeSecondFactorRequest,
    device: Device,
    change: (transaction: ClientSession) => Promise<Result>,
  ): Promise<Result> {
    await this.reauthentication.prove(userId, { password });
    const { isOn, use } = await this.factors.check(userId, code, device);
    if (!isOn) throw new ShopError('second-factor.off');
    return this.transactions.run(async (transaction) => {
      await use(transaction);
      return change(transaction);
    });
  }

  private async owner(userId: string, transaction: ClientSession | null = null) {
    const owner = await this.users.findById(userId, { name: 1, email: 1 }).session(transaction).lean();
    if (!owner) throw new ShopError('account.missing');
    return owner;
  }
}
