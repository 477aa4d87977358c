import type { Role } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { AccessTokens } from '#platform/auth/access-tokens.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Transactions } from '#platform/database/transactions.js';
import { AccountAudit } from '../account-audit.service.js';
import type { Device } from '../devices/device.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { AccountMails } from '../mails/account-mails.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { SecondFactors, type UsedCode } from '../second-factor/second-factors.service.js';
import { type RenewedSession, Sessions } from './sessions.service.js';

/** The pair of tokens a client works with. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The fields that prove an account's owner; they must still hold when the session is opened. */
export type Proved = { readonly [Field in '_id' | 'passwordHash' | 'googleId']?: UserRecord[Field] };

/** The same with the account they belong to. */
export type ProvedUser = Proved & Pick<UserRecord, '_id'>;

/** What a sign-in brings along beside the proof. */
export interface AdmitOptions {
  /** Of the second factor. */
  readonly code?: string | undefined;
  /** A factor that was proved already: no code is asked for. */
  readonly factor?: UsedCode;
  /** Fields to store with the account. */
  readonly learnt?: Partial<UserRecord>;
}

/** Opens sessions for users who have proved who they are. */
@Injectable()
export class SessionIssuer {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly mails: AccountMails,
    private readonly audit: AccountAudit,
    private readonly factors: SecondFactors,
    private readonly accessTokens: AccessTokens,
    private readonly transactions: Transactions,
    private readonly config: ShopConfig,
  ) {}

  /**
   * Opens a session in one transaction that confirms the proof: a password that was changed a moment ago, or
   * a blocked account, gets no session. A device that is new to the account is reported by mail.
   * @throws ShopError account.blocked, account.wrong-credentials; as SecondFactors.check
   */
  async admit(
    proved: ProvedUser,
    device: Device,
    { code, factor: given, learnt = {} }: AdmitOptions = {},
  ): Promise<Tokens> {
    const factor = given ?? (await this.factors.check(proved._id.toHexString(), code, device));
    return this.transactions.run(async (transaction) => {
      const user = await this.confirmProof(proved, learnt, transaction);
      await factor.use(transaction);
      if (factor.isRecovery) await this.mails.recoveryCodeUsed(transaction, user);
      if (user.role === 'ADMIN') {
        await this.audit.add(transaction, user._id.toHexString(), device, {
          action: 'sign-in.succeeded',
          after: { secondFactor: factor.isOn },
        });
      }
      const { deviceId, isNew } = await this.devices.note(user._id.toHexString(), device, transaction);
      if (isNew) await this.mails.newDevice(transaction, user, { ...device, id: deviceId });
      return this.open(user, { name: device.name, id: deviceId, secondFactor: factor.isOn }, transaction);
    });
  }

  /**
   * As admit, and ends every other session of the account, which is known on no other device from then on. The device is not
   * reported: its owner was signed in on it.
   * @param sessionId the session that it takes the place of: the new one has passed a second factor if this one had
   * @param also further writes of the transaction
   */
  admitAlone(
    proved: Proved,
    sessionId: string,
    device: Device,
    learnt: Partial<UserRecord>,
    also: (user: UserRecord, transaction: ClientSession) => Promise<void>,
  ): Promise<Tokens> {
    return this.transactions.run(async (transaction) => {
      const user = await this.confirmProof(proved, learnt, transaction);
      const passed = await this.sessions.hasPassedSecondFactor(sessionId, transaction);
      await this.sessions.endAllOf(user._id.toHexString(), transaction);
      await this.devices.forgetAllOf(user._id.toHexString(), transaction);
      await also(user, transaction);
      const { deviceId } = await this.devices.note(user._id.toHexString(), device, transaction);
      return this.open(user, { name: device.name, id: deviceId, secondFactor: passed }, transaction);
    });
  }

  /** The tokens of a session that was opened or renewed. */
  tokensOf({ sessionId, userId, refreshToken, secondFactor }: RenewedSession, role: Role): Tokens {
    const granted = this.needsSecondFactor(role) && !secondFactor ? 'USER' : role;
    return { accessToken: this.accessTokens.issue({ userId, sessionId, role: granted }), refreshToken };
  }

  /** Whether the owner lets this role manage the shop only in sessions that passed a second factor. */
  needsSecondFactor(role: Role): boolean {
    return role === 'ADMIN' && this.config.adminSecondFactor;
  }

  private async confirmProof(
    proved: Proved,
    learnt: Partial<UserRecord>,
    transaction: ClientSession,
  ): Promise<UserRecord> {
    const user = await this.users
      .findOneAndUpdate(
        { ...proved, status: 'Active' },
        { $set: { ...learnt, last_login_date: new Date() }, $inc: { signInRevision: 1 } },
        { session: transaction },
      )
      .lean<UserRecord>();
    if (user) return user;
    const blocked = await this.users.exists({ ...proved, status: 'Blocked' }).session(transaction);
    throw new ShopError(blocked ? 'account.blocked' : 'account.wrong-credentials');
  }

  private async open(
    user: UserRecord,
    device: Parameters<Sessions['open']>[1],
    transaction: ClientSession,
  ): Promise<Tokens> {
    const session = await this.sessions.open(user._id.toHexString(), device, transaction);
    return this.tokensOf(session, user.role);
  }
}
