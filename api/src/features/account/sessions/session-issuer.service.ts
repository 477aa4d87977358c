import type { Role } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { AccessTokens } from '#platform/auth/access-tokens.js';
import { Transactions } from '#platform/database/transactions.js';
import type { Device } from '../devices/device.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { AccountMails } from '../mails/account-mails.service.js';
import { type UserRecord, userModel } from '../models/user.model.js';
import { type RenewedSession, Sessions } from './sessions.service.js';

/** The pair of tokens a client works with. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The fields that prove an account's owner; they must still hold when the session is opened. */
export type Proved = { readonly [Field in '_id' | 'passwordHash' | 'googleId']?: UserRecord[Field] };

/** Opens sessions for users who have proved who they are. */
@Injectable()
export class SessionIssuer {
  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly mails: AccountMails,
    private readonly accessTokens: AccessTokens,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Opens a session in one transaction that confirms the proof: a password that was changed a moment ago, or
   * a blocked account, gets no session.
   * @param learnt fields to store with the account
   * @throws ShopError account.blocked, account.wrong-credentials
   */
  admit(proved: Proved, device: Device, learnt: Partial<UserRecord> = {}): Promise<Tokens> {
    return this.transactions.run(async (transaction) => {
      const user = await this.confirmProof(proved, learnt, transaction);
      return this.open(user, device, transaction);
    });
  }

  /**
   * As admit, and ends every other session of the account, which is known on no other device from then on.
   * @param also further writes of the transaction
   */
  admitAlone(
    proved: Proved,
    device: Device,
    learnt: Partial<UserRecord>,
    also: (user: UserRecord, transaction: ClientSession) => Promise<void>,
  ): Promise<Tokens> {
    return this.transactions.run(async (transaction) => {
      const user = await this.confirmProof(proved, learnt, transaction);
      await this.sessions.endAllOf(user._id.toHexString(), transaction);
      await this.devices.forgetAllOf(user._id.toHexString(), transaction);
      await also(user, transaction);
      return this.open(user, device, transaction);
    });
  }

  /** The tokens of a session that was opened or renewed. */
  tokensOf({ sessionId, userId, refreshToken }: RenewedSession, role: Role): Tokens {
    return { accessToken: this.accessTokens.issue({ userId, sessionId, role }), refreshToken };
  }

  private async confirmProof(
    proved: Proved,
    learnt: Partial<UserRecord>,
    transaction: ClientSession,
  ): Promise<UserRecord> {
    const user = await this.users
      .findOneAndUpdate(
        { ...proved, status: 'Active' },
        { $set: { ...learnt, last_login_date: new Date() } },
        { session: transaction },
      )
      .lean<UserRecord>();
    if (user) return user;
    const blocked = await this.users.exists({ ...proved, status: 'Blocked' }).session(transaction);
    throw new ShopError(blocked ? 'account.blocked' : 'account.wrong-credentials');
  }

  private async open(user: UserRecord, device: Device, transaction: ClientSession): Promise<Tokens> {
    const userId = user._id.toHexString();
    const { deviceId, isNew } = await this.devices.note(userId, device, transaction);
    const session = await this.sessions.open(userId, { name: device.name, id: deviceId }, transaction);
    if (isNew) await this.mails.newDevice(transaction, user, { ...device, id: deviceId });
    return this.tokensOf(session, user.role);
  }
}
